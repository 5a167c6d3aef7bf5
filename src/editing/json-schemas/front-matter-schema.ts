import { exhibitionSchema, SPEAKER_FIELDS } from '../../schemas/exhibition.ts';
import { type EditorSchema, innerSchemas } from './editor-schema.ts';
import { readExample, showExample } from './example-help.ts';
import { makeJsonSchema } from './make-json-schema.ts';

const SPEAKER_RULE = `Una persona que conversa lleva los tres campos: ${SPEAKER_FIELDS.join(', ')}.`;

// Zod writes no JSON Schema for a rule between fields.
const speakerRule = () =>
  Object.fromEntries(
    SPEAKER_FIELDS.map((name) => [name, { required: SPEAKER_FIELDS, errorMessage: SPEAKER_RULE }]),
  );

/**
 * A text is completed with its example between quotation marks, where a colon or a lone year does no harm. The plain
 * example goes: the YAML service would show it in English, and would offer it without the marks.
 */
const offerQuoted = (field: EditorSchema): void => {
  const example = readExample(field);
  if (example === undefined) return;
  showExample(field);
  field.defaultSnippets = [{ label: `"${example}"`, body: `"\${1:${example}}"` }];
  delete field.examples;
};

/** The JSON Schema of the front matter of an exhibition, for the YAML service inside a Markdown file. */
export const makeFrontMatterSchema = (): EditorSchema => {
  const json = makeJsonSchema(exhibitionSchema);
  innerSchemas(json).forEach(offerQuoted);
  return { ...json, title: 'Exhibición', dependencies: speakerRule() };
};
