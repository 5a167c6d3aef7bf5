/**
 * What lets an island recover from what translators and extensions do to the page. Islands import it for its effect, which comes
 * before React hydrates them; no page pays for it before.
 */

/** React removes what it has rendered when an exception leaves its root: what Astro had rendered takes its place, and says so. */
function keep(island: HTMLElement): void {
  // In a template no picture loads.
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
  // It doesn't bubble.
  document.addEventListener('astro:hydrate', ({ target }) => keep(target as HTMLElement), { capture: true });
}
