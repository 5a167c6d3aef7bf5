import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { explainMismatch } from '../../schemas/found-value.ts';
import type { PictureField } from '../../schemas/picture-field.ts';
import { checkPicture } from './check-picture.ts';

const EXPECTED = 'la ruta de una imagen, por ejemplo "./cielo-raso.jpg"';

/**
 * The picture field of the stand-alone check: it opens the file beside the document and reports what is wrong with
 * it, in place of Astro's `image()`. A warning travels in `params.severity`.
 */
export const pictureField =
  (root: string, document: string): PictureField =>
  (use) => {
    const error = ({ input }: { input?: unknown }): string => explainMismatch(input, EXPECTED);
    return z
      .string({ error })
      .regex(/\S/, { error, abort: true })
      .transform(async (path, context): Promise<ImageMetadata> => {
        const { mistakes, picture } = await checkPicture(root, document, path, use);
        for (const { severity, message } of mistakes) {
          context.addIssue({ code: 'custom', message, params: { severity } });
        }
        return picture ?? z.NEVER;
      });
  };
