import type { PictureWords, ViewerPicture } from './viewer-content.ts';

/** The number of a picture on the plans of the page: a link to its fragment. */
export const findNumber = (fragment: string): SVGAElement | null =>
  document.querySelector(`.viewpoint[href="#${fragment}"]`);

/** The picture of the link to a slide. */
const readThumbnail = ({ id }: Element) =>
  document.querySelector<HTMLImageElement>(`a[href="#${id}"] img`)?.src;

/** The pictures of a part of the page, with their words: each is a link to its file, in an element whose id is its fragment. */
export function readPictures(part: Element, words: readonly PictureWords[]): ViewerPicture[] {
  const images = [...part.querySelectorAll<HTMLImageElement>('[id] > a > picture > [width]')];
  return words.flatMap((said, index) => {
    const image = images[index];
    const link = image?.closest('a');
    if (!image || !link) return [];
    return {
      ...said,
      fragment: link.parentElement?.id ?? '',
      src: link.getAttribute('href') ?? '',
      alt: image.alt,
      // Not `image.width`, which is that of its box.
      ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      thumbnail: readThumbnail(link),
    };
  });
}
