import { findNumber } from './find-number.ts';
import type { ViewerPicture } from './viewer-content.ts';

const readText = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** The picture of the link to a slide. */
const readThumbnail = ({ id }: Element) =>
  document.querySelector<HTMLImageElement>(`a[href="#${id}"] img`)?.src;

/** The pictures of a part of the page: each is a link to its file, in an element whose id is its fragment. */
export function readPictures(part: Element): ViewerPicture[] {
  return [...part.querySelectorAll<HTMLAnchorElement>('[id] > a')].flatMap((link) => {
    const { parentElement: element } = link;
    const image = link.querySelector<HTMLImageElement>('picture img');
    if (!element || !image) return [];
    return {
      fragment: element.id,
      src: link.getAttribute('href') ?? '',
      alt: image.alt,
      // Not `image.width`, which is that of its box.
      ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      caption: readText(element.querySelector('[data-caption]')),
      credit: readText(element.querySelector('[data-credit]')),
      view: findNumber(element.id)?.dataset.view,
      thumbnail: readThumbnail(link),
    };
  });
}
