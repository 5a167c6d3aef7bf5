/* Says of each island whose scripts fail why, and asks for them again when the line is back, or when it comes into view another time. */

declare global {
  interface WindowEventMap {
    'astro:hydration-error': Event & { target: HTMLElement & { start(): Promise<void> } };
  }
}

addEventListener('astro:hydration-error', ({ target: island }) => {
  island.dataset.failed = navigator.onLine ? 'broken' : 'offline';
  let hasBegun = false;
  const observer = new IntersectionObserver(([entry]) => {
    if (hasBegun && entry?.isIntersecting) ask();
    hasBegun = true;
  });
  const ask = () => {
    // Whichever comes first: the island may fail again, and waits anew then.
    removeEventListener('online', ask);
    observer.disconnect();
    delete island.dataset.failed;
    void island.start();
  };
  addEventListener('online', ask);
  observer.observe(island.children[0] as Element);
});

export {};
