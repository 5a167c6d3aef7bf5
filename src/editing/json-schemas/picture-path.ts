import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { PICTURE_RULES } from '../content-check/picture-rules.ts';
import type { PictureField, PictureUse } from '../../schemas/picture-field.ts';

const EXAMPLE = './cielo-raso.jpg';
const EXPECTED = `Se espera la ruta de una imagen, por ejemplo "${EXAMPLE}".`;

const describeSize = (use: PictureUse): string => {
  const { width, height, frame, isExact } = PICTURE_RULES[use];
  const size = `${isExact ? 'Exactamente' : 'Mínimo'} ${width} × ${height} px`;
  return frame === undefined ? `${size}.` : `${size}; se recorta a ${frame}.`;
};

/**
 * The picture field of the JSON Schemas: an editor's program sees the text only, so it knows how a path begins and
 * tells the size that the content check will ask for.
 */
export const picturePath: PictureField = (use) =>
  z
    .string({ error: EXPECTED })
    .regex(/^\.\.?\/\S/, { error: EXPECTED })
    .meta({ examples: [EXAMPLE], note: describeSize(use) })
    // Only its JSON Schema is used, so what it would give to a page is never made.
    .transform((): ImageMetadata => z.NEVER);
