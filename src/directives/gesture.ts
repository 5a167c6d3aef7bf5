import type { ClientDirective } from 'astro';
import { SUBJECT_PARAMETER } from '../contact/subject-parameter.ts';

const SLEEPING_ISLAND = 'astro-island:not([data-ready],[data-failed])';
const GESTURES = ['pointerdown', 'keydown', 'wheel', 'focusin', 'click'];
/** Controls that need their island; native ones (links, popovers, dialogs) answer by themselves. */
const HELD_CONTROLS = 'button:not([type=submit],[popovertarget],[commandfor]),[role=tab]';
const HELD_TAB_KEYS = /^(Arrow|Home|End| )/;

const root = document.documentElement;
const sleepers: (() => void)[] = [];
const held: [Element, () => void][] = [];
let isAwake = location.search.includes(SUBJECT_PARAMETER);

/** Stops an event that a sleeping island cannot answer yet and keeps the means to repeat it. */
function hold(event: Event, island: Element | null | undefined, replay: () => void): void {
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push([island, replay]);
}

function on(type: string, answer: (event: Event, target: HTMLElement) => void): void {
  addEventListener(
    type,
    (event) => {
      answer(event, event.target as HTMLElement);
    },
    true,
  );
}

root.dataset.untouched = '';
root.dataset.still = '';
for (const type of [...GESTURES, 'scroll']) {
  addEventListener(
    type,
    () => {
      if (type === 'scroll') {
        // The pictures and fonts below the cover wait for this (`src/styles/below-cover.css`). A tap alone does not show them:
        // the layout of the whole page would come between the tap and its answer.
        delete root.dataset.untouched;
        // Scrolling is no gesture, unless the browser leaves it to the navbar's island to tell how far the page has moved.
        if (CSS.supports('animation-timeline:scroll()')) return;
      }
      delete root.dataset.still;
      isAwake = true;
      for (const wake of sleepers.splice(0)) wake();
    },
    { capture: true, passive: true, once: true },
  );
}

on('click', (event, target) => {
  const control = target.closest<HTMLElement>(HELD_CONTROLS);
  hold(event, control?.closest(SLEEPING_ISLAND), () => control?.click());

  const link = target.closest<HTMLAnchorElement>('a[data-subject]');
  const sleepingForm = link && document.querySelector(`${SLEEPING_ISLAND}:has(form)`);
  hold(event, sleepingForm, () => link?.click());
  // Seen to work at once, and without the smooth scroll of a link, which the form's own move would drive off its course.
  if (sleepingForm) document.querySelector(link.hash)?.scrollIntoView({ behavior: 'instant' });

  // What `command` and `closedby` do by themselves in browsers that know them.
  const button = target.closest('button[commandfor]');
  if (button && !('command' in button)) {
    const dialog = document.getElementById(button.getAttribute('commandfor') as string) as HTMLDialogElement;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  }
  if (target.matches('dialog') && !('closedBy' in target)) (target as HTMLDialogElement).close();

  // Native menus stay open when one of their links is followed, and the navbar may not be awake to close it.
  target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
});

on('keydown', (event, target) => {
  const { type, key } = event as KeyboardEvent;
  if (!target.matches('[role=tab]') || !HELD_TAB_KEYS.test(key)) return;
  hold(event, target.closest(SLEEPING_ISLAND), () => target.dispatchEvent(new KeyboardEvent(type, event)));
});

on('submit', (event, target) => {
  hold(event, target.closest(SLEEPING_ISLAND), () => (target as HTMLFormElement).requestSubmit());
});

for (const [type, state] of [
  ['island-ready', 'ready'],
  ['astro:hydration-error', 'failed'],
] as const) {
  on(type, (_, target) => {
    const island = target.closest<HTMLElement>('astro-island');
    if (!island) return;
    island.dataset[state] = '';
    // In a task of its own: this one is inside the island's first effect, where React cannot hydrate a neighbour it touches.
    setTimeout(() => {
      for (const [owner, replay] of held) if (owner === island) replay();
    });
  });
}

/**
 * `client:gesture`: loads an island at the first pointer, touch, key, wheel or focus anywhere on the page. What a visitor
 * asks of a sleeping island meanwhile is held and repeated when the island dispatches `island-ready`; if it cannot load,
 * held links are followed and the island is marked `data-failed`, on which the styles show everything without script.
 */
const gesture: ClientDirective = (load) => {
  const wake = () => {
    void load().then((hydrate) => hydrate());
  };
  if (isAwake) wake();
  else sleepers.push(wake);
};

export default gesture;
