import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { PICTURE_RULES } from '../../src/editing/content-check/picture-rules.ts';
import { WORD_MEANINGS } from '../../src/editing/json-schemas/word-meanings.ts';
import { DOCUMENTS } from '../../src/schemas/documents.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import { ICON_NAMES } from '../../src/schemas/icon-name.ts';
import type { PictureField } from '../../src/schemas/picture-field.ts';
import { manual } from './manual.ts';
import { listSchemaFields } from './schema-fields.ts';

const FILES: [string, (picture: PictureField) => z.ZodType][] = [
  ['content/exhibitions/*.md', exhibitionSchema],
  ...Object.values(DOCUMENTS).map(({ file, schema }): [string, typeof schema] => [file, schema]),
];

/** The rows of the table under a heading that names a file: field and explanation. */
const readTable = (file: string): string[][] => {
  const [, section = ''] = manual.split(`\n### \`${file}\`\n`);
  const [own = ''] = section.split('\n### ');
  return [...own.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', help = '']) => [name, help]);
};

describe('the tables of LEEME name every field of every file, no other, and say what each is for', () => {
  test.each(FILES)('%s', (file, schema) => {
    const fields = listSchemaFields(schema).map(({ name, help, isOptional }) => [
      name,
      isOptional ? `${help} (opcional)` : help,
    ]);
    expect(fields.length).toBeGreaterThan(0);
    expect(readTable(file)).toEqual(fields);
  });

  test('and no file that does not exist', () => {
    const files = [...manual.matchAll(/^### `(.+)`$/gm)].map(([, file]) => file);
    expect(files.sort()).toEqual(FILES.map(([file]) => file).sort());
  });
});

test('every field has an explanation', () => {
  const silent = FILES.flatMap(([, schema]) => listSchemaFields(schema)).filter(({ help }) => help === '');
  expect(silent).toEqual([]);
});

test('LEEME tells the size that the check demands of every picture', () => {
  for (const { width, height } of Object.values(PICTURE_RULES))
    expect(manual).toContain(`${width} × ${height} px`);
});

test('LEEME lists every icon', () => {
  expect(manual).toContain(`Íconos: ${ICON_NAMES.map((name) => `\`${name}\``).join(', ')}.`);
});

test('LEEME says what every icon shows', () => {
  const meanings = ICON_NAMES.map((name) => WORD_MEANINGS[name]?.toLowerCase());
  expect(manual).toContain(`En el mismo orden: ${meanings.join(', ')}.`);
});
