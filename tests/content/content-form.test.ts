import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson, parseMarkdown } from '../../src/content/read-file.ts';
import { readFormConfig } from '../../src/editing/content-form/content-form-integration.ts';
import { createFormConfig } from '../../src/editing/content-form/form-config.ts';
import {
  parseFormJson,
  parseFormMarkdown,
  serializeJson,
  serializeMarkdown,
} from '../../src/editing/content-form/serialize.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../src/schemas/content-files.ts';
import { type JsonSchema, getJsonSchema } from '../../src/schemas/json-schema.ts';
import { FIXTURE_SITE, TempSite } from '../support/temp-site.ts';
import { REPORTS } from './check-modified-content.ts';

const { collections, singletons } = createFormConfig(8, { folder: 'penthouse-2200' }, ['es']);
const form = JSON.stringify([collections, singletons]);

test.each([
  ['the label of a field', '"name":"admission","label":"Lo que cuesta la entrada","required":true'],
  ['an optional field', '"name":"whatsapp","label":"WhatsApp, si se atiende","required":false'],
  ['the name of a section', '{"label":"Sección Visión","value":"vision"}'],
  ['the size of an image', '"hint":"960 × 640 px o más, en forma 3:2; lo que sobra se corta."'],
  ['a pattern that refuses a file name as alt text', '/u","Se espera una frase que diga qué se ve'],
  ['a pattern that refuses front matter in a body', 'una raya se escribe ***.'],
  ['the limits of a list', '"min":1,"max":15'],
  ['a text area for a long text', '"hint":"","widget":"text"'],
  ['a date picker', '"name":"opens"', '"widget":"datetime","type":"date","format":"YYYY-MM-DD"'],
  ['the limit of a description', '"maxlength":240'],
  ['the heading as the slug of a page', '"identifier_field":"heading"'],
  ['a plain text area for an essay', '"name":"body","label":"El texto","i18n":true,"widget":"text"'],
  ['a switch for sample content', '"label":"De muestra"', '"widget":"boolean","default":false'],
])('CMS form includes %s', (_description, ...fragments) => {
  for (const fragment of fragments) expect(form).toContain(fragment);
});

test.each([
  ['the main branch by default', {}, {}],
  ['the branch of the settings', { branch: 'borrador' }, { branch: 'borrador' }],
])('CMS form of the published site saves to %s', (_branch, settings, expected) => {
  const { backend } = createFormConfig(8, { repository: 'casa-roble/sitio', ...settings }, ['es']);
  expect(backend).toStrictEqual({
    name: 'github',
    repo: 'casa-roble/sitio',
    auth_methods: ['token'],
    ...expected,
  });
});

const bilingual = createFormConfig(8, { folder: 'penthouse-2200' }, ['es', 'en']);

test('CMS form of a bilingual site has each text in both languages', () => {
  const [exhibitions] = bilingual.collections ?? [];
  const fields = exhibitions && 'fields' in exhibitions ? exhibitions.fields : [];
  const translatedInOwnFile = fields.filter(({ i18n }) => i18n).map(({ name }) => name);
  expect(translatedInOwnFile).toEqual(['body']);
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

test('CMS form of a Spanish site shows the Spanish part of each text', () => {
  const json =
    '{ "heading": { "es": "Hoy", "en": "Today" }, "items": [{ "es": "Uno", "en": "One" }, "Dos"] }';
  const fields = [{ name: 'heading' }, { name: 'items' }];
  expect(parseFormJson(json, fields)).toStrictEqual({ heading: 'Hoy', items: ['Uno', 'Dos'] });
});

/** To update the options, run `npx vitest run tests/content/content-form.test.ts -u`. */
test('options of the CMS form match their snapshot', async () => {
  const storage = { repository: 'casa-roble/sitio', branch: 'main' };
  const { singletons: _singletons, ...options } = createFormConfig(8, storage, ['es', 'en']);
  const withoutFields = options.collections?.map((collection) => ({ ...collection, fields: [] }));
  const json = JSON.stringify({ ...options, collections: withoutFields }, null, 2);
  await expect(`${json}\n`).toMatchFileSnapshot(join(REPORTS, 'form-options.txt'));
});

test('CMS form shows an empty body for a file with only front matter', () => {
  expect(parseFormMarkdown('---\ntitle: Marea\n---', [])).toStrictEqual({ title: 'Marea', body: '' });
});

/** Matches a field, a setting or a label for English. */
const ENGLISH = /"name":"(?:en|gloss|slug|formerSlugs)"|"i18n":\{|Inglés/;

const readForm = async (change: (site: TempSite) => Promise<void>): Promise<string> => {
  await using site = await TempSite.create();
  await change(site);
  return JSON.stringify(await readFormConfig(site.root, { folder: 'penthouse-2200' }));
};

test.each([
  ['Spanish', '"language": "es-MX"'],
  ['Spanish in an object', '"language": { "es": "es-MX" }'],
])('CMS form offers only Spanish if site.json has %s', async (_languages, language) => {
  const form = await readForm((site) => site.replace('content/site.json', /"language": \{[^}]*\}/, language));
  expect(form).not.toMatch(ENGLISH);
  expect(form).toContain('"filter":{"field":"title"');
});

test.each([
  ['has both', '"language": { "es": "es-MX", "en": "en-GB" }'],
  ['has a syntax error', '"language" "es-MX"'],
])('CMS form offers both languages if site.json %s', async (_languages, language) => {
  const form = await readForm((site) => site.replace('content/site.json', /"language": \{[^}]*\}/, language));
  expect(form).toMatch(ENGLISH);
  expect(form).not.toContain('"filter"');
});

test('CMS form keeps the id of an activity in a hidden field', () => {
  expect(form).toContain('{"name":"id","widget":"hidden"}');
});

/** Sorts the fields of a value by the order of its schema, like the CMS form. */
const sortFields = (value: unknown, { items, properties }: JsonSchema): unknown => {
  if (Array.isArray(value)) return value.map((item) => sortFields(item, items as JsonSchema));
  if (!properties || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    ([name, part]) => [name, sortFields(part, (properties[name] ?? {}) as JsonSchema)] as const,
  );
  const names = Object.keys(properties);
  return Object.fromEntries(fields.toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b)));
};

