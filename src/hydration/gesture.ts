import type { ClientDirective } from 'astro';
import { SUBJECT_PARAMETER } from '../contact/subject-request.ts';
import { SCRIPT_DEADLINE_MS } from './script-deadline.ts';

const UNHYDRATED_ISLAND = 'astro-island:not([data-state])';
const GESTURES = ['pointerdown', 'keydown', 'wheel', 'focusin', 'click', 'scroll'];
/** Controls that need their island: tabs, buttons that it can switch off, and slides that it enlarges. Native ones (links, popovers) answer by themselves. */
const HELD_CONTROLS = '[role=tab],[aria-disabled],[id^=foto] a';
const HELD_TAB_KEYS = /Arrow|Home|End| /;

const hydrations: (() => void)[] = [];
const held: [Element, () => void][] = [];
// A tab with a name holds words that its form brings back (`src/islands/ContactForm/use-draft.ts`).
// An address may ask for a picture in the viewer, `/#foto-7`.
let hasGesture = location.search.includes(SUBJECT_PARAMETER) || self.name || location.hash.includes('#foto');

/** Stops an event that an island cannot answer before it has hydrated, and keeps the means to repeat it. */
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

document.documentElement.dataset.untouched = '';
for (const type of GESTURES) {
  addEventListener(
    type,
    () => {
      if (type === 'scroll') {
        // The pictures and fonts below the cover wait for this (`src/styles/below-cover.css`). A tap alone does not show them:
        // the layout of the whole page would come between the tap and its answer.
        delete document.documentElement.dataset.untouched;
        // Scrolling is no gesture, unless the browser leaves it to the navbar's island to tell how far the page has moved.
        if (CSS.supports('animation-timeline:scroll()')) return;
      }
      hasGesture = true;
      for (const hydrate of hydrations.splice(0)) hydrate();
    },
    { capture: true, once: true },
  );
}

on('click', (event, target) => {
  const control = target.closest<HTMLElement>(HELD_CONTROLS);
  hold(event, control?.closest(UNHYDRATED_ISLAND), () => control?.click());

  const link = target.closest<HTMLAnchorElement>('a[data-subject]');
  const unhydratedForm = link && document.querySelector(`${UNHYDRATED_ISLAND}:has(form)`);
  hold(event, unhydratedForm, () => link?.click());
  // Seen to work at once, and without the smooth scroll of a link, which the form's own move would drive off its course.
  unhydratedForm?.closest('section')?.scrollIntoView({ behavior: 'instant' });

  // Native menus stay open when one of their links is followed, and the navbar may not have hydrated to close it.
  target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
});

on('keydown', (event, target) => {
  if (target.matches('[role=tab]') && HELD_TAB_KEYS.test((event as KeyboardEvent).key))
    hold(event, target.closest(UNHYDRATED_ISLAND), () =>
      target.dispatchEvent(new KeyboardEvent('keydown', event)),
    );
});

for (const type of ['island-ready', 'astro:hydration-error']) {
  on(type, (_, target) => {
    const island = target.closest('astro-island') as HTMLElement;
    island.dataset.state = type;
    // In a task of its own: this one is inside the island's first effect, where React cannot hydrate a neighbour it touches.
    setTimeout(() => {
      for (const [owner, replay] of held) if (owner === island) replay();
    });
  });
}

/**
 * `client:gesture`: hydrates an island at the first pointer, touch, key, wheel or focus anywhere on the page. What a visitor
 * asks of it meanwhile is held and repeated when the island dispatches `island-ready`. If it cannot load, or
 * not in time, its `data-state` ends in `error`: held links are followed and the styles show everything without script,
 * until it comes after all.
 */
const gesture: ClientDirective = (load, _, island) => {
  // The tab whose panel the address names is selected before its island can say so.
  const addressed = document.getElementById(`${location.hash.slice(1)}-tab`);
  if (addressed)
    for (const tab of document.querySelectorAll('.exhibition-tab'))
      tab.ariaSelected = String(tab === addressed);

  const hydrate = () => {
    void load().then((run) => run());
    // A script that never answers is one that has failed.
    setTimeout(() => {
      if (!island.dataset.state) island.dispatchEvent(new Event('astro:hydration-error'));
    }, SCRIPT_DEADLINE_MS);
  };
  if (hasGesture) hydrate();
  else hydrations.push(hydrate);
};

export default gesture;
