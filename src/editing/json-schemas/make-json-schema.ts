import { z } from 'astro/zod';
import type { PictureField } from '../../schemas/picture-field.ts';
import { type EditorSchema, isSchema } from './editor-schema.ts';
import { readExample } from './example-help.ts';
import { explainExpected, explainExpectedShape } from './expected-value.ts';
import { picturePath } from './picture-path.ts';
import { findTextShape } from './text-shape.ts';
import { WORD_MEANINGS } from './word-meanings.ts';

const helpWithText = (schema: z.core.$ZodType, json: EditorSchema): void => {
  const example = readExample(json);
  const shape = example !== undefined ? findTextShape(schema, example) : undefined;
  // Of several patterns the last is the narrowest: first comes the one that every text has, "not blank".
  const last = json.allOf?.at(-1);
  const pattern = shape ?? (isSchema(last) ? last.pattern : undefined);
  if (pattern !== undefined) json.pattern = pattern;
  delete json.allOf;
  json.patternErrorMessage = explainExpectedShape(schema);
};

const helpWithGroup = (json: EditorSchema): void => {
  const names = Object.keys(json.properties ?? {});
  const required = names.filter((name) => json.required?.includes(name));
  const optional = names.filter((name) => !json.required?.includes(name));
  const also = optional.length === 0 ? '' : ` Opcionales: ${optional.join(', ')}.`;
  json.errorMessage = `Falta un campo o sobra uno. Obligatorios: ${required.join(', ')}.${also}`;
};

const help = (schema: z.core.$ZodType, json: EditorSchema): void => {
  if (json.description !== undefined && typeof json.note === 'string') {
    json.description = `${json.description}. ${json.note}`;
    delete json.note;
  }
  // A field that may be left out repeats what it wraps.
  if (json.errorMessage !== undefined) return;
  json.errorMessage = explainExpected(schema);
  if (json.enum) json.enumDescriptions = json.enum.map((word) => WORD_MEANINGS[String(word)] ?? '');
  else if (json.type === 'string') helpWithText(schema, json);
  else if (json.type === 'object') helpWithGroup(json);
};

/**
 * What an editor's program may know of a file while someone types: the same zod schema as the build's, as JSON Schema
 * of draft 7, the newest that VS Code supports whole, with its messages in Spanish.
 */
export const makeJsonSchema = (makeSchema: (picture: PictureField) => z.ZodType): EditorSchema =>
  z.toJSONSchema(makeSchema(picturePath), {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => help(zodSchema, jsonSchema),
  });
