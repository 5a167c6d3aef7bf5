import type { ImageMetadata } from 'astro';
import type { z } from 'astro/zod';

/** What a use asks of a picture. Sizes in pixels. */
export interface PictureRule {
  /** The smallest size that stays sharp where the page shows it. */
  width: number;
  height: number;
  /** The shape of its frame, when the page crops it: a picture of another shape works, but loses its edges. */
  frame?: string;
  /** The size is the only one accepted. */
  isExact?: boolean;
  /** It is an SVG, sharp at any size. */
  isDrawing?: boolean;
}

export const PICTURE_RULES = {
  hero: { width: 1920, height: 1080, frame: '16:9' },
  gallery: { width: 1280, height: 720, frame: '16:9' },
  section: { width: 960, height: 540 },
  exhibition: { width: 960, height: 640, frame: '3:2' },
  speaker: { width: 128, height: 128, frame: '1:1' },
  drawing: { width: 100, height: 100, isDrawing: true },
  share: { width: 1200, height: 630, isExact: true },
} as const satisfies Record<string, PictureRule>;

/** What the page does with a picture; each use asks for its own size. */
export type PictureUse = keyof typeof PICTURE_RULES;

/** Makes the field that holds the path of a picture: Astro's `image()`, or that of the content check, which measures the file. */
export type PictureField = (use: PictureUse) => z.ZodType<ImageMetadata>;

const exampleOf = (use: PictureUse): string => (use === 'drawing' ? './planta.svg' : './foto.jpg');

/** The end of an error about the path of a picture. */
export const expectPicture = (use: PictureUse): string =>
  `Se espera la ruta de una imagen, por ejemplo "${exampleOf(use)}".`;

/** Says in Spanish how large a picture has to be: `960 × 640 px o más, en forma 3:2`. */
export const describeSize = (use: PictureUse): string => {
  const { width, height, frame, isExact, isDrawing }: PictureRule = PICTURE_RULES[use];
  if (isDrawing) return 'un SVG de la forma que sea';
  const size = isExact ? `exactamente ${width} × ${height} px` : `${width} × ${height} px o más`;
  return frame === undefined ? size : `${size}, en forma ${frame}`;
};

/** A picture, with the size that its use asks for in its help. */
export const describePicture = (picture: PictureField, use: PictureUse, label: string) =>
  picture(use).meta({
    description: `${label}: ${describeSize(use)}`,
    examples: [exampleOf(use)],
    errorMessage: expectPicture(use),
  });
