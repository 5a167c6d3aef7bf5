import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { formatProblem } from '../../src/editing/content-check/format-report.ts';
import { type EditorSchema, innerSchemas, isSchema } from '../../src/editing/json-schemas/editor-schema.ts';
import { makeFrontMatterSchema } from '../../src/editing/json-schemas/front-matter-schema.ts';
import { picturePath } from '../../src/editing/json-schemas/picture-path.ts';
import { listSchemaFiles, printJson, SCHEMAS_FOLDER } from '../../src/editing/json-schemas/schema-files.ts';
import { DOCUMENTS, EXHIBITIONS_FOLDER } from '../../src/schemas/documents.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import { PROJECT_ROOT } from './temporary-content.ts';

const REMEDY = 'A schema of src/schemas changed: run `npm run schemas` and commit .vscode/schemas';
const EXHIBITION = 'content/exhibitions/*.md';

const readText = (file: string) => readFile(join(PROJECT_ROOT, file), 'utf8');

const readFrontMatter = async (file: string): Promise<unknown> =>
  parseYaml(/^---\n(.*?)\n---\n/s.exec(await readText(file))?.[1] ?? '');

/** VS Code accepts these words in a JSON Schema besides those of draft 7; a check must not trip over them. */
const EDITOR_WORDS = [
  'errorMessage',
  'patternErrorMessage',
  'markdownDescription',
  'enumDescriptions',
  'defaultSnippets',
];

const compile = (schema: EditorSchema): ValidateFunction =>
  new Ajv({ strictTypes: false }).addVocabulary(EDITOR_WORDS).compile(schema);

const schemaFiles = listSchemaFiles();
const SCHEMAS = new Map<string, EditorSchema>([
  ...schemaFiles.map(({ content, schema }): [string, EditorSchema] => [content, schema]),
  [EXHIBITION, makeFrontMatterSchema()],
]);
const ZOD_SCHEMAS = new Map<string, z.ZodType>([
  ...Object.values(DOCUMENTS).map(({ file, schema }): [string, z.ZodType] => [file, schema(picturePath)]),
  [EXHIBITION, exhibitionSchema(picturePath)],
]);

const get = <Value>(map: Map<string, Value>, file: string): Value => {
  const value = map.get(file);
  if (value === undefined) throw new Error(`No schema for ${file}`);
  return value;
};

describe('the JSON Schemas in the repository', () => {
  test.each(schemaFiles)('$file is what the zod schema of $content gives today', async ({ file, schema }) => {
    expect(await readText(file), REMEDY).toBe(printJson(schema));
  });

  test('are these and no others', async () => {
    const names = await readdir(join(PROJECT_ROOT, SCHEMAS_FOLDER), { recursive: true });
    const files = names.map((name) => `${SCHEMAS_FOLDER}/${name.replaceAll('\\', '/')}`);
    expect(files.filter((file) => file.endsWith('.json')).sort(), REMEDY).toEqual(
      schemaFiles.map(({ file }) => file).sort(),
    );
  });

  test("are given to their files by VS Code's settings, which turn the help of front matter on", async () => {
    const text = await readText('.vscode/settings.json');
    const settings = JSON.parse(text.replace(/^\s*\/\/.*$/gm, '')) as Record<string, unknown>;
    expect(settings['json.schemas']).toEqual(
      schemaFiles.map(({ content, file }) => ({ fileMatch: [`/${content}`], url: `./${file}` })),
    );
    expect(settings['astro.content-intellisense']).toBe(true);
    expect(await readText('.vscode/extensions.json')).toContain('"astro-build.astro-vscode"');
  });
});

