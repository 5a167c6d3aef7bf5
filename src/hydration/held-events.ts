import { listen } from './listen.ts';
import { moveStrip, showPanel, STRIP_CONTROLS } from './native-answers.ts';

/** Neither ready nor failed: nobody answers for its controls yet. */
export const UNHYDRATED_ISLAND = 'astro-island:not([data-state])';
/**
 * Controls that need their island: tabs, thumbnails, buttons that it can switch off, and slides that it enlarges. Native ones (links,
 * popovers) answer by themselves.
 */
const HELD_CONTROLS = '[role=tab],[aria-current],[aria-disabled],[id^=foto] a';
const HELD_TAB_KEYS = /Arrow|Home|End| /;

const held: [Element, () => void][] = [];

/** Stops an event that an island cannot answer before it has hydrated, and keeps the means to repeat it. */
function hold(event: Event, island: Element | null | undefined, replay: () => void): void {
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push([island, replay]);
}

/**
 * From now on holds what a visitor asks of an island before it has hydrated, and repeats it when the island dispatches
 * `island-ready`. If it could not load, its `data-state` ends in `error`: held links are followed and the styles show
 * everything without script, until it comes after all.
 */
export function holdEvents(): void {
  listen('click', (event, target) => {
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

    const number = target.closest('a[data-viewer]');
    const unhydratedGallery = number && document.querySelector(`${UNHYDRATED_ISLAND}:has([id^=foto])`);
    // A link in a drawing has no `click()`.
    hold(event, unhydratedGallery, () => number?.dispatchEvent(new MouseEvent('click', event)));

    // Native menus stay open when one of their links is followed, and the navbar may not have hydrated to close it.
    target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
  });

  listen('keydown', (event, target) => {
    if (target.matches('[role=tab],[aria-current]') && HELD_TAB_KEYS.test((event as KeyboardEvent).key))
      hold(event, target.closest(UNHYDRATED_ISLAND), () =>
        target.dispatchEvent(new KeyboardEvent('keydown', event)),
      );
  });

  for (const type of ['island-ready', 'astro:hydration-error'])
    listen(type, (_, target) => {
      const island = target.closest('astro-island') as HTMLElement;
      // In a task of its own: this one is inside the island's first effect, where React cannot hydrate a neighbour it touches.
      setTimeout(() => {
        // Only now, so that what was asked in between is not answered before what was asked first.
        island.dataset.state = type;
        for (const [owner, replay] of held) if (owner === island) replay();
      });
    });
}
