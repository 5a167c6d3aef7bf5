type Island = HTMLElement & { start(): Promise<void> };

/** Says of each island whose scripts fail why, and asks for them again when the line is back, or when it comes into view another time. */
export function askAgain(): void {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as Island;
    island.dataset.failed = navigator.onLine ? 'broken' : 'offline';
    let wasAway = false;
    const sight = new IntersectionObserver(([entry]) => {
      // Not where the other occasion has come first.
      if (wasAway && entry?.isIntersecting && island.dataset.failed) {
        sight.disconnect();
        ask(island);
      }
      wasAway = !entry?.isIntersecting;
    });
    sight.observe(island.firstElementChild ?? island);
  });
  addEventListener('online', () => document.querySelectorAll<Island>('[ssr][data-failed]').forEach(ask));
}

function ask(island: Island): void {
  delete island.dataset.failed;
  void island.start();
}
