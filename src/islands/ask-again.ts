type Island = HTMLElement & { start(): Promise<void> };

/** Selects islands whose scripts have failed and have not come since. */
const FAILED = 'astro-island[ssr][data-failed]';

/** Says of each island that can't run why, and asks for it again when the line is back, or when it comes near another time. */
export function askAgain(): void {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as Island;
    island.dataset.failed = navigator.onLine ? 'broken' : 'offline';
    const whenAway = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) return;
      whenAway.disconnect();
      void island.start();
    });
    whenAway.observe(island.firstElementChild ?? island);
  });
  addEventListener('online', () => {
    for (const island of document.querySelectorAll<Island>(FAILED)) void island.start();
  });
}
