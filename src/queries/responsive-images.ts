import type { ImageMetadata, ImageTransform } from 'astro';
import { getImage } from 'astro:assets';
import sharp from 'sharp';
import { PALETTE } from '../styles/palette.ts';

/** One picture ready for `<picture>`. */
export interface ImageSources {
  /** A `srcset`. */
  avif: string;
  /** The URL of the JPEG for paper and for old browsers. */
  fallback: string;
  /** The URL of the widest AVIF, and its size in physical pixels. */
  widest: string;
  width: number;
  height: number;
}

/** One file of a picture, with its size in physical pixels. */
export type PictureFile = Pick<ImageMetadata, 'src' | 'width' | 'height'>;

/** The versions of a picture that one use of it needs. */
export interface ImageOptions {
  /** Widths to make, in physical pixels; instead of those wider than the original, its own is made. */
  widths: readonly number[];
  /** Width of the single JPEG, in physical pixels. */
  fallbackWidth: number;
  /** Width divided by height; without it the picture keeps its own. */
  ratio?: number;
  /** Part of the original to keep if the ratio cuts its height; by default the middle. */
  position?: 'top';
  /** AVIF quality, 0 to 100: by SSIMULACRA2, at effort 2, every version of the cover is 'high' (70 or more) at 60. */
  quality: number;
}

/** AVIF source that a page loads before its other files. */
export interface PreloadedPicture {
  srcset: string;
  sizes: string;
  /** Media query of the source; undefined if the picture has a single AVIF source. */
  media?: string;
}

/** Windows that show the portrait crop of the hero. */
export const PORTRAIT_QUERY = 'screen and (max-aspect-ratio: 1/1)';
/** Two pixels per point are enough on a phone that has three. */
export const PORTRAIT_SIZES = '(max-width: 30em) 69vw, 100vw';

export const HERO_CROPS = {
  // Phones have dense screens, which hide the artefacts of quality 50. The files are a third smaller.
  portrait: { widths: [480, 600, 724, 810, 1080], fallbackWidth: 724, ratio: 3 / 4, quality: 50 },
  landscape: { widths: [960, 1280, 1600, 1920, 2560], fallbackWidth: 1600, quality: 60 },
} satisfies Record<string, ImageOptions>;

/**
 * Returns the versions of the hero for wide windows. An upright photograph is cut to the frame, whose style sheet shows the upper part;
 * whole, its files are three times as high as the part that a desktop shows.
 */
export function getLandscapeCrop({ width, height }: Pick<ImageMetadata, 'width' | 'height'>): ImageOptions {
  const { landscape } = HERO_CROPS;
  return width < height ? { ...landscape, ratio: 16 / 9, position: 'top' } : landscape;
}

/** As wide as the column: phones of 360 px at density 2 and 3, windows of 1440 and 1920 px. The widest is for who enlarges it. */
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
/** The main picture on an exhibition's page, up to the width of its original. The card has made four of the files, its JPEG too. */
export const EXHIBITION_IMAGE: ImageOptions = { ...CARD_IMAGE, widths: [540, 736, 1080, 1400, 1920, 2400] };
export const EXHIBITION_SIZES = '(min-width: 768px) calc(100vw - 5rem), 100vw';

const FURTHER_PICTURE = { fallbackWidth: 900, quality: 60 };
/** The further pictures of an exhibition, by columns of twelve: few files each, because there may be 24 pictures. */
export const FURTHER_PICTURES = {
  12: { ...FURTHER_PICTURE, widths: [736, 1080, 1920] },
  8: { ...FURTHER_PICTURE, widths: [736, 1400] },
  7: { ...FURTHER_PICTURE, widths: [736, 1400] },
  6: { ...FURTHER_PICTURE, widths: [736, 1400] },
  5: { ...FURTHER_PICTURE, widths: [736, 1080] },
} satisfies Record<number, ImageOptions>;
/** Columns of twelve that a picture takes on a wide screen. */
export type Columns = keyof typeof FURTHER_PICTURES;
/** Beside a page's text, in windows of 1200 px and more. */
export const PAGE_PICTURE: ImageOptions = {
  widths: [540, 736, 1080],
  fallbackWidth: 736,
  ratio: 4 / 5,
  quality: 60,
};
/** In a list: 104 CSS pixels on a phone, 192 on a desktop. */
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

