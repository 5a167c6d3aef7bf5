import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson, readMarkdown } from '../../src/content/read-file.ts';
import { listFormLanguages } from '../../src/editing/content-form/form-languages.ts';
import { readContent } from '../../src/content/read-content.ts';
import { createFormConfig } from '../../src/editing/content-form/form-config.ts';
import {
  readJson as readJsonOfForm,
  serializeJson,
  serializeMarkdown,
} from '../../src/editing/content-form/serialize.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../src/schemas/content-files.ts';
import { type JsonSchema, readJsonSchema } from '../../src/schemas/json-schema.ts';
import { FIXTURE_SITE, TempSite } from '../support/temp-site.ts';

const { collections, singletons } = createFormConfig(8, { folder: 'penthouse-2200' }, ['es']);
const form = JSON.stringify([collections, singletons]);

test.each([
  ['a field by its words', '"name":"admission","label":"Lo que cuesta la entrada","required":true'],
  ['a field that may be left out', '"name":"whatsapp","label":"WhatsApp, si se atiende","required":false'],
  ['a section by its name', '{"label":"Sección Visión","value":"vision"}'],
  ['a picture by its size', '"hint":"960 × 640 px o más, en forma 3:2; lo que sobra se corta."'],
  ['a file name from an alternative text', '/u","Se espera una frase que diga qué se ve'],
  ['a text that would hide its beginning', 'una raya se escribe ***.'],
  ['a list by how many it holds', '"min":1,"max":15'],
  ['a long text by its lines', '"hint":"","widget":"text"'],
  ['a day by a picker', '"name":"opens"', '"widget":"datetime","type":"date","format":"YYYY-MM-DD"'],
  ['a description by its limit', '"maxlength":240'],
  ['the address of a page by its heading', '"identifier_field":"heading"'],
  ['an essay as it is written', '"name":"body","label":"El texto","i18n":true,"widget":"text"'],
  ['what is sample by a switch', '"label":"De muestra"', '"widget":"boolean","default":false'],
])('a form tells %s', (_what, ...told) => {
  for (const part of told) expect(form).toContain(part);
});

/** The form of a site in two languages. */
const bilingual = createFormConfig(8, { folder: 'penthouse-2200' }, ['es', 'en']);

test('where content/ has a second language, the form asks for each text in both, and requires Spanish alone', () => {
  const [exhibitions] = bilingual.collections ?? [];
  const fields = exhibitions && 'fields' in exhibitions ? exhibitions.fields : [];
  const inFileOfItsOwn = fields.filter(({ i18n }) => i18n).map(({ name }) => name);
  expect(inFileOfItsOwn).toEqual(['body']);
  expect(fields.find(({ name }) => name === 'artist')).toMatchObject({
    widget: 'object',
    fields: [
      { name: 'es', label: 'Español', required: true },
      { name: 'en', label: 'Inglés', required: false },
    ],
  });
  expect(fields.find(({ name }) => name === 'title')).toMatchObject({ widget: 'string' });
  expect(fields.find(({ name }) => name === 'gloss')).toMatchObject({ fields: [{ name: 'en' }] });
  expect(form).not.toContain('"name":"gloss"');
  expect(JSON.stringify(bilingual.singletons)).not.toContain('i18n');
});

test('a form in Spanish alone reads the Spanish of each text, when files still have English', () => {
  const written =
    '{ "heading": { "es": "Hoy", "en": "Today" }, "items": [{ "es": "Uno", "en": "One" }, "Dos"] }';
  const fields = [{ name: 'heading' }, { name: 'items' }];
  expect(readJsonOfForm(written, fields)).toStrictEqual({ heading: 'Hoy', items: ['Uno', 'Dos'] });
});

const leaveEnglish = async (site: TempSite): Promise<void> => {
  await site.replace('content/site.json', /"language": \{[^}]*\}/, '"language": "es-MX"');
};

test.each([
  ['Spanish alone', 'no English essay is left', ['es'], true],
  ['English as well', 'an English essay is left', ['es', 'en'], false],
])(
  'a house that gives English up has a form in %s when %s',
  async (_form, _when, languages, isWithoutEssays) => {
    await using site = await TempSite.create();
    await leaveEnglish(site);
    for (const file of globSync('content/*/*.en.md', { cwd: site.root }))
      if (isWithoutEssays) await site.remove(file);
    expect(listFormLanguages(await readContent(site.root))).toStrictEqual(languages);
  },
);

test('the form keeps the id of an activity, and gives none to one that has none', () => {
  expect(form).toContain('{"name":"id","widget":"hidden"}');
});

