import type { z } from 'astro/zod';
import type { PictureField } from '../../schemas/picture-field.ts';
import { type EditorSchema, innerSchemas, isSchema } from './editor-schema.ts';
import { showExample } from './example-help.ts';
import { makeJsonSchema } from './make-json-schema.ts';

const offerElement = ({ items }: EditorSchema): void => {
  if (!isSchema(items) || !items.properties) return;
  const names = items.required ?? [];
  const body = Object.fromEntries(names.map((name, index) => [name, `$${index + 1}`]));
  items.defaultSnippets = [{ label: 'Otro elemento', description: names.join(', '), body }];
};

const completeHelp = (json: EditorSchema): void => {
  showExample(json);
  offerElement(json);
  innerSchemas(json).forEach(completeHelp);
};

/** The JSON Schema of one JSON file, with an example in every field's help and a snippet for each list of groups. */
export const makeDocumentSchema = (makeSchema: (picture: PictureField) => z.ZodType): EditorSchema => {
  const json = makeJsonSchema(makeSchema);
  completeHelp(json);
  return json;
};
