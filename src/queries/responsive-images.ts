import type { ImageMetadata, ImageTransform } from 'astro';
import { getImage } from 'astro:assets';
import sharp from 'sharp';
import { PALETTE } from '../styles/palette.ts';
import { FROM_MD } from '../styles/screens.ts';

export interface ImageSources {
  /** `srcset` of the AVIF files. */
  avif: string;
  /** URL of the JPEG for printed pages and old browsers. */
  fallback: string;
  widest: string;
  /** Width of the widest AVIF in physical pixels. */
  width: number;
  height: number;
}

export type ImageFile = Pick<ImageMetadata, 'src' | 'width' | 'height'>;

export interface ImageOptions {
  /** Widths in physical pixels. Widths above the width of the original are replaced by that width. */
  widths: readonly number[];
  /** Width of the single JPEG, in physical pixels. */
  fallbackWidth: number;
  /** Width divided by height; undefined keeps the ratio of the original. */
  ratio?: number;
  /** Part to keep when the ratio crops the height; undefined keeps the centre. */
  position?: 'top';
  /** AVIF quality, 0 to 100. At 60 and effort 2, all files of the hero have an SSIMULACRA2 score of at least 70 ("high"). */
  quality: number;
}

export interface PreloadedImage {
  srcset: string;
  sizes: string;
  /** Media query of the source; undefined if the image has a single AVIF source. */
  media?: string;
}

/** Media query of viewports that show the portrait crop of the hero. */
export const PORTRAIT_QUERY = 'screen and (max-aspect-ratio: 1/1)';
/** `sizes` of the portrait crop. Phones with a pixel ratio of 3 load an image for a ratio of 2, which looks the same. */
export const PORTRAIT_SIZES = '(max-width: 30em) 69vw, 100vw';

export const HERO_CROPS = {
  // Quality 50 makes the files a third smaller. High-density phone screens hide the artefacts.
  portrait: { widths: [480, 600, 724, 810, 1080], fallbackWidth: 724, ratio: 3 / 4, quality: 50 },
  landscape: { widths: [960, 1280, 1600, 1920, 2560], fallbackWidth: 1600, quality: 60 },
} satisfies Record<string, ImageOptions>;

/** Minimum ratio of a photo that is not cropped: a camera photo in landscape orientation. */
const MIN_LANDSCAPE_RATIO = 4 / 3;

/** Returns the options of the hero in wide viewports. Crops portrait and square photos, whose files would be three times as high. */
export function getLandscapeCrop({ width, height }: Pick<ImageMetadata, 'width' | 'height'>): ImageOptions {
  const { landscape } = HERO_CROPS;
  return width / height < MIN_LANDSCAPE_RATIO ? { ...landscape, ratio: 16 / 9, position: 'top' } : landscape;
}

/** Image as wide as its column, on phones of 360 px and in viewports of 1440 and 1920 px. The widest file is for zooming in. */
export const WIDE_IMAGE: ImageOptions = {
  widths: [736, 1080, 1400, 1920, 2560],
  fallbackWidth: 900,
  quality: 60,
};
export const CARD_IMAGE: ImageOptions = {
  widths: [360, 540, 736, 960, 1400],
  fallbackWidth: 960,
  quality: 60,
};
/** Main image on the page of an exhibition. It shares four files, such as the JPEG, with `CARD_IMAGE`. */
export const EXHIBITION_IMAGE: ImageOptions = { ...CARD_IMAGE, widths: [540, 736, 1080, 1400, 1920, 2400] };
export const EXHIBITION_SIZES = `${FROM_MD} calc(100vw - 5rem), 100vw`;

const FURTHER_PICTURE = { fallbackWidth: 900, quality: 60 };
/** Further images of an exhibition, by width in grid columns. Each image has few files, because an exhibition can have 24 images. */
export const FURTHER_IMAGES = {
  12: { ...FURTHER_PICTURE, widths: [736, 1080, 1920] },
  8: { ...FURTHER_PICTURE, widths: [736, 1400] },
  7: { ...FURTHER_PICTURE, widths: [736, 1400] },
  6: { ...FURTHER_PICTURE, widths: [736, 1400] },
  5: { ...FURTHER_PICTURE, widths: [736, 1080] },
} satisfies Record<number, ImageOptions>;
/** Width of an image in columns of the twelve-column grid. */
export type Columns = keyof typeof FURTHER_IMAGES;
/** Image next to the text of a page, in viewports of at least 1200 px. */
export const PAGE_IMAGE: ImageOptions = {
  widths: [540, 736, 1080],
  fallbackWidth: 736,
  ratio: 4 / 5,
  quality: 60,
};
/** Image in a list: 104 CSS pixels on phones, 192 on desktops. */
export const LIST_IMAGE: ImageOptions = {
  widths: [208, 320, 400],
  fallbackWidth: 208,
  ratio: 3 / 2,
  quality: 50,
};
export const PORTRAIT_IMAGE: ImageOptions = {
  widths: [64, 128, 192],
  fallbackWidth: 128,
  ratio: 1,
  quality: 50,
};