describe('every field of a JSON Schema', () => {
  const listFields = (schema: EditorSchema): EditorSchema[] => [
    ...Object.values(schema.properties ?? {}).filter(isSchema),
    ...innerSchemas(schema).flatMap(listFields),
  ];
  const fields = [...SCHEMAS.values()].flatMap(listFields);

  test('is explained in Spanish', () => {
    expect(fields.length).toBeGreaterThan(250);
    expect(fields.filter(({ description = '' }) => !/^\S.{3,}/.test(description))).toEqual([]);
  });

  test('says in Spanish what it expects, without a word about what was found', () => {
    const messages = fields.flatMap(({ errorMessage, patternErrorMessage }) => [
      errorMessage,
      patternErrorMessage ?? errorMessage,
    ]);
    const wrong = messages.filter(
      (message) =>
        !/^\S.{9,}$/s.test(String(message)) || /Se encontró|Falta este campo|"·"/.test(String(message)),
    );
    expect(wrong).toEqual([]);
  });

  test('tells the meaning of each word that may be chosen', () => {
    const choices = fields.filter(({ enum: words }) => words !== undefined);
    expect(choices.length).toBeGreaterThan(3);
    expect(choices.flatMap(({ enumDescriptions }) => enumDescriptions)).not.toContain('');
  });

  test('tells the size that the check will ask of a picture', () => {
    const { image } = get(SCHEMAS, EXHIBITION).properties ?? {};
    expect(image).toMatchObject({
      description: 'La fotografía. Mínimo 960 × 640 px; se recorta a 3:2.',
      markdownDescription: expect.stringContaining('Por ejemplo: `./') as unknown,
    });
  });
});

