import { type CreateSchema, type Field, getFields, getJsonSchema } from '../../schemas/json-schema.ts';
import { describeSize, getAspectRatio, type ImageUse, toRelativePath } from '../../schemas/image-field.ts';
import { checkImage } from './check-image.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';
import type { ContentFolder } from '../../content/read-content.ts';

/** Minimum visible part of a cropped image. A 4:5 portrait in a 3:2 frame shows 0.53. */
const MIN_VISIBLE_PART = 0.5;

/** Warns about images that the page crops too much, because their aspect ratio differs from the frame. */
export const checkCropping = async (
  content: ContentFolder,
  createSchema: CreateSchema,
  file: string,
  source?: ContentSource,
): Promise<Diagnostic[]> => {
  const checkField = async ({ path, schema, value }: Field): Promise<Diagnostic | undefined> => {
    const use = schema.use as ImageUse | undefined;
    const frame = use && getAspectRatio(use);
    if (use === undefined || frame === undefined || typeof value !== 'string') return undefined;
    const picture = await checkImage(content, file, String(toRelativePath(value)), use);
    // The schema reports an invalid file.
    if (typeof picture === 'string') return undefined;
    const { width, height } = picture;
    const visiblePart = Math.min(width / height / frame, (height / width) * frame);
    if (visiblePart >= MIN_VISIBLE_PART) return undefined;
    const message = `mide ${width} × ${height} px y aquí se corta: se ve el ${Math.round(visiblePart * 100)} %. Se espera ${describeSize(use)}. Recórtala tú, o déjala si así se ve bien.`;
    return createFieldDiagnostics(file, source, true)(message, ...path);
  };
  const fields = getFields(getJsonSchema(createSchema), source?.data);
  const warnings = await Promise.all(fields.map(checkField));
  return warnings.filter((warning) => warning !== undefined);
};