/** Creates the files of a responsive image at build time. Throws if the image can't be read. */
export async function getResponsiveImage(image: ImageMetadata, options: ImageOptions): Promise<ImageSources> {
  const { widths, quality } = options;
  const { maxWidth, getCrop } = getCropSettings(image, options);
  const largest = Math.min(maxWidth, Math.max(...widths));
  const createAvif = (width: number) => getImage({ ...getCrop(width), format: 'avif', quality });
  const sources = [...widths.filter((width) => width < largest), largest].map(
    async (width) => `${(await createAvif(width)).src} ${String(width)}w`,
  );
  const avif = (await Promise.all(sources)).join(', ');
  const { src: fallback } = await getFallbackImage(image, options);
  const { width, height } = getCrop(largest);
  return { avif, fallback, widest: (await createAvif(largest)).src, width, height };
}

/** Creates the JPEG of `getResponsiveImage`, for clients that read one file, such as search engines. */
export const getFallbackImage = (image: ImageMetadata, options: ImageOptions): Promise<ImageFile> =>
  createImageFile(image, options, { format: 'jpeg', quality: 62, background: PALETTE.frame.DEFAULT });

/** Width in physical pixels of the JPEG that an image links to: the width of common screens. */
const LINKED_WIDTH = 1920;

/** Creates the JPEG that an image links to. More applications can open JPEG than AVIF. */
export const getLinkedImage = (image: ImageMetadata, options: ImageOptions): Promise<ImageFile> =>
  getFallbackImage(image, {
    ...options,
    fallbackWidth: Math.min(LINKED_WIDTH, Math.max(...options.widths)),
  });

/** Creates a thumbnail of the gallery. WebP files are small, and old browsers support them. */
export const getThumbnail = (image: ImageMetadata): Promise<ImageFile> =>
  createImageFile(image, { fallbackWidth: 240, ratio: 16 / 10 }, { format: 'webp', quality: 50 });

/** Creates the Open Graph image: a JPEG in a ratio that social networks don't crop, with the background of the page. */
export const getShareImage = (image: ImageMetadata): Promise<ImageFile> =>
  createImageFile(
    image,
    { fallbackWidth: 1200, ratio: 1200 / 630 },
    { format: 'jpeg', quality: 75, background: PALETTE.concrete },
  );

/** Mean grey value (0 to 255) above which an image counts as light. The text of the hero then needs a darker scrim. */
const LIGHT_THRESHOLD = 100;

/** Returns the file system path of the original. Astro sets `fsPath`, but its type doesn't have the property. */
export const getOriginalPath = (image: ImageMetadata): string =>
  (image as ImageMetadata & { fsPath: string }).fsPath;

/** Returns whether the upper half of an image is light, such as a sky. */
export async function hasLightUpperHalf(image: ImageMetadata): Promise<boolean> {
  const upperHalf = { left: 0, top: 0, width: image.width, height: Math.floor(image.height / 2) };
  // `stats()` of sharp ignores `extract()`. Width and height of Astro already include the rotation of `autoOrient()`.
  const [mean = 0] = await sharp(getOriginalPath(image))
    .autoOrient()
    .extract(upperHalf)
    .flatten({ background: PALETTE.ink })
    .greyscale()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return mean > LIGHT_THRESHOLD;
}

async function createImageFile(
  image: ImageMetadata,
  { fallbackWidth, ...cropOptions }: Pick<ImageOptions, 'fallbackWidth' | 'ratio' | 'position'>,
  encoding: Pick<ImageTransform, 'format' | 'quality' | 'background'>,
): Promise<ImageFile> {
  const { maxWidth, getCrop } = getCropSettings(image, cropOptions);
  const crop = getCrop(Math.min(fallbackWidth, maxWidth));
  const { src } = await getImage({ ...crop, ...encoding });
  const { width, height } = crop;
  return { src, width, height };
}

interface Crop {
  src: ImageMetadata;
  width: number;
  height: number;
  fit: 'cover';
  position?: 'top';
  layout: 'none';
}

interface CropSettings {
  /** Maximum width in physical pixels. A wider crop would enlarge the original. */
  maxWidth: number;
  /** Returns the crop at a width in physical pixels. */
  getCrop: (width: number) => Crop;
}

function getCropSettings(
  image: ImageMetadata,
  options: Pick<ImageOptions, 'ratio' | 'position'>,
): CropSettings {
  const ratio = options.ratio ?? image.width / image.height;
  const maxWidth = Math.min(image.width, Math.floor(image.height * ratio));
  function getCrop(width: number): Crop {
    const height = Math.round(width / ratio);
    // Set `layout` to `none`, because Astro creates more files for an image with a layout.
    const crop: Crop = { src: image, width, height, fit: 'cover', layout: 'none' };
    if (options.position) crop.position = options.position;
    return crop;
  }
  return { maxWidth, getCrop };
}
