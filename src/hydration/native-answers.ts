import { listen } from './listen.ts';

/** Tabs whose panel is shown and hidden without their island, by `data-selected`. */
export const NATIVE_TAB = '[data-native=panel]>*';
/** The next slide's button and the thumbnails, as long as the browser itself scrolls the strip of slides. */
export const STRIP_CONTROLS = ':has(>[data-native=strip]) :is([aria-disabled=false],[aria-current])';

/** The slide that the strip is on its way to, counted from 0. */
let goal: number | undefined;

/** A tab's panel answers before its island, which will find it as it is. */
export function showPanel(tab: Element): void {
  for (const other of tab.parentElement?.children ?? []) {
    other.ariaSelected = String(other === tab);
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-selected', other === tab);
  }
}

/** To a thumbnail's slide or the next one: the strip is the browser's own, until its island takes over where it stands. */
export function moveStrip(control: Element): void {
  const strip = document.querySelector('[data-native=strip]') as Element;
  const isThumbnail = control.matches('[aria-current]');
  goal = isThumbnail
    ? [...(control.parentElement?.children ?? [])].indexOf(control)
    : (goal ?? strip.scrollLeft / strip.clientWidth) + 1;
  strip.scrollTo({ left: goal * strip.clientWidth });
}

// A finger that moves the strip takes it elsewhere.
listen('pointercancel', () => (goal = undefined));
listen('DOMContentLoaded', () => {
  // The tab whose panel the address names is selected before its island can say so.
  const addressed = document.getElementById(`${location.hash.slice(1)}-tab`);
  if (addressed) showPanel(addressed);
});
