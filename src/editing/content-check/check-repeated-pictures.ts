import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { listFields, readJsonSchema } from '../../schemas/json-schema.ts';
import { toRelativePath } from '../../schemas/picture-field.ts';
import { quote } from '../../schemas/quote.ts';

/**
 * Reports a picture of a file that another of its fields has. The form keeps one of several files that have one name and are uploaded in one save. A field such
 * as `photograph`, which names a picture of another list, may repeat it.
 */
export const checkRepeatedPictures = (
  createSchema: Parameters<typeof readJsonSchema>[0],
  file: string,
  source?: ContentSource,
): Diagnostic[] => {
  const owners = new Map<unknown, readonly PropertyKey[]>();
  return listFields(readJsonSchema(createSchema), source?.data).flatMap(({ path, schema, value }) => {
    if (schema.use === undefined || schema.isReference === true || typeof value !== 'string') return [];
    const picture = toRelativePath(value);
    const owner = owners.get(picture);
    owners.set(picture, owner ?? path);
    if (owner === undefined) return [];
    const message = `Se encontró ${quote(value)}, que ya es «${formatFieldPath(owner)}». De dos archivos que se llaman igual el formulario guarda uno: dale otro nombre al de esta fotografía y súbela de nuevo.`;
    return [createFieldDiagnostics(file, source)(message, ...path)];
  });
};
