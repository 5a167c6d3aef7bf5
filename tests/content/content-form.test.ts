import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeFormConfig } from '../../src/editing/content-form/form-config.ts';
import { writeJson, writeMarkdown } from '../../src/editing/content-form/start-form.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../src/schemas/content-files.ts';
import { listSchemaFields } from './schema-fields.ts';
import { FROZEN_SITE } from '../setup/site-folder.ts';

const fieldShape = z.looseObject({
  name: z.string(),
  root: z.boolean().default(false),
  fields: z.array(z.unknown()).default([]),
});
const formShape = z.looseObject({ name: z.string(), fields: z.array(z.unknown()) });

const { collections = [], singletons = [] } = makeFormConfig('penthouse-2200', 8);
const forms = z.array(formShape).parse([...collections, ...singletons]);

/** Every field of a form, named as `listSchemaFields` names those of its schema: groups by their fields only. */
const listFormFields = (fields: readonly unknown[], group = ''): [string, Record<string, unknown>][] =>
  fields.flatMap((item) => {
    const field = fieldShape.parse(item);
    const name = field.root ? '' : group + field.name;
    const inner = listFormFields(field.fields, `${name}${field.widget === 'list' ? '[n].' : '.'}`);
    return field.root || field.widget === 'object' ? inner : [[name, field], ...inner];
  });

const toWords = (help: unknown): string =>
  String(help)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

test.each(
  Object.entries({ ...CONTENT_FOLDERS, ...CONTENT_FILES }).map(([name, { schema }]) => ({ name, schema })),
)('the form of $name has each field of its schema, and its help', ({ name: form, schema }) => {
  const fields = listFormFields(forms.find(({ name }) => name === form)?.fields ?? []);
  const expected = listSchemaFields(schema);
  expect(fields.map(([name]) => name).filter((name) => name !== 'body')).toEqual(
    expected.map(({ name }) => name),
  );
  for (const [index, { name, help, isOptional }] of expected.entries()) {
    const { label, hint, required } = fields[index]?.[1] ?? {};
    expect(required, name).toBe(!isOptional);
    expect(toWords(`${String(label)} ${String(hint)} `), name).toContain(
      toWords(help.replace(/ \(exactamente .*/, '')),
    );
  }
});

test.each([
  ['a choice by what it means', '{"label":"Ya terminó: pestaña Pasadas","value":"pasada"}'],
  ['a picture by its size', '"hint":"960 × 640 px o más, en forma 3:2."'],
  ['a list by how many it holds', '"min":20,"max":20'],
  ['a long text by its lines', '"hint":"","widget":"text"'],
])('a form tells %s', (_what, told) => {
  expect(JSON.stringify(forms)).toContain(told);
});

const texts = globSync('content/*/*.{json,md}', { cwd: FROZEN_SITE });

test.each(['content/site.json', ...texts])('the form writes %s as it is', (file) => {
  const text = readFileSync(join(FROZEN_SITE, file), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
  const written = file.endsWith('.json')
    ? `${writeJson(JSON.parse(text))}\n`
    : writeMarkdown({ ...z.record(z.string(), z.unknown()).parse(parse(head)), body });
  expect(written).toBe(text);
});
