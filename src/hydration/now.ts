import type { ClientDirective } from 'astro';

/** How long a visitor waits for an island's scripts: one that never answers counts as failed, until it comes after all. */
export const SCRIPT_DEADLINE_MS = 9000;

/**
 * `client:now`: loads an island at once. If it cannot load, or not in time, its `data-state` ends in `error`, on which the
 * styles show what the page says without script, until it comes after all.
 */
const now: ClientDirective = (load, _, island) => {
  const fail = () => {
    island.dataset.state = 'error';
  };
  island.addEventListener('astro:hydration-error', fail);
  const deadline = setTimeout(fail, SCRIPT_DEADLINE_MS);
  load()
    .then((hydrate) => hydrate())
    .then(() => {
      clearTimeout(deadline);
      if (!island.hasAttribute('ssr')) delete island.dataset.state;
    }, fail);
};

export default now;
