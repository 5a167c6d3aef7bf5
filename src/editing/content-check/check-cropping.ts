import { createFieldWarning, type Diagnostic } from '../../content/diagnostic.ts';
import type { ContentFile, ContentFolder } from '../../content/read-content.ts';
import type { Field } from '../../schemas/json-schema.ts';
import { describeSize, getAspectRatio, type ImageUse, toRelativePath } from '../../schemas/image-field.ts';
import { checkImage } from './check-image.ts';

/** Minimum visible part of a cropped image. A 4:5 portrait in a 3:2 frame shows 0.53. */
const MIN_VISIBLE_PART = 0.5;

/** Warns about images that the page crops too much, because their aspect ratio differs from that of the frame. */
export const checkCropping = async (
  content: ContentFolder,
  file: ContentFile,
  fields: readonly Field[],
): Promise<Diagnostic[]> => {
  const warnings: Diagnostic[] = [];
  for (const { path, schema, value } of fields) {
    const use = schema.use as ImageUse | undefined;
    const frame = use && getAspectRatio(use);
    if (use === undefined || frame === undefined || schema.isReference === true) continue;
    const image = await checkImage(content, file.file, String(toRelativePath(value)), use);
    if (typeof image === 'string') continue;
    const { width, height } = image;
    const visiblePart = Math.min(width / height / frame, (height / width) * frame);
    if (visiblePart >= MIN_VISIBLE_PART) continue;
    const message = `mide ${width} × ${height} px y aquí se corta: se ve el ${Math.round(visiblePart * 100)} %. Se espera ${describeSize(use)}. Recórtala tú, o déjala si así se ve bien.`;
    warnings.push(createFieldWarning(file, path, message));
  }
  return warnings;
};
