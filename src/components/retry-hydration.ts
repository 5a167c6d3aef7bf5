/* Marks islands whose scripts failed to load with the reason, and loads the scripts again when the browser is online. */

declare global {
  interface WindowEventMap {
    'astro:hydration-error': Event & { target: HTMLElement & { start(): Promise<void> } };
  }
}

addEventListener('astro:hydration-error', ({ target: island }) => {
  island.dataset.failed = navigator.onLine ? 'broken' : 'offline';
  const retry = () => {
    delete island.dataset.failed;
    void island.start();
  };
  addEventListener('online', retry, { once: true });
});

export {};
