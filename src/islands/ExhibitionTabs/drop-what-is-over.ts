const MINUTE_MS = 60_000;

/**
 * Removes activities that are over (`data-ends`), at once and each minute as long as the page lives: `Clock.astro` does so, for which
 * the home page has no room before it is scrolled. A timer that slept goes off when the page is seen again.
 */
export function dropWhatIsOver(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-ends]'))
    if (Date.parse(element.dataset.ends ?? '') <= Date.now()) element.remove();
  setTimeout(dropWhatIsOver, MINUTE_MS);
}
