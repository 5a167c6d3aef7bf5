import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../src/schemas/content-files.ts';
import { isTranslatedField, type JsonSchema, getJsonSchema } from '../../src/schemas/json-schema.ts';
import { REPORTS } from './check-modified-content.ts';

/** Describes the values that a field accepts: type, limits, words, and the size of an image. */
function describeField(schema: JsonSchema): string {
  const { type, format, minimum, maximum, minItems, maxItems, maxLength, widget, use } = schema;
  const [min, max] = [minimum ?? minItems, maximum ?? maxItems ?? maxLength];
  const isTranslated = isTranslatedField(schema);
  return [
    isTranslated
      ? Object.keys(schema.properties ?? {}).join('/')
      : (format ?? (typeof use === 'string' ? use : type)),
    min === undefined && max === undefined ? '' : `${String(min ?? '')}–${String(max ?? '')}`,
    schema.enum?.join(', '),
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
    use === undefined ? '' : schema.description,
    schema.isReference === true ? 'reference' : '',
    widget,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the fields of a schema, one line for each. An asterisk marks a required field. */
const getFields = (schema: JsonSchema, depth = 0): string[] => {
  if (schema.items) return getFields(schema.items as JsonSchema, depth);
  if (isTranslatedField(schema)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = property as JsonSchema;
    const mark = schema.required?.includes(name) ? '*' : '';
    const line = `${'  '.repeat(depth)}${name}${mark}: ${describeField(field)}`;
    return [line, ...getFields(field, depth + 1)];
  });
};

/** To update the list, run `npx vitest run tests/content/schema-fields.test.ts -u`. */
test('content files have the documented fields, limits and defaults', async () => {
  const lines = Object.entries({ ...CONTENT_FILES, ...CONTENT_FOLDERS }).flatMap(([name, { schema }]) => {
    const jsonSchema = getJsonSchema(schema);
    return ['', `# ${name}: ${describeField(jsonSchema)}`, ...getFields(jsonSchema)];
  });
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(join(REPORTS, 'schema-fields.txt'));
});
