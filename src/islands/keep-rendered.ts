/** React removes what it has rendered when an exception leaves its root: what Astro had rendered takes its place, and says so. */
export function keepRendered(): void {
  // It doesn't bubble.
  document.addEventListener('astro:hydrate', ({ target }) => keep(target as HTMLElement), { capture: true });
}

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
