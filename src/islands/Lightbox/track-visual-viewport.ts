/**
 * Tells the styles of a dialog, while two fingers have enlarged the page, which part of it is seen: its upper right corner, in CSS
 * pixels, and what makes a control as large as without. Returns what stops it.
 */
export function trackVisualViewport(dialog: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const cleanup = new AbortController();
  const follow = () => {
    const { scale, offsetLeft, offsetTop, width } = view;
    dialog.toggleAttribute('data-zoomed', scale > 1);
    dialog.style.setProperty('--view-right', `${offsetLeft + width}px`);
    dialog.style.setProperty('--view-top', `${offsetTop}px`);
    dialog.style.setProperty('--view-scale', String(1 / scale));
  };
  follow();
  for (const type of ['resize', 'scroll'] as const)
    view.addEventListener(type, follow, { signal: cleanup.signal });
  return () => cleanup.abort();
}