describe('the content of the site', () => {
  test.each(Object.values(DOCUMENTS).map(({ file }) => file))('%s fits its JSON Schema', async (file) => {
    const validate = compile(get(SCHEMAS, file));
    validate(JSON.parse(await readText(file)));
    expect(validate.errors).toBeNull();
  });

  test('the front matter of every exhibition fits its JSON Schema', async () => {
    const validate = compile(get(SCHEMAS, EXHIBITION));
    const names = await readdir(join(PROJECT_ROOT, EXHIBITIONS_FOLDER));
    const files = names.filter((name) => name.endsWith('.md'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      validate(await readFrontMatter(`${EXHIBITIONS_FOLDER}/${file}`));
      expect(validate.errors, file).toBeNull();
    }
  });
});

/** What is written instead of what stands there, by dotted path; `undefined` removes it. */
type Change = [path: string, value: unknown];

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

const change = (data: unknown, [path, value]: Change): void => {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let group = data;
  for (const name of names) group = isGroup(group) ? (Reflect.get(group, name) as unknown) : undefined;
  if (!isGroup(group)) throw new Error(`Nothing at ${path}`);
  if (value === undefined) Reflect.deleteProperty(group, last);
  else Reflect.set(group, last, value);
};

const readRight = async (file: string): Promise<unknown> =>
  file === EXHIBITION
    ? readFrontMatter(`${EXHIBITIONS_FOLDER}/cuatro-segundos.md`)
    : (JSON.parse(await readText(file)) as unknown);

const SITE = DOCUMENTS.site.file;
const FOOTER = DOCUMENTS.footer.file;
const CONTACT = DOCUMENTS.contact.file;

const MISTAKES: [title: string, file: string, ...changes: Change[]][] = [
  ['a missing field', EXHIBITION, ['title', undefined]],
  ['a misspelt field', EXHIBITION, ['titel', 'Cuatro segundos']],
  ['a number where a text belongs', EXHIBITION, ['date', 2025]],
  ['a text where a number belongs', EXHIBITION, ['id', '8']],
  ['a number below one', EXHIBITION, ['id', 0]],
  ['a wrong status', EXHIBITION, ['status', 'futura']],
  ['a draft in quotation marks', EXHIBITION, ['draft', 'true']],
  ['an empty text', EXHIBITION, ['imageAlt', ' ']],
  ['a picture without ./', EXHIBITION, ['image', 'foto.jpg']],
  ['a picture of another site', EXHIBITION, ['image', 'https://example.com/foto.jpg']],
  ['a video without https', EXHIBITION, ['videoLink', 'http://example.com/video']],
  ['a guest without a name', EXHIBITION, ['speakerName', undefined]],
  ['a guest with a name only', EXHIBITION, ['speakerAvatar', undefined], ['speakerRole', undefined]],
  ['a picture too few', DOCUMENTS.gallery.file, ['length', 19]],
  ['a picture without its text', DOCUMENTS.gallery.file, ['3.alt', undefined]],
  ['a figure too many', DOCUMENTS.about.file, ['stats.3', { label: 'Otra', value: '1' }]],
  ['an empty list', FOOTER, ['links', []]],
  ['a section that is not there', FOOTER, ['links.0.section', 'propiedad']],
  ['an icon that is not there', DOCUMENTS.property.file, ['amenities.items.0.icon', 'gimnasio']],
  ['a template without its brace', FOOTER, ['copyright', '© 2026']],
  ['a template with another brace', FOOTER, ['copyright', '© {year} {autor}']],
  ['a template with a lone brace', FOOTER, ['copyright', '© {year} } {']],
  ['a template with one of two', DOCUMENTS.property.file, ['carousel.counter', '{n}']],
  ['a site without https', SITE, ['url', 'http://example.com']],
  ['a site with a slash at its end', SITE, ['url', 'https://example.com/']],
  ['a language in words', SITE, ['language', 'español']],
  ['a telephone without its country', CONTACT, ['details.phone.value', '55 0000 2200']],
  ['an e-mail without its host', CONTACT, ['details.email.value', 'hola@ejemplo']],
  ['a group where a text belongs', CONTACT, ['lead', { text: 'Hola' }]],
];

const RIGHT: typeof MISTAKES = [
  ['the status with its accent', EXHIBITION, ['status', 'próxima']],
  [
    'no guest at all',
    EXHIBITION,
    ...['Avatar', 'Name', 'Role'].map((n): Change => [`speaker${n}`, undefined]),
  ],
  ['a draft', EXHIBITION, ['draft', true]],
  ['a picture of another folder', EXHIBITION, ['image', '../gallery/05-ventanal-panoramico.jpg']],
  ['an address with a question', EXHIBITION, ['videoLink', 'https://example.com?v=1#a']],
  ['a template over two lines', FOOTER, ['copyright', '© Colectivo\n{year} {year}']],
  ['an e-mail in capitals', CONTACT, ['details.email.value', 'HOLA@EJEMPLO.MX']],
  ['a site with a port', SITE, ['url', 'https://example.com:8443']],
];

/** What the JSON Schema and the zod schema say of a changed file. */
const judge = async (file: string, changes: Change[]): Promise<boolean[]> => {
  const data = await readRight(file);
  for (const one of changes) change(data, one);
  const isValid = compile(get(SCHEMAS, file))(data);
  return [isValid, get(ZOD_SCHEMAS, file).safeParse(data).success];
};

describe('the JSON Schema judges as the build does', () => {
  test.each(MISTAKES)('%s is refused', async (_title, file, ...changes) => {
    expect(await judge(file, changes)).toEqual([false, false]);
  });

  test.each(RIGHT)('%s is accepted', async (_title, file, ...changes) => {
    expect(await judge(file, changes)).toEqual([true, true]);
  });
});

test("VS Code's task finds file, line and severity in every line of the report", async () => {
  const text = await readText('.vscode/tasks.json');
  const patterns = [...text.matchAll(/"regexp": (".*?(?<!\\)")/g)].map(
    ([, source = '']) => new RegExp(JSON.parse(source) as string),
  );
  const place = { file: 'content/site.json', line: 4, message: 'Se encontró "a: b".' };
  const lines = [
    formatProblem({ ...place, field: 'url', severity: 'error' }),
    formatProblem({ ...place, field: '', severity: 'error' }),
    formatProblem({ ...place, field: 'url', severity: 'warning' }),
    formatProblem({ ...place, field: '', severity: 'warning' }),
  ];
  const found = lines.map((line) => patterns.map((pattern) => pattern.exec(line)?.slice(1, 3)));
  const here = ['content/site.json', '4'];
  expect(found).toEqual([
    [here, undefined],
    [here, undefined],
    [undefined, here],
    [undefined, here],
  ]);
});
