import type { ClientDirective } from 'astro';
import { SUBJECT_PARAMETER } from '../contact/message.ts';
import { holdEvents, UNHYDRATED_ISLAND } from './held-events.ts';
import { listen } from './listen.ts';
import { SCRIPT_DEADLINE_MS } from './now.ts';

/** An answer was asked for, or the page is read on: run them, once what the browser answers by itself has been painted. */
const HYDRATE_EVENTS = ['click', 'keydown', 'input', 'wheel', 'pointercancel'];

const { dataset } = document.documentElement;
/** Where the loader of islands is; in dev it is in the page. */
const { loader } = (document.currentScript as HTMLScriptElement).dataset;
const hydrations = new Map<Element | null, () => void>();
let touched: Element | null = null;
let fetched: Promise<unknown> | undefined;
let isRunning = false;
let isPainted = false;

function fetchScripts(): void {
  if (loader) fetched ??= import(loader).catch(() => import(`${loader}?retry`)).catch(giveUp);
}

function hydrateIslands(): void {
  fetchScripts();
  if (isRunning) return;
  isRunning = true;
  // A script that never answers is one that has failed.
  setTimeout(giveUp, SCRIPT_DEADLINE_MS);
  requestAnimationFrame(() =>
    setTimeout(() => {
      isPainted = true;
      hydrateNext();
    }),
  );
}

/** Each island in a task of its own, the touched one first: between two of them the browser can answer. */
function hydrateNext(): void {
  const [island] = hydrations.has(touched) ? [touched] : hydrations.keys();
  if (!isPainted || island === undefined) return;
  hydrations.get(island)?.();
  hydrations.delete(island);
  setTimeout(hydrateNext);
}

function giveUp(): void {
  for (const island of document.querySelectorAll(UNHYDRATED_ISLAND))
    island.dispatchEvent(new Event('astro:hydration-error'));
}

dataset.untouched = '';
// Until the pictures of the first screen have come, what is below it leaves them the line.
dataset.loading = '';
addEventListener('load', () => delete dataset.loading);
addEventListener(
  'scroll',
  () => {
    // The pictures and fonts below the cover wait for this (`src/styles/below-cover.css`). A tap alone does not show them:
    // the layout of the whole page would come between the tap and its answer.
    delete dataset.untouched;
    // Scrolling is no gesture, unless the browser leaves it to the navbar's island to tell how far the page has moved.
    if (!CSS.supports('animation-timeline:scroll()')) hydrateIslands();
  },
  { capture: true, once: true },
);
// An answer may soon be asked for.
listen('pointerdown', fetchScripts);
for (const type of ['pointerover', 'focusin'])
  listen(type, (_, target) => {
    if (target.closest('astro-island')) fetchScripts();
  });
for (const type of HYDRATE_EVENTS)
  listen(type, (_, target) => {
    touched ??= (target as Partial<Element>).closest?.('astro-island') ?? null;
    hydrateIslands();
  });

// After these, which an event that is held no longer reaches.
holdEvents();

// A tab with a name holds words that its form brings back (`src/islands/ContactForm/use-draft.ts`).
if (location.search.includes(SUBJECT_PARAMETER) || self.name) hydrateIslands();
// An address may name a slide, which opens in the viewer.
listen('DOMContentLoaded', () => {
  if (document.getElementById(location.hash.slice(1))?.closest('[data-native=strip]')) hydrateIslands();
});

/**
 * `client:gesture`: fetches the islands' scripts at the first sign of a pointer, touch, key, wheel or focus, and hydrates
 * them once what the visitor did has been answered and painted. What is asked of them meanwhile is held (`held-events.ts`).
 */
export default ((load, _, island) => {
  hydrations.set(island, () => void load().then((run) => run()));
  // In a task of its own: by then every island that the loader has found is here.
  setTimeout(hydrateNext);
}) satisfies ClientDirective;
