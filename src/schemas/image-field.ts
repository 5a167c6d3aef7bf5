import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';

/** Minimum size in pixels; the exact size if `isExact`. `frame` is the aspect ratio to which the page crops the image. */
export type ImageRule = Record<'width' | 'height', number> & { frame?: string; isExact?: boolean };

export const IMAGE_RULES = {
  hero: { width: 1920, height: 1080, frame: '16:9' },
  gallery: { width: 1280, height: 720, frame: '16:9' },
  section: { width: 960, height: 540 },
  exhibition: { width: 960, height: 640, frame: '3:2' },
  speaker: { width: 128, height: 128, frame: '1:1' },
  drawing: { width: 100, height: 100 },
  share: { width: 1200, height: 630, isExact: true },
} as const satisfies Record<string, ImageRule>;

/** Use of an image on the site, which determines its size. */
export type ImageUse = keyof typeof IMAGE_RULES;

/**
 * Creates the field for the path of an image: Astro's `image()`, or the field of the content check, which measures the file unless a
 * different field already contains it (`isReference`).
 */
export type CreateImageField = (use: ImageUse, isReference: boolean) => z.ZodType<ImageMetadata>;

/** Creates a schema of data with images. The caller provides the image field. */
export type SchemaFactory<Data> = (createImage: CreateImageField) => z.ZodType<Data>;

const getExamplePath = (use: ImageUse): string => (use === 'drawing' ? './planta.svg' : './foto.jpg');

/** Returns the last sentence of an error about the path of an image. */
export const getExpectedImageMessage = (use: ImageUse): string =>
  `Se espera la ruta de una imagen, por ejemplo "${getExamplePath(use)}".`;

/** Describes the required size in Spanish: `960 × 640 px o más, en forma 3:2`. */
export const describeSize = (use: ImageUse): string => {
  const { width, height, frame, isExact }: ImageRule = IMAGE_RULES[use];
  if (use === 'drawing') return 'un SVG de la forma que sea';
  const size = isExact ? `exactamente ${width} × ${height} px` : `${width} × ${height} px o más`;
  return frame === undefined ? size : `${size}, en forma ${frame}`;
};

/** Returns the aspect ratio (width / height) to which the page crops an image; undefined if it doesn't crop. */
export const getAspectRatio = (use: ImageUse): number | undefined => {
  const { frame }: ImageRule = IMAGE_RULES[use];
  if (frame === undefined) return undefined;
  const [width = 1, height = 1] = frame.split(':').map(Number);
  return width / height;
};

/** Adds `./` to a file name, which the form writes for an existing file: `foto.webp`. Returns any other value unchanged. */
export const toRelativePath = (value: unknown): unknown =>
  typeof value === 'string' && /^[^\s./\\:][^\\:]*$/.test(value) ? `./${value}` : value;

/** Creates an image field, with the required size in its description. `isReference` marks an image that another field already contains. */
export const imageField = (
  createImage: CreateImageField,
  use: ImageUse,
  label: string,
  isReference = false,
): z.ZodType<ImageMetadata> => {
  const meta = {
    description: `${label}: ${describeSize(use)}${getAspectRatio(use) ? '; lo que sobra se corta' : ''}`,
    use,
    examples: [getExamplePath(use)],
    errorMessage: getExpectedImageMessage(use),
  };
  const field = createImage(use, isReference).meta(isReference ? { ...meta, isReference } : meta);
  return z.preprocess(toRelativePath, field);
};

/** Author of an SVG drawing in the metadata of drawing programs. */
export const DRAWING_AUTHOR =
  /<(?:dc:(?:creator|rights|publisher|contributor)|cc:Agent)\b[^>/]*>\s*(?!\s*<\/)/;

/** Maximum difference between the aspect ratios of two images in a comparison. */
const ASPECT_RATIO_TOLERANCE = 0.01;

/** Reports, at `path`, an image of the project whose aspect ratio differs from the image of today. */
export const validateSameAspectRatio = (
  today: ImageMetadata,
  project: ImageMetadata,
  path: string[],
  context: z.RefinementCtx,
): void => {
  const difference = today.width / today.height - project.width / project.height;
  if (Math.abs(difference) > ASPECT_RATIO_TOLERANCE)
    context.addIssue({
      code: 'custom',
      path,
      message: `Mide ${project.width} × ${project.height} px y la de hoy ${today.width} × ${today.height} px. Se esperan dos imágenes de una misma forma: recorta una como la otra.`,
    });
};
