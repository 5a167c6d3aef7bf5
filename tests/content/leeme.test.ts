import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { type JsonSchema, readJsonSchema } from '../../src/editing/json-schema.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../src/schemas/content-files.ts';
import { ICON_NAMES } from '../../src/schemas/icon-name.ts';
import type { PictureField } from '../../src/schemas/picture-field.ts';
import { tellChanged } from './tell-changed.ts';
import { paint } from './paint.ts';
import { PROJECT_ROOT } from '../setup/site-folder.ts';

interface Source {
  file: string;
  schema: (picture: PictureField) => z.ZodType;
}

/** One field as an editor meets it: `share.title`; in a list, `stats[n].value`. */
interface SchemaField {
  name: string;
  help: string;
  isOptional: boolean;
}

const listFields = (schema: JsonSchema, name: string, isOptional: boolean): SchemaField[] => {
  const { description = '', minItems, maxItems, items, properties, required = [] } = schema;
  const count = minItems !== undefined && minItems === maxItems ? ` (exactamente ${minItems})` : '';
  const own = name === '' ? [] : [{ name, help: `${description}${count}`, isOptional }];
  if (items && !Array.isArray(items) && typeof items === 'object') {
    const inner = listFields(items, `${name}[n]`, false);
    return [...own, ...inner.filter((field) => field.name !== `${name}[n]`)];
  }
  if (!properties) return own;
  return Object.entries(properties).flatMap(([key, field]) =>
    typeof field === 'object'
      ? listFields(field, name === '' ? key : `${name}.${key}`, !required.includes(key))
      : [],
  );
};

/** Every field that a file may hold, lists and their fields included, groups by their fields only. */
const listSchemaFields = ({ schema }: Source): SchemaField[] => listFields(readJsonSchema(schema), '', false);

const read = (file: string): string => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const manual = read('content/LEEME.md');
const FILES: Source[] = Object.values(CONTENT_FILES);
const FIELDS_HEAD = `# Los campos

Lo escribe el programa; cómo se cambian, en [LEEME.md](LEEME.md). \`(opcional)\`: la línea se puede omitir, todo lo demás es
obligatorio. \`[n]\` es cada elemento de una lista.
`;

const SOURCES: Source[] = [
  ...Object.values(CONTENT_FOLDERS).map(({ folder, schema }) => ({ file: `${folder}/*.md`, schema })),
  ...FILES,
];

const toTable = (source: Source): string => {
  const rows = listSchemaFields(source).map(
    ({ name, help, isOptional }) => `| \`${name}\` | ${help}${isOptional ? ' (opcional)' : ''} |\n`,
  );
  return `\n## \`${source.file}\`\n\n| Campo | Qué es |\n|---|---|\n${rows.join('')}`;
};

/** `npx vitest run tests/content/leeme.test.ts -u` writes the file anew. */
test('CAMPOS names every field of every file, and says what each is for', async () => {
  await expect(`${FIELDS_HEAD}${SOURCES.map(toTable).join('')}`).toMatchFileSnapshot(
    '../../content/CAMPOS.md',
  );
});

test('every file and field that LEEME gives a line of its own exists', () => {
  const rows = [...manual.matchAll(/^\| .* \| (`.*\.json`) \| (`.*`) \| .* \|$/gm)];
  expect(rows.length).toBeGreaterThan(8);
  for (const [, file = '', names = ''] of rows) {
    const source = FILES.find((known) => known.file === `content/${file.replaceAll('`', '')}`);
    const fields = source ? listSchemaFields(source).map(({ name }) => name) : [];
    expect(fields).toEqual(expect.arrayContaining(names.replaceAll('`', '').split(', ')));
  }
});

/** The same command writes these lines anew. */
test('VS Code is told the schema that Astro makes of each file', async () => {
  const rows = Object.entries(CONTENT_FILES).map(
    ([name, { file }]) => `{ "fileMatch": ["/${file}"], "url": "./.astro/collections/${name}.schema.json" }`,
  );
  const path = join(PROJECT_ROOT, '.vscode/settings.json');
  const settings = read('.vscode/settings.json').replace(
    /(?<="json.schemas": \[)[^]*?(?=\n {2}\],)/,
    rows.join(),
  );
  await expect(
    await format(settings, { ...(await resolveConfig(path)), filepath: path }),
  ).toMatchFileSnapshot(path);
});

test('editors may name every drawing of src/assets/icons and no other', () => {
  const files = globSync('*.svg', { cwd: join(PROJECT_ROOT, 'src/assets/icons') });
  expect([...ICON_NAMES].sort()).toEqual(files.map((name) => name.replace('.svg', '')).sort());
});

test('every message that LEEME quotes is one that the check gives', () => {
  const proved = globSync('tests/content/*.test.ts', { cwd: PROJECT_ROOT }).map(read).join('\n');
  const [, table = ''] = /\| Dice .*\n.*\n((?:\|.*\n)+)/.exec(manual) ?? [];
  const messages = [...table.matchAll(/^\| (.*) \| .* \|$/gm)].map(([, message]) => message);
  expect(messages.length).toBeGreaterThan(3);
  expect(messages.filter((message = '') => !proved.includes(message))).toEqual([]);
});

test('whoever follows the first exhibition of LEEME to the letter makes no error', async () => {
  const [, example = ''] = /^```markdown\n(.+?)^```$/ms.exec(manual) ?? [];
  const told = await tellChanged(async (content) => {
    await content.write('content/exhibitions/dos-la-segunda.jpg', await paint(960, 640, 'jpeg'));
    await content.write('content/exhibitions/ana-lucero.jpg', await paint(128, 128, 'jpeg'));
    await content.write('content/exhibitions/dos-la-segunda.md', example.replace(/^id: \d+$/m, 'id: 90'));
  });
  expect(told).toEqual([]);
});
