type Island = HTMLElement & { start(): Promise<void> };

/** Says of each island whose scripts fail why, and asks for them again when the line is back, or when it comes into view another time. */
export function retryHydration(): void {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as Island;
    const { dataset } = island;
    dataset.failed = navigator.onLine ? 'broken' : 'offline';
    const ask = () => {
      // Not where another occasion has come first.
      if (!dataset.failed) return;
      delete dataset.failed;
      void island.start();
    };
    addEventListener('online', ask);
    let hasBegun = false;
    new IntersectionObserver(([entry]) => {
      if (hasBegun && entry?.isIntersecting) ask();
      hasBegun = true;
    }).observe(island.children[0] as Element);
  });
}
