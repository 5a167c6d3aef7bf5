import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { type JsonSchema, readJsonSchema, toWordsSchema } from '../../src/schemas/json-schema.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../src/schemas/content-files.ts';
import { iconName } from '../../src/schemas/property.ts';
import { translatedJson, TRANSLATIONS } from '../../src/schemas/translation.ts';
import { reportChanged } from './report-changed.ts';
import { paint } from './paint.ts';
import { PROJECT_ROOT } from '../setup/site-folder.ts';

/** A field as an editor meets it, `share.title`, in a list `stats[n].value`, and its row of the table, if it has one. */
type SchemaField = Record<'name' | 'row', string> & { hasRow: boolean };

/** Every field that a file may hold, groups and lists and their fields included. A group has a row where it may be left out. */
const listFields = ({ items, properties = {}, required = [] }: JsonSchema, path = ''): SchemaField[] => {
  if (items) return listFields(items as JsonSchema, `${path}[n]`);
  return Object.entries(properties).flatMap(([key, value]) => {
    const field = value as JsonSchema;
    const name = path === '' ? key : `${path}.${key}`;
    const { description = '', minItems, maxItems } = field;
    const count = minItems !== undefined && minItems === maxItems ? ` (exactamente ${minItems})` : '';
    const isRequired = required.includes(key);
    const row = `| \`${name}\` | ${description}${count}${isRequired ? '' : ' (opcional)'} |\n`;
    const hasRow = !field.properties || !isRequired;
    return [{ name, row, hasRow }, ...listFields(field, name)];
  });
};

const read = (file: string): string => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const manual = read('content/LEEME.md');
const FIELDS_HEAD = `# Los campos

Lo escribe el programa; cómo se cambian, en [LEEME.md](LEEME.md). \`(opcional)\`: la línea se puede omitir, todo lo demás es
obligatorio; lo de un grupo \`(opcional)\`, solo si se escribe el grupo. \`[n]\` es cada elemento de una lista.
`;

const SOURCES = [
  ...Object.values(CONTENT_FOLDERS).map(({ folder, schema }) => ({ file: `${folder}/*.md`, schema })),
  ...Object.values(CONTENT_FILES),
].map(({ file, schema }) => ({ file, fields: listFields(readJsonSchema(schema)) }));

/** `npx vitest run tests/content/leeme.test.ts -u` writes the file anew. */
test('CAMPOS names every field of every file, and says what each is for', async () => {
  const tables = SOURCES.map(({ file, fields }) => {
    const rows = fields.filter(({ hasRow }) => hasRow).map(({ row }) => row);
    return `\n## \`${file}\`\n\n| Campo | Qué es |\n|---|---|\n${rows.join('')}`;
  });
  await expect(FIELDS_HEAD + tables.join('')).toMatchFileSnapshot('../../content/CAMPOS.md');
});

test('every file and field that LEEME gives a line of its own exists', () => {
  const rows = [...manual.matchAll(/^\| .* \| (`.*\.json`) \| (`.*`) \| .* \|$/gm)];
  expect(rows.length).toBeGreaterThan(8);
  for (const [, file = '', names = ''] of rows) {
    const source = SOURCES.find((known) => known.file === `content/${file.replaceAll('`', '')}`);
    expect(source?.fields.map(({ name }) => name)).toStrictEqual(
      expect.arrayContaining(names.replaceAll('`', '').split(', ')),
    );
  }
});

/** The same command writes these lines anew. */
test('VS Code is told the schema of each file, and of its words in another language', async () => {
  const toRow = (file: string, schema: string) =>
    `{ "fileMatch": ["/${file}"], "url": "./.astro/${schema}.schema.json" }`;
  const entries = Object.entries(CONTENT_FILES);
  const rows = [
    ...entries.map(([name, { file }]) => toRow(file, `collections/${name}`)),
    ...TRANSLATIONS.flatMap((language) =>
      entries
        .filter(([, { isInSpanishAlone }]) => !isInSpanishAlone)
        .map(([name, { file }]) => toRow(translatedJson(file, language), `integrations/words/${name}`)),
    ),
  ];
  const path = join(PROJECT_ROOT, '.vscode/settings.json');
  const settings = read('.vscode/settings.json').replace(
    /(?<="json.schemas": \[)[^]*?(?=\n {2}\],)/,
    rows.join(),
  );
  await expect(
    await format(settings, { ...(await resolveConfig(path)), filepath: path }),
  ).toMatchFileSnapshot(path);
});

const spanish = readJsonSchema(CONTENT_FILES.plans.schema);
const words = JSON.stringify(toWordsSchema(spanish));

test('the help for words in another language requires none', () => {
  expect(words).not.toContain('"required"');
});

test('the help for words in another language describes words alone', () => {
  expect(words).toContain('"description":"El nombre que se lee bajo el dibujo"');
  for (const once of ['El dibujo, sin flecha del norte', 'Hacia dónde está el norte', 'De muestra'])
    expect(words).not.toContain(once);
  const names = listFields(toWordsSchema(spanish)).map(({ name }) => name);
  expect(listFields(spanish).map(({ name }) => name)).toStrictEqual(expect.arrayContaining(names));
});

test('editors may name every drawing of src/assets/icons and no other', () => {
  const files = globSync('*.svg', { cwd: join(PROJECT_ROOT, 'src/assets/icons') });
  expect(iconName().options.sort()).toStrictEqual(files.map((name) => name.replace('.svg', '')).sort());
});

test('every message that LEEME quotes is one that the check gives', () => {
  const proved = globSync('tests/content/**/*.t{s,xt}', { cwd: PROJECT_ROOT }).map(read).join('\n');
  const [, table = ''] = /\| Dice .*\n.*\n((?:\|.*\n)+)/.exec(manual) ?? [];
  const messages = [...table.matchAll(/^\| (.*) \| .* \|$/gm)].map(([, message]) => message);
  expect(messages.length).toBeGreaterThan(1);
  expect(messages.filter((message = '') => !proved.includes(message))).toStrictEqual([]);
});

test('whoever follows the first exhibition of LEEME to the letter makes no error', async () => {
  const [, example = ''] = /^```markdown\n(.+?)^```$/ms.exec(manual) ?? [];
  const told = await reportChanged(async (content) => {
    await content.write('content/exhibitions/dos-la-segunda.jpg', await paint(960, 640, 'jpeg'));
    await content.write('content/exhibitions/ana-lucero.jpg', await paint(128, 128, 'jpeg'));
    await content.write('content/exhibitions/dos-la-segunda.md', example.replace(/^id: \d+$/m, 'id: 90'));
  });
  expect(told).toStrictEqual([]);
});
