import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { type JsonSchema, readJsonSchema } from '../../src/schemas/json-schema.ts';
import { CONTENT_FILES } from '../../src/schemas/content-files.ts';
import { iconName } from '../../src/schemas/property.ts';
import { checkModifiedContent } from './check-modified-content.ts';
import { createImage } from './image-fixtures.ts';
import { PROJECT_ROOT } from '../support/temp-site.ts';

/** Every field that a file may hold as an editor meets it, `share.title`, in a list `stats[n].value`; groups and lists included. */
const listNames = ({ items, properties = {} }: JsonSchema, path = ''): string[] =>
  items
    ? listNames(items as JsonSchema, `${path}[n]`)
    : Object.entries(properties).flatMap(([key, field]) => {
        const name = path === '' ? key : `${path}.${key}`;
        return [name, ...listNames(field as JsonSchema, name)];
      });

const read = (file: string): string => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const manual = read('content/LEEME.md');
test('every file and field that LEEME gives a line of its own exists', () => {
  const rows = [...manual.matchAll(/^\| .* \| (`.*\.json`) \| (`.*`) \| .* \|$/gm)];
  expect(rows.length).toBeGreaterThan(8);
  for (const [, file = '', names = ''] of rows) {
    const entry = Object.values(CONTENT_FILES).find(
      (known) => known.file === `content/${file.replaceAll('`', '')}`,
    );
    expect(entry && listNames(readJsonSchema(entry.schema))).toStrictEqual(
      expect.arrayContaining(names.replaceAll('`', '').split(', ')),
    );
  }
});

/** `npx vitest run tests/content/leeme.test.ts -u` writes these lines anew. */
test('VS Code is told the schema of each file', async () => {
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
  expect(iconName().options.sort()).toStrictEqual(files.map((name) => name.replace('.svg', '')).sort());
});

test('every message that LEEME quotes is one that the check gives', () => {
  const proved = globSync('tests/content/**/*.t{s,xt}', { cwd: PROJECT_ROOT }).map(read).join('\n');
  const [, table = ''] = /\| Dice .*\n.*\n((?:\|.*\n)+)/.exec(manual) ?? [];
  const messages = [...table.matchAll(/^\| (.*) \| .* \|$/gm)].map(([, message]) => message);
  expect(messages.length).toBeGreaterThan(1);
  expect(messages.filter((message = '') => !proved.includes(message))).toStrictEqual([]);
});

test('whoever follows the first exhibition of LEEME to the letter is told what is left to write, and no error', async () => {
  const [, example = ''] = /^```markdown\n(.+?)^```$/ms.exec(manual) ?? [];
  const told = await checkModifiedContent(async (content) => {
    await content.write('content/exhibitions/dos-la-segunda.jpg', await createImage(960, 640, 'jpeg'));
    await content.write('content/exhibitions/ana-lucero.jpg', await createImage(128, 128, 'jpeg'));
    await content.write('content/exhibitions/dos-la-segunda.md', example.replace(/^id: \d+$/m, 'id: 90'));
  });
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((line) => !line.includes('está por escribirse'))).toStrictEqual([]);
});
