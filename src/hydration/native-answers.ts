import { listen } from './listen.ts';

/** Controls that move the strip of slides as long as keen-slider doesn't. */
export const STRIP_CONTROLS =
  ':has(>.carousel-track:not([data-slider])) :is([aria-disabled=false],.carousel-thumbnail)';

/** The slide that the strip is on its way to, counted from 0. */
let goal: number | undefined;

/** The panel of an exhibitions' tab answers before its island, which will find it as it is. */
export function showPanel(tab: Element): void {
  for (const other of document.querySelectorAll('.exhibition-tab'))
    other.ariaSelected = String(other === tab);
  for (const panel of document.querySelectorAll('.exhibition-panel'))
    panel.toggleAttribute('data-selected', panel.id === tab.getAttribute('aria-controls'));
}

/** To a thumbnail's slide or the next one: the strip is the browser's own, until its island takes over where it stands. */
export function moveStrip({ hash }: Partial<HTMLAnchorElement>): void {
  const strip = document.querySelector('.carousel-track') as Element;
  goal = hash ? Number(hash.slice('#foto-'.length)) - 1 : (goal ?? strip.scrollLeft / strip.clientWidth) + 1;
  strip.scrollTo({ left: goal * strip.clientWidth });
}

// A finger that moves the strip takes it elsewhere.
listen('pointercancel', () => (goal = undefined));
listen('DOMContentLoaded', () => {
  // The tab whose panel the address names is selected before its island can say so.
  const addressed = document.getElementById(`${location.hash.slice(1)}-tab`);
  if (addressed) showPanel(addressed);
});
