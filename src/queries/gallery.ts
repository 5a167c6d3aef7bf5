import { getContentFile } from './content-file.ts';
import { getPicture, THUMBNAIL, WIDE, type Picture } from './pictures.ts';

/** One slide of the carousel and its thumbnail. */
export interface GallerySlide {
  picture: Picture;
  thumbnail: Picture;
  alt: string;
  caption: string;
}

/** The pictures of the carousel, in show order. */
export const getGallery = async (): Promise<GallerySlide[]> => {
  const pictures = await getContentFile('gallery');
  return Promise.all(
    pictures.map(async ({ image, alt, caption }) => ({
      picture: await getPicture(image, WIDE),
      thumbnail: await getPicture(image, THUMBNAIL),
      alt,
      caption,
    })),
  );
};
