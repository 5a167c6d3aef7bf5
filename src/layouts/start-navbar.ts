/** What bar and menu do before, and without, the island inside the menu. */
export function startNavbar(): void {
  const menu = document.getElementById('menu');
  // Back moves the page below the menu.
  if (menu && 'popover' in menu) addEventListener('popstate', () => menu.hidePopover());
  // For browsers without scroll timelines: the bar is opaque when the first 50 px of the page have left the window.
  const threshold = document.querySelector('.scroll-threshold');
  if (!threshold || CSS.supports('animation-timeline: scroll()')) return;
  new IntersectionObserver(([entry]) =>
    threshold.nextElementSibling?.classList.toggle('navbar-scrolled', !entry?.isIntersecting),
  ).observe(threshold);
}
