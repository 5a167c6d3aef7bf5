import { posix } from 'node:path';
import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { type CreateSchema, getFields, getJsonSchema } from '../../schemas/json-schema.ts';
import { toRelativePath } from '../../schemas/image-field.ts';
import { quote } from '../../schemas/quote.ts';

/** Reports an image that several fields use. References to other lists may repeat. Of several uploads with one name, the form keeps one. */
export const checkRepeatedImages = (
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