/** Serializes an unchanged file like the CMS form. */
const reserialize = (root: string, file: string): string => {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.json')) {
    const [{ schema } = {}] = Object.values(CONTENT_FILES).filter((contentFile) => contentFile.file === file);
    return `${serializeJson(schema && sortFields(JSON.parse(text), getJsonSchema(schema)))}\n`;
  }
  const { source, essay = '' } = parseMarkdown(file, text);
  const [{ schema } = {}] = Object.values(CONTENT_FOLDERS).filter(({ folder }) => dirname(file) === folder);
  const fields = schema && (sortFields(source?.data, getJsonSchema(schema)) as object);
  return serializeMarkdown({ ...fields, body: `${essay}\n` });
};

const MANUAL = 'content/LEEME.md';
/** Every file of the CMS form in the fixture site. Files of the real site may be formatted by hand. */
const files = globSync('content/**/*.{json,md}', {
  cwd: FIXTURE_SITE,
  exclude: [MANUAL, 'content/words/**'],
});

/** To update the files, run `npx vitest run tests/content/content-form.test.ts -u`. */
test.each(files)('CMS form saves an unchanged %s identically', async (file) => {
  await expect(reserialize(FIXTURE_SITE, file)).toMatchFileSnapshot(join(FIXTURE_SITE, file));
});

test('CMS form lists each previous slug of a renamed file once', () => {
  const formerly = ['dos', '/exhibiciones/dos', '/exhibiciones/dos-partes'];
  expect(serializeMarkdown({ id: 8, formerly, body: '' })).toContain(
    'formerly:\n  - "dos"\n  - "dos-partes"\n',
  );
  expect(serializeMarkdown({ formerly: ['/exhibiciones/dos'], body: '' })).not.toContain('formerly');
});

/** Strings that YAML parsers or serializers misread. */
const AMBIGUOUS_STRINGS = 'no|~|1e3|2026-11-12|# 1|- a|Dijo: "así"|l\'été|👩🏽‍🎨|uno:\n\n  dos \\\n|@x, %y'.split(
  '|',
);

/** Samples for each file. Plans take longest, because their values depend on each other. */
const SAMPLES_PER_FILE = 25;

/** Creates an arbitrary of values that a schema accepts, with and without optional fields. */
const arbitraryOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  const { examples = [], errorMessage = '' } = z.globalRegistry.get(schema) ?? {};
  const createArbitrary = (): fc.Arbitrary<unknown> => {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
      return arbitraryOf(schema.unwrap());
    if (schema instanceof z.ZodPipe)
      return arbitraryOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
    if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
    if (schema instanceof z.ZodBoolean) return fc.boolean();
    if (schema instanceof z.ZodNumber) return fc.nat(100);
    if (schema instanceof z.ZodArray) {
      const { minItems: minLength = 0, maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any' });
      return fc.array(arbitraryOf(schema.element), { minLength, maxLength: maxItems ?? minLength + 2 });
    }
    if (schema instanceof z.ZodObject) {
      const fields = Object.entries<z.core.$ZodType>(schema.shape);
      const required = fields.filter(([, { _zod }]) => !_zod.optin).map(([name]) => name);
      const values = Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOf(field)]));
      return fc.oneof(fc.record(values), fc.record(values, { requiredKeys: required }));
    }
    const knownText = fc.constantFrom(...AMBIGUOUS_STRINGS, ...(examples as string[]));
    const placeholders = String(errorMessage).match(/\{\w+\}/g) ?? [];
    return fc.oneof(knownText, fc.string({ unit: 'grapheme' })).map((text) => text + placeholders.join());
  };
  return createArbitrary().filter((value) => z.safeParse(schema, value).success);
};

test.each(Object.entries({ ...CONTENT_FILES, ...CONTENT_FOLDERS }))(
  'CMS form preserves the values of all fields of %s',
  (_name, entry) => {
    const schema = entry.schema(() => z.string() as never);
    const roundTrip = (values: unknown) =>
      'file' in entry
        ? parseJson('', serializeJson(values)).source
        : parseMarkdown('', serializeMarkdown({ ...(values as object), body: 'Un ensayo.' })).source;
    const survives = fc.property(arbitraryOf(schema), (values) => {
      expect(z.parse(schema, roundTrip(values)?.data)).toStrictEqual(z.parse(schema, values));
    });
    fc.assert(survives, { numRuns: SAMPLES_PER_FILE });
  },
);
