import type { ClientDirective } from 'astro';

/** When one island must wake before any gesture; both are exceptions that the section placing the island explains. */
export interface GestureOptions {
  /** A CSS declaration: in browsers that lack it, scrolling counts as a gesture for this island. */
  scrollUnlessSupported?: string;
  /** A query parameter: an address that carries it comes from a click on one of our links. */
  queryParameter?: string;
}

const SLEEPING_ISLAND = 'astro-island[client="gesture"]:not([data-ready], [data-failed])';
const WAKING_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin', 'click'] as const;
/** Controls that need their island; native ones (links, popovers, dialogs) answer by themselves. */
const HELD_CONTROLS = 'button:not([type="submit"], [popovertarget], [commandfor]), [role="tab"]';
const HELD_TAB_KEYS = /^(Arrow|Home$|End$| $)/;
const SUBJECT_LINKS = 'a[data-subject]';

const sleepers = new Set<() => void>();
const heldByIsland = new Map<Element, (() => void)[]>();
let isAwake = false;

function wakeAll(): void {
  isAwake = true;
  for (const wake of sleepers) wake();
  sleepers.clear();
}

/** Stops an event that its island cannot answer yet and keeps the means to repeat it. */
function hold(event: Event, island: Element, replay: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  heldByIsland.set(island, [...(heldByIsland.get(island) ?? []), replay]);
}

function holdClick(event: Event): void {
  const target = event.target as Element;
  const island = target.closest(SLEEPING_ISLAND);
  const control = target.closest<HTMLElement>(HELD_CONTROLS);
  if (island && control) hold(event, island, () => control.click());

  const link = target.closest<HTMLAnchorElement>(SUBJECT_LINKS);
  const form = document.querySelector(`${SLEEPING_ISLAND}:has(form)`);
  if (link && form) {
    hold(event, form, () => link.click());
    // Seen to work at once, and without the smooth scroll of a link, which the form's own move would drive off its course.
    document.querySelector(link.hash)?.scrollIntoView({ behavior: 'instant' });
  }

  showDialog(target);

  // Native menus stay open when one of their links is followed, and the navbar may not be awake to close it.
  if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** What `command` and `closedby` do by themselves in browsers that know them. */
function showDialog(target: Element): void {
  const button = target.closest('button[commandfor]');
  if (button && !('commandForElement' in button)) {
    const dialog = document.querySelector<HTMLDialogElement>(`#${button.getAttribute('commandfor') ?? ''}`);
    if (button.getAttribute('command') === 'close') dialog?.close();
    else dialog?.showModal();
  }
  if (target.matches('dialog') && !('closedBy' in target)) (target as HTMLDialogElement).close();
}

function holdKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  const island = target.closest(SLEEPING_ISLAND);
  if (!island || !target.matches('[role="tab"]') || !HELD_TAB_KEYS.test(event.key)) return;
  hold(event, island, () => target.dispatchEvent(new KeyboardEvent(event.type, event)));
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const island = form.closest(SLEEPING_ISLAND);
  if (island) hold(event, island, () => form.requestSubmit());
}

function release(event: Event, state: 'ready' | 'failed'): void {
  const island = (event.target as Element).closest<HTMLElement>('astro-island');
  if (!island) return;
  island.dataset[state] = '';
  const replays = heldByIsland.get(island) ?? [];
  heldByIsland.delete(island);
  // In a task of their own: this one is inside the island's first effect, where React cannot hydrate a neighbour they touch.
  setTimeout(() => {
    for (const replay of replays) replay();
  });
}

/** Lets the pictures below the fold load; browsers would fetch them before anybody scrolls (`src/styles/global.css`). */
function showPictures(): void {
  delete document.documentElement.dataset.untouched;
}

const ONCE = { capture: true, passive: true, once: true };
document.documentElement.dataset.untouched = '';
for (const type of WAKING_EVENTS) addEventListener(type, wakeAll, ONCE);
for (const type of [...WAKING_EVENTS, 'scroll']) addEventListener(type, showPictures, ONCE);
addEventListener('click', holdClick, true);
addEventListener('keydown', holdKey, true);
addEventListener('submit', holdSubmit, true);
addEventListener('island-ready', (event) => release(event, 'ready'));
addEventListener('astro:hydration-error', (event) => release(event, 'failed'));

/**
 * `client:gesture`: loads an island at the first pointer, touch, key, wheel or focus anywhere on the page. What a visitor
 * asks of a sleeping island meanwhile is held and repeated when the island dispatches `island-ready`; if it cannot load,
 * held links are followed and the island is marked `data-failed`, on which the styles show everything without script.
 */
const gesture: ClientDirective = (load, { value }) => {
  const options: GestureOptions = typeof value === 'object' ? value : {};
  let isLoading = false;
  const wake = () => {
    if (isLoading) return;
    isLoading = true;
    void load().then((hydrate) => hydrate());
  };

  const { scrollUnlessSupported, queryParameter } = options;
  if (isAwake || (queryParameter && new URLSearchParams(location.search).has(queryParameter))) wake();
  else sleepers.add(wake);
  if (scrollUnlessSupported && !CSS.supports(scrollUnlessSupported))
    addEventListener('scroll', wake, { once: true });
};

export default gesture;
