/* Import this module for its side effect before React hydrates an island. Machine translation and browser extensions can make React throw. */

/** Restores the server HTML of an island after React has unmounted it because of an exception, and sets `data-failed`. */
function restoreAfterError(island: HTMLElement): void {
  // Images inside a template don't load.
  const { content } = document.createElement('template');
  for (const child of island.children) content.append(content.ownerDocument.importNode(child, true));
  new MutationObserver((_, observer) => {
    if (island.firstElementChild) return;
    observer.disconnect();
    island.append(content);
    island.dataset.failed = 'broken';
  }).observe(island, { childList: true });
}

if (!import.meta.env.SSR) {
  const handleHydrate = ({ target }: Event) => restoreAfterError(target as HTMLElement);
  // `astro:hydrate` doesn't bubble, so listen in the capture phase.
  document.addEventListener('astro:hydrate', handleHydrate, { capture: true });
}
