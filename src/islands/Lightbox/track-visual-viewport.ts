/**
 * Exposes the visual viewport to the styles of a dialog during a pinch zoom: its upper right corner in CSS pixels, and the scale that keeps
 * the size of a control. Returns a function that stops the updates.
 */
export function trackVisualViewport(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const cleanup = new AbortController();
  const update = () => {
    const { scale, offsetLeft, offsetTop, width } = viewport;
    dialog.toggleAttribute('data-pinch-zoomed', scale > 1);
    dialog.style.setProperty('--viewport-right', `${offsetLeft + width}px`);
    dialog.style.setProperty('--viewport-top', `${offsetTop}px`);
    dialog.style.setProperty('--viewport-scale', String(1 / scale));
  };
  update();
  for (const type of ['resize', 'scroll'] as const)
    viewport.addEventListener(type, update, { signal: cleanup.signal });
  return () => cleanup.abort();
}
