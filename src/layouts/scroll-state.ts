/** For browsers without scroll timelines: the bar is opaque when the first 50 px of the page have left the window. */
export function followScrollState(): void {
  const threshold = document.querySelector('.scroll-threshold');
  if (!threshold || CSS.supports('animation-timeline: scroll()')) return;
  new IntersectionObserver(([entry]) =>
    threshold.nextElementSibling?.classList.toggle('navbar-scrolled', !entry?.isIntersecting),
  ).observe(threshold);
}
