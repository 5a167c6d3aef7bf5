import { posix } from 'node:path';
import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { type CreateSchema, getFields, getJsonSchema } from '../../schemas/json-schema.ts';
import { toRelativePath } from '../../schemas/picture-field.ts';
import { quote } from '../../schemas/quote.ts';

/**
 * Reports a picture that more than one field of a file uses: if an upload has several files with the same name, the form keeps only
 * one. A reference to a picture of a different list, such as `photograph`, may repeat it.
 */
export const checkRepeatedPictures = (
  createSchema: CreateSchema,
  file: string,
  source?: ContentSource,
): Diagnostic[] => {
  const owners = new Map<string, readonly PropertyKey[]>();
  const errors: Diagnostic[] = [];
  for (const { path, schema, value } of getFields(getJsonSchema(createSchema), source?.data)) {
    if (schema.use === undefined || schema.isReference === true || typeof value !== 'string') continue;
    const picture = posix.join(posix.dirname(file), String(toRelativePath(value)));
    const owner = owners.get(picture);
    owners.set(picture, owner ?? path);
    if (owner === undefined) continue;
    const message = `Se encontró ${quote(value)}, que ya es «${formatFieldPath(owner)}». De dos archivos que se llaman igual el formulario guarda uno: dale otro nombre al de esta fotografía y súbela de nuevo.`;
    errors.push(createFieldDiagnostics(file, source)(message, ...path));
  }
  return errors;
};
