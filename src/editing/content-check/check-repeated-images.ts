import {
  createFieldError,
  type Diagnostic,
  type FieldPath,
  formatFieldPath,
} from '../../content/diagnostic.ts';
import type { ContentFile } from '../../content/read-content.ts';
import type { Field } from '../../schemas/json-schema.ts';
import { quoteValue } from '../../schemas/quote.ts';
import { resolveImage } from './check-image.ts';

/** Reports an image that several fields use. References to other lists may repeat. Of several uploads with one name, the form keeps one. */
export const checkRepeatedImages = (contentFile: ContentFile, fields: readonly Field[]): Diagnostic[] => {
  const owners = new Map<string, FieldPath>();
  const errors: Diagnostic[] = [];
  for (const { path, schema, value } of fields) {
    if (schema.use === undefined || schema.isReference === true || typeof value !== 'string') continue;
    const image = resolveImage(contentFile.file, value);
    const owner = owners.get(image);
    owners.set(image, owner ?? path);
    if (owner === undefined) continue;
    const message = `Se encontró ${quoteValue(value)}, que ya es «${formatFieldPath(owner)}». Si es la misma fotografía, borra una de las dos. Si es otra, dale otro nombre a su archivo y súbela de nuevo: de dos que se llaman igual el formulario guarda una.`;
    errors.push(createFieldError(contentFile, path, message));
  }
  return errors;
};
