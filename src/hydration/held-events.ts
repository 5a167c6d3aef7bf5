import { listen } from './listen.ts';
import { moveStrip, NATIVE_TAB, showPanel, STRIP_CONTROLS } from './native-answers.ts';

/** Neither ready nor failed: nobody answers for its controls yet. */
export const UNHYDRATED_ISLAND = 'astro-island:not([data-state])';
/**
 * Links and buttons that an island says it answers: `data-hold` stands on them or around them. Other native controls (links,
 * popovers) answer by themselves.
 */
const HELD_CONTROLS = ':is(a,button):is([data-hold],[data-hold] *)';
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
    if (control) holdClick(event, control);
    // Native menus stay open when one of their links is followed, and the navbar may not have hydrated to close it.
    target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
  });

  listen('keydown', (event, target) => {
    if (
      target.matches('[data-hold]>:is([role=tab],[aria-current])') &&
      HELD_TAB_KEYS.test((event as KeyboardEvent).key)
    )
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

/** A link into an island, or to the section around one, is that island's; every other control is the island's around it. */
function holdClick(event: Event, control: HTMLElement): void {
  const place = document.getElementById(control.getAttribute('href')?.slice(1) ?? '');
  const island = (place ?? control).closest(UNHYDRATED_ISLAND) ?? place?.querySelector(UNHYDRATED_ISLAND);
  const isTab = control.matches(NATIVE_TAB);
  if (island && isTab && control.ariaSelected !== 'true') {
    showPanel(control);
    // Whoever follows a link of the panel comes back to it. A state tells this entry from one that a link has made.
    history.pushState({}, '', `#${control.getAttribute('aria-controls') ?? ''}`);
  }
  const isMove = island && control.matches(STRIP_CONTROLS);
  if (isMove) moveStrip(control);
  hold(event, island, () => {
    // Repeated as an event, because a link in a drawing has no `click()`.
    if (!isMove && (!isTab || control.ariaSelected === 'true'))
      control.dispatchEvent(new MouseEvent('click', event));
  });
  // Seen to work at once, and without the smooth scroll of a link, which the form's own move would drive off its course.
  if (place?.contains(island ?? null)) place.scrollIntoView({ behavior: 'instant' });
}
