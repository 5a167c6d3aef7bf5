import type { ClientDirective } from 'astro';
import { SUBJECT_PARAMETER } from '../contact/subject-request.ts';
import { SCRIPT_DEADLINE_MS } from './now.ts';

const UNHYDRATED_ISLAND = 'astro-island:not([data-state])';
/** An answer may soon be asked for: fetch the scripts. */
const FETCH_EVENTS = ['pointerdown', 'focusin'];
/** An answer was asked for, or the page is read on: run them, once what the browser answers by itself has been painted. */
const HYDRATE_EVENTS = ['click', 'keydown', 'input', 'wheel', 'pointercancel'];
/** Controls that need their island: tabs, buttons that it can switch off, and slides that it enlarges. Native ones (links, popovers) answer by themselves. */
const HELD_CONTROLS = '[role=tab],[aria-disabled],[id^=foto] a';
/** Those of them that move the strip of slides as long as keen-slider doesn't. */
const STRIP_CONTROLS =
  ':has(>.carousel-track:not([data-slider])) :is([aria-disabled=false],.carousel-thumbnail)';
const HELD_TAB_KEYS = /Arrow|Home|End| /;

const root = document.documentElement;
/** Where the loader of islands is; in dev it is in the page. */
const { loader } = (document.currentScript as HTMLScriptElement).dataset;
const hydrations = new Map<Element | null, () => void>();
const held: [Element, () => void][] = [];
let touched: Element | null = null;
let isFetching = false;
let isRunning = false;
let isPainted = false;
/** The slide that the strip is on its way to, counted from 0. */
let goal: number | undefined;

function fetchScripts(): void {
  if (isFetching || !loader) return;
  isFetching = true;
  import(loader).catch(() => import(`${loader}?retry`)).catch(giveUp);
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

/** Stops an event that an island cannot answer before it has hydrated, and keeps the means to repeat it. */
function hold(event: Event, island: Element | null | undefined, replay: () => void): void {
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push([island, replay]);
}

function on(type: string, answer: (event: Event, target: HTMLElement) => void): void {
  addEventListener(type, (event) => answer(event, event.target as HTMLElement), true);
}

/** The panel of an exhibitions' tab answers before its island, which will find it as it is. */
function showPanel(tab: Element): void {
  for (const other of document.querySelectorAll('.exhibition-tab'))
    other.ariaSelected = String(other === tab);
  for (const panel of document.querySelectorAll('.exhibition-panel'))
    panel.toggleAttribute('data-selected', panel.id === tab.getAttribute('aria-controls'));
}

/** To a thumbnail's slide or the next one: the strip is the browser's own, until its island takes over where it stands. */
function moveStrip({ hash }: Partial<HTMLAnchorElement>): void {
  const strip = document.querySelector('.carousel-track') as Element;
  goal = hash ? Number(hash.slice('#foto-'.length)) - 1 : (goal ?? strip.scrollLeft / strip.clientWidth) + 1;
  strip.scrollTo({ left: goal * strip.clientWidth });
}

root.dataset.untouched = '';
addEventListener(
  'scroll',
  () => {
    // The pictures and fonts below the cover wait for this (`src/styles/below-cover.css`). A tap alone does not show them:
    // the layout of the whole page would come between the tap and its answer.
    delete root.dataset.untouched;
    // Scrolling is no gesture, unless the browser leaves it to the navbar's island to tell how far the page has moved.
    if (!CSS.supports('animation-timeline:scroll()')) hydrateIslands();
  },
  { capture: true, once: true },
);
for (const type of FETCH_EVENTS) on(type, fetchScripts);
on('pointerover', (_, target) => {
  if (target.closest('astro-island')) fetchScripts();
});
for (const type of HYDRATE_EVENTS)
  on(type, (_, target) => {
    touched ??= (target as Partial<Element>).closest?.('astro-island') ?? null;
    hydrateIslands();
  });

on('click', (event, target) => {
  const control = target.closest<HTMLElement>(HELD_CONTROLS);
  const unhydrated = control?.closest(UNHYDRATED_ISLAND);
  const isPanelTab = control?.matches('.exhibition-tab');
  if (control && unhydrated && isPanelTab && control.ariaSelected !== 'true') {
    showPanel(control);
    // As its island does (`use-selected-tab.ts`): whoever follows a link of the panel comes back to it.
    history.pushState('tab', '', `#${control.getAttribute('aria-controls') ?? ''}`);
  }
  const isMove = unhydrated && control?.matches(STRIP_CONTROLS);
  if (isMove) moveStrip(control as HTMLElement);
  hold(event, unhydrated, () => {
    if (!isMove && (!isPanelTab || control?.ariaSelected === 'true')) control?.click();
  });

  const link = target.closest<HTMLAnchorElement>('a[data-subject]');
  const unhydratedForm = link && document.querySelector(`${UNHYDRATED_ISLAND}:has(form)`);
  hold(event, unhydratedForm, () => link?.click());
  // Seen to work at once, and without the smooth scroll of a link, which the form's own move would drive off its course.
  unhydratedForm?.closest('section')?.scrollIntoView({ behavior: 'instant' });

  // Native menus stay open when one of their links is followed, and the navbar may not have hydrated to close it.
  target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
});

on('pointercancel', () => (goal = undefined));
on('keydown', (event, target) => {
  if (target.matches('[role=tab]') && HELD_TAB_KEYS.test((event as KeyboardEvent).key))
    hold(event, target.closest(UNHYDRATED_ISLAND), () =>
      target.dispatchEvent(new KeyboardEvent('keydown', event)),
    );
});

for (const type of ['island-ready', 'astro:hydration-error']) {
  on(type, (_, target) => {
    const island = target.closest('astro-island') as HTMLElement;
    // In a task of its own: this one is inside the island's first effect, where React cannot hydrate a neighbour it touches.
    setTimeout(() => {
      // Only now, so that what was asked in between is not answered before what was asked first.
      island.dataset.state = type;
      for (const [owner, replay] of held) if (owner === island) replay();
    });
  });
}

addEventListener('DOMContentLoaded', () => {
  // The tab whose panel the address names is selected before its island can say so.
  const addressed = document.getElementById(`${location.hash.slice(1)}-tab`);
  if (addressed) showPanel(addressed);
});

// A tab with a name holds words that its form brings back (`src/islands/ContactForm/use-draft.ts`), and an address may ask for a
// picture in the viewer, `/#foto-7`.
if (location.search.includes(SUBJECT_PARAMETER) || self.name || location.hash.includes('#foto'))
  hydrateIslands();

/**
 * `client:gesture`: fetches the islands' scripts at the first sign of a pointer, touch, key, wheel or focus, and hydrates
 * them once what the visitor did has been answered and painted. What a visitor asks of an island meanwhile is held and
 * repeated when it dispatches `island-ready`. If it cannot load, or not in time, its `data-state` ends in `error`: held links
 * are followed and the styles show everything without script, until it comes after all.
 */
const gesture: ClientDirective = (load, _, island) => {
  hydrations.set(island, () => void load().then((run) => run()));
  // In a task of its own: by then every island that the loader has found is here.
  setTimeout(hydrateNext);
};

export default gesture;