/** The fields of a value in the order of its schema, as the form has them. */
const inOrder = (value: unknown, { items, properties }: JsonSchema): unknown => {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, items as JsonSchema));
  if (!properties || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    ([name, part]) => [name, inOrder(part, (properties[name] ?? {}) as JsonSchema)] as const,
  );
  const names = Object.keys(properties);
  return Object.fromEntries(fields.toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)));
};

/** What the form writes where it saves a file that nobody changed. */
const writeAgain = (root: string, file: string): string => {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.json')) {
    const [{ schema } = {}] = Object.values(CONTENT_FILES).filter((known) => known.file === file);
    return `${serializeJson(schema && inOrder(JSON.parse(text), readJsonSchema(schema)))}\n`;
  }
  const { source, essay = '' } = readMarkdown(file, text);
  const [{ schema } = {}] = Object.values(CONTENT_FOLDERS).filter(({ folder }) => dirname(file) === folder);
  const fields = schema && (inOrder(source?.data, readJsonSchema(schema)) as object);
  return serializeMarkdown({ ...fields, body: `${essay}\n` });
};

const MANUAL = 'content/LEEME.md';
/** Every file of the form in the tests' own site. Those of the owner may be written by hand, in any form that the check accepts. */
const files = globSync('content/**/*.{json,md}', {
  cwd: FIXTURE_SITE,
  exclude: [MANUAL, 'content/words/**'],
});

/** `npx vitest run tests/content/content-form.test.ts -u` writes the files anew. */
test.each(files)('where it saves %s, the form rewrites no line that nobody touched', async (file) => {
  await expect(writeAgain(FIXTURE_SITE, file)).toMatchFileSnapshot(join(FIXTURE_SITE, file));
});

test('the names of a renamed file stand in Spanish, each once', () => {
  const formerly = ['dos', '/exhibiciones/dos', '/exhibiciones/dos-partes'];
  expect(serializeMarkdown({ id: 8, formerly, body: '' })).toContain(
    'formerly:\n  - "dos"\n  - "dos-partes"\n',
  );
  expect(serializeMarkdown({ formerly: ['/exhibiciones/dos'], body: '' })).not.toContain('formerly');
});

/** What YAML, or a writer of it, takes for something else. */
const HARD = 'no|~|1e3|2026-11-12|# 1|- a|Dijo: "así"|l\'été|👩🏽‍🎨|uno:\n\n  dos \\\n|@x, %y'.split('|');

/** So many are written of each file: those of plans, in which values hang on each other, take longest. */
const FORMS = 25;

/** Values that a schema accepts; of each group all fields, or some of those that may be left out. */
const valuesOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  const { examples = [], errorMessage = '' } = z.globalRegistry.get(schema) ?? {};
  const kind = (): fc.Arbitrary<unknown> => {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return valuesOf(schema.unwrap());
    if (schema instanceof z.ZodPipe)
      return valuesOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
    if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
    if (schema instanceof z.ZodBoolean) return fc.boolean();
    if (schema instanceof z.ZodNumber) return fc.nat(100);
    if (schema instanceof z.ZodArray) {
      const { minItems = 0, maxItems = minItems + 2 } = z.toJSONSchema(schema, { unrepresentable: 'any' });
      return fc.array(valuesOf(schema.element), { minLength: minItems, maxLength: maxItems });
    }
    if (schema instanceof z.ZodObject) {
      const fields = Object.entries<z.core.$ZodType>(schema.shape);
      const required = fields.filter(([, { _zod }]) => !_zod.optin).map(([name]) => name);
      const values = Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field)]));
      return fc.oneof(fc.record(values), fc.record(values, { requiredKeys: required }));
    }
    const known = fc.constantFrom(...HARD, ...(examples as string[]));
    const placeholders = String(errorMessage).match(/\{\w+\}/g) ?? [];
    return fc.oneof(known, fc.string({ unit: 'grapheme' })).map((text) => text + placeholders.join());
  };
  return kind().filter((value) => z.safeParse(schema, value).success);
};

test.each(Object.entries({ ...CONTENT_FILES, ...CONTENT_FOLDERS }))(
  'every field of %s is read, and passes the check, as the form wrote it',
  (_name, entry) => {
    const schema = entry.schema(() => z.string() as never);
    const write = (values: unknown) =>
      'file' in entry
        ? readJson('', serializeJson(values)).source
        : readMarkdown('', serializeMarkdown({ ...(values as object), body: 'Un ensayo.' })).source;
    const isKept = fc.property(valuesOf(schema), (values) => {
      expect(z.parse(schema, write(values)?.data)).toStrictEqual(z.parse(schema, values));
    });
    fc.assert(isKept, { numRuns: FORMS });
  },
);
