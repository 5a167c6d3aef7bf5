import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';

/** The smallest size that stays sharp, in pixels, or the only one if `isExact`; `frame` where the page crops to this shape. */
export type PictureRule = Record<'width' | 'height', number> & { frame?: string; isExact?: boolean };

export const PICTURE_RULES = {
  hero: { width: 1920, height: 1080, frame: '16:9' },
  gallery: { width: 1280, height: 720, frame: '16:9' },
  section: { width: 960, height: 540 },
  exhibition: { width: 960, height: 640, frame: '3:2' },
  speaker: { width: 128, height: 128, frame: '1:1' },
  drawing: { width: 100, height: 100 },
  share: { width: 1200, height: 630, isExact: true },
} as const satisfies Record<string, PictureRule>;

/** What the page does with a picture; each use asks for its own size. */
export type PictureUse = keyof typeof PICTURE_RULES;

/** Makes the field that holds the path of a picture: Astro's `image()`, or that of the content check, which measures the file. */
export type CreatePictureField = (use: PictureUse) => z.ZodType<ImageMetadata>;

const exampleOf = (use: PictureUse): string => (use === 'drawing' ? './planta.svg' : './foto.jpg');

/** The end of an error about the path of a picture. */
export const getExpectedPictureMessage = (use: PictureUse): string =>
  `Se espera la ruta de una imagen, por ejemplo "${exampleOf(use)}".`;

/** Says in Spanish how large a picture has to be: `960 × 640 px o más, en forma 3:2`. */
export const describeSize = (use: PictureUse): string => {
  const { width, height, frame, isExact }: PictureRule = PICTURE_RULES[use];
  if (use === 'drawing') return 'un SVG de la forma que sea';
  const size = isExact ? `exactamente ${width} × ${height} px` : `${width} × ${height} px o más`;
  return frame === undefined ? size : `${size}, en forma ${frame}`;
};

/** The shape to which the page crops a picture, as its width divided by its height; undefined where it doesn't. */
export const getAspectRatio = (use: PictureUse): number | undefined => {
  const { frame }: PictureRule = PICTURE_RULES[use];
  if (frame === undefined) return undefined;
  const [width = 1, height = 1] = frame.split(':').map(Number);
  return width / height;
};

/** The path of a file beside the document: `./foto.webp`, also of `foto.webp`, as the form writes a file that was there already. Any other value stays. */
export const toRelativePath = (value: unknown): unknown =>
  typeof value === 'string' && /^[^\s./\\:][^\\:]*$/.test(value) ? `./${value}` : value;

/** A picture, with the size that its use asks for in its help; `isReference` where another field has it already. */
export const pictureField = (
  createPicture: CreatePictureField,
  use: PictureUse,
  label: string,
  isReference = false,
): z.ZodType<ImageMetadata> => {
  const field = createPicture(use).meta({
    description: `${label}: ${describeSize(use)}${getAspectRatio(use) ? '; lo que sobra se corta' : ''}`,
    use,
    examples: [exampleOf(use)],
    errorMessage: getExpectedPictureMessage(use),
    ...(isReference && { isReference }),
  });
  return z.preprocess(toRelativePath, field);
};

/** By how much the width divided by the height of two pictures of one shape may differ. */
const SHAPE_TOLERANCE = 0.01;

/** Reports at `path` a picture of the project that can't lie over that of today. */
export const validateSameAspectRatio = (
  today: ImageMetadata,
  project: ImageMetadata,
  path: string[],
  context: z.RefinementCtx,
): void => {
  const difference = today.width / today.height - project.width / project.height;
  if (Math.abs(difference) > SHAPE_TOLERANCE)
    context.addIssue({
      code: 'custom',
      path,
      message: `Mide ${project.width} × ${project.height} px y la de hoy ${today.width} × ${today.height} px. Se esperan dos imágenes de una misma forma: recorta una como la otra.`,
    });
};
