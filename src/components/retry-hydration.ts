/* Marks islands whose scripts failed to load with the cause, and retries when the browser is online again. */

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
