/* Says of each island whose scripts fail why, and asks for them again when the line is back. */

declare global {
  interface WindowEventMap {
    'astro:hydration-error': Event & { target: HTMLElement & { start(): Promise<void> } };
  }
}

addEventListener('astro:hydration-error', ({ target: island }) => {
  island.dataset.failed = navigator.onLine ? 'broken' : 'offline';
  const askAgain = () => {
    delete island.dataset.failed;
    void island.start();
  };
  addEventListener('online', askAgain, { once: true });
});

export {};
