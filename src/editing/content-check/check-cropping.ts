import { listFields, readJsonSchema } from '../../schemas/json-schema.ts';
import { describeSize, getAspectRatio, type PictureUse, toRelativePath } from '../../schemas/picture-field.ts';
import { checkPicture } from './check-picture.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';
import type { ContentFolder } from '../../content/read-content.ts';

/** A picture of which less is left was cropped by mistake; of an upright one of 4:5 in a frame of 3:2 it is 53 %. */
const LEAST_SEEN = 0.5;

/** A warning for each picture of a file of which the page shows a small part, because its frame has another shape. */
export const checkCropping = async (
  content: ContentFolder,
  createSchema: Parameters<typeof readJsonSchema>[0],
  file: string,
  source?: ContentSource,
): Promise<Diagnostic[]> => {
  const fields = listFields(readJsonSchema(createSchema), source?.data);
  const found = fields.map(async ({ path, schema, value }) => {
    const use = schema.use as PictureUse | undefined;
    const frame = use && getAspectRatio(use);
    if (use === undefined || frame === undefined || typeof value !== 'string') return [];
    const picture = await checkPicture(content, file, String(toRelativePath(value)), use);
    // What is wrong with the file is reported by the schema.
    if (typeof picture === 'string') return [];
    const { width, height } = picture;
    const seen = Math.min(width / height / frame, (height / width) * frame);
    if (seen >= LEAST_SEEN) return [];
    const message = `mide ${width} × ${height} px y aquí se corta: se ve el ${Math.round(seen * 100)} %. Se espera ${describeSize(use)}. Recórtala tú, o déjala si así se ve bien.`;
    return createFieldDiagnostics(file, source, true)(message, ...path);
  });
  return (await Promise.all(found)).flat();
};