/** Makes every version of one picture at build time; a file that cannot be read stops the build. */
export async function getResponsiveImage(image: ImageMetadata, needs: ImageOptions): Promise<ImageSources> {
  const { widths, quality } = needs;
  const { widest, cut } = readShape(image, needs);
  const largest = Math.min(widest, Math.max(...widths));
  const makeVersion = (width: number) => getImage({ ...cut(width), format: 'avif', quality });
  const sources = [...widths.filter((width) => width < largest), largest].map(
    async (width) => `${(await makeVersion(width)).src} ${String(width)}w`,
  );
  const avif = (await Promise.all(sources)).join(', ');
  const { src: fallback } = await getFallback(image, needs);
  const { width, height } = cut(largest);
  return { avif, fallback, widest: (await makeVersion(largest)).src, width, height };
}

/** The same JPEG as in `getResponsiveImage`, for readers of a single file, such as search engines. */
export const getFallback = (image: ImageMetadata, needs: ImageOptions): Promise<PictureFile> =>
  makeFile(image, needs, { format: 'jpeg', quality: 62, background: PALETTE.frame.DEFAULT });

/** Width of the JPEG to which a picture is a link, in physical pixels: that of most screens. */
const LINKED_WIDTH = 1920;

/** The picture as a file of its own, to which it is a link: whatever opens it can show a JPEG, AVIF not. */
export const getLargest = (image: ImageMetadata, needs: ImageOptions): Promise<PictureFile> =>
  getFallback(image, { ...needs, fallbackWidth: Math.min(LINKED_WIDTH, Math.max(...needs.widths)) });

/** A picture of the gallery's strip, as one file: as WebP it is light, and old browsers show it too. */
export const getThumbnail = (image: ImageMetadata): Promise<PictureFile> =>
  makeFile(image, { fallbackWidth: 240, ratio: 16 / 10 }, { format: 'webp', quality: 50 });

/** The picture of a shared link: a JPEG in the ratio that other sites don't crop; what is transparent gets the page's ground. */
export const getShareImage = (image: ImageMetadata): Promise<PictureFile> =>
  makeFile(
    image,
    { fallbackWidth: 1200, ratio: 1200 / 630 },
    { format: 'jpeg', quality: 75, background: PALETTE.concrete },
  );

/** The mean grey, 0 to 255, above which the text of the cover needs a darker scrim. */
const LIGHT = 100;

/** Where the original of a picture is on this machine: Astro gives its path, which the type lacks. */
export const originalPath = (image: ImageMetadata): string =>
  (image as ImageMetadata & { fsPath: string }).fsPath;

/** Whether the upper half of a photograph is light, such as a sky. */
export async function hasLightUpperHalf(image: ImageMetadata): Promise<boolean> {
  const upperHalf = { left: 0, top: 0, width: image.width, height: Math.floor(image.height / 2) };
  // `stats()` would read the whole original; Astro's width and height are those of the turned picture.
  const [mean = 0] = await sharp(originalPath(image))
    .autoOrient()
    .extract(upperHalf)
    .flatten({ background: PALETTE.ink })
    .greyscale()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return mean > LIGHT;
}

async function makeFile(
  image: ImageMetadata,
  { fallbackWidth, ...shape }: Pick<ImageOptions, 'fallbackWidth' | 'ratio' | 'position'>,
  encoding: Pick<ImageTransform, 'format' | 'quality' | 'background'>,
): Promise<PictureFile> {
  const { widest, cut } = readShape(image, shape);
  const { width, height, ...version } = cut(Math.min(fallbackWidth, widest));
  const { src } = await getImage({ ...version, width, height, ...encoding });
  return { src, width, height };
}

function readShape(
  image: ImageMetadata,
  { ratio = image.width / image.height, position }: Pick<ImageOptions, 'ratio' | 'position'>,
) {
  const widest = Math.min(image.width, Math.floor(image.height * ratio));
  const cut = (width: number) => ({
    src: image,
    width,
    height: Math.round(width / ratio),
    fit: 'cover' as const,
    ...(position && { position }),
    // Astro would make versions of its own of each, as it does of an essay's pictures.
    layout: 'none' as const,
  });
  return { widest, cut };
}
