import { isCurrentFragment, isInViewport, replaceLocation } from '../shared/fragment.ts';
import { findImageLink, findViewpoint } from './image-attributes.ts';

interface ClosedLightbox {
  imageId: string;
  /** Link that opened the lightbox, or the viewpoint for which the visitor left the lightbox. */
  opener: Element | null;
  isNewEntry: boolean;
}

/** Moves focus and reading position to the link of an image after the dialog has closed. */
export function restoreFocus({ imageId, opener, isNewEntry }: ClosedLightbox): void {
  const viewpointId = findViewpoint(imageId)?.id ?? '';
  if (isNewEntry && !isCurrentFragment(viewpointId)) {
    // The browser scrolled to the target while the dialog covered the page, so scroll again.
    requestAnimationFrame(() => replaceLocation(location.hash));
    return;
  }
  // Wait until the browser has restored its scroll position.
  requestAnimationFrame(() => {
    const candidates = [opener, findImageLink(imageId)] as (HTMLElement | SVGElement | null)[];
    // A viewpoint that the URL names gets the focus even if it is outside the viewport.
    const target = isCurrentFragment(viewpointId)
      ? candidates.find(Boolean)
      : (candidates.find((link) => isInViewport(link)) ?? candidates.find(Boolean));
    if (!target) return;
    target.focus({ preventScroll: true });
    // Screen readers continue reading at the selection, not where the dialog was.
    getSelection()?.setPosition(target);
    if (!isInViewport(target)) target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
