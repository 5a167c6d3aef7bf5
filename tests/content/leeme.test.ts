import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { type JsonSchema, getJsonSchema } from '../../src/schemas/json-schema.ts';
import { CONTENT_FILES } from '../../src/schemas/content-files.ts';
import { iconName } from '../../src/schemas/property.ts';
import { checkModifiedContent } from './check-modified-content.ts';
import { createImage } from './image-fixtures.ts';
import { PROJECT_ROOT } from '../support/temp-site.ts';

/** Returns the paths of all fields in a schema, such as `share.title` and `stats[n].value`. */
const getFieldPaths = ({ items, properties = {} }: JsonSchema, path = ''): string[] =>
  items
    ? getFieldPaths(items as JsonSchema, `${path}[n]`)
    : Object.entries(properties).flatMap(([key, field]) => {
        const name = path === '' ? key : `${path}.${key}`;
        return [name, ...getFieldPaths(field as JsonSchema, name)];
      });

const readProjectFile = (file: string): string => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const manual = readProjectFile('content/LEEME.md');
test('LEEME mentions only existing files and fields', () => {
  const rows = [...manual.matchAll(/^\| .* \| (`.*\.json`) \| (`.*`) \| .* \|$/gm)];
  expect(rows.length).toBeGreaterThan(8);
  for (const [, file = '', names = ''] of rows) {
    const entry = Object.values(CONTENT_FILES).find(
      (contentFile) => contentFile.file === `content/${file.replaceAll('`', '')}`,
    );
    expect(entry && getFieldPaths(getJsonSchema(entry.schema))).toStrictEqual(
      expect.arrayContaining(names.replaceAll('`', '').split(', ')),
    );
  }
});

/** To update the settings, run `npx vitest run tests/content/leeme.test.ts -u`. */
test('VS Code settings map each content file to its schema', async () => {
  const rows = Object.entries(CONTENT_FILES).map(
    ([name, { file }]) => `{ "fileMatch": ["/${file}"], "url": "./.astro/collections/${name}.schema.json" }`,
  );
  const path = join(PROJECT_ROOT, '.vscode/settings.json');
  const settings = readProjectFile('.vscode/settings.json').replace(
    /(?<="json.schemas": \[)[^]*?(?=\n {2}\],)/,
    rows.join(),
  );
  await expect(
    await format(settings, { ...(await resolveConfig(path)), filepath: path }),
  ).toMatchFileSnapshot(path);
});

test('icon names match the files in src/assets/icons', () => {
  const files = globSync('*.svg', { cwd: join(PROJECT_ROOT, 'src/assets/icons') });
  expect(iconName.options.sort()).toStrictEqual(files.map((name) => name.replace('.svg', '')).sort());
});

test('LEEME quotes the messages of the content check verbatim', () => {
  const expectedMessages = globSync('tests/content/**/*.t{s,xt}', { cwd: PROJECT_ROOT })
    .map(readProjectFile)
    .join('\n');
  const [, table = ''] = /\| Dice .*\n.*\n((?:\|.*\n)+)/.exec(manual) ?? [];
  const messages = [...table.matchAll(/^\| (.*) \| .* \|$/gm)].map(([, message]) => message);
  expect(messages.length).toBeGreaterThan(1);
  expect(messages.filter((message = '') => !expectedMessages.includes(message))).toStrictEqual([]);
});

test('first example in LEEME causes only translation warnings', async () => {
  const [, example = ''] = /^```markdown\n(.+?)^```$/ms.exec(manual) ?? [];
  const report = await checkModifiedContent(async (content) => {
    await content.write('content/exhibitions/dos-la-segunda.jpg', await createImage(960, 640, 'jpeg'));
    await content.write('content/exhibitions/ana-lucero.jpg', await createImage(128, 128, 'jpeg'));
    await content.write('content/exhibitions/dos-la-segunda.md', example.replace(/^id: \d+$/m, 'id: 90'));
  });
  expect(report.length).toBeGreaterThan(0);
  expect(report.filter((line) => !line.includes('está por escribirse'))).toStrictEqual([]);
});
