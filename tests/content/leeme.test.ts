import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { CONTENT_FILES, EXHIBITIONS_FOLDER } from '../../src/schemas/content-files.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import { ICON_NAMES } from '../../src/schemas/icon-name.ts';
import { PICTURE_RULES, type PictureField } from '../../src/schemas/picture-field.ts';
import { tellChanged } from './check-changed.ts';
import { paint } from './paint.ts';
import { listSchemaFields } from './schema-fields.ts';
import { PROJECT_ROOT } from './temporary-content.ts';

const read = (file: string): string => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const manual = read('content/LEEME.md');
const FILES = Object.values(CONTENT_FILES);

const TABLES: [string, (picture: PictureField) => z.ZodType][] = [
  [`${EXHIBITIONS_FOLDER}/*.md`, exhibitionSchema],
  [CONTENT_FILES.gallery.file, CONTENT_FILES.gallery.schema],
  [CONTENT_FILES.site.file, CONTENT_FILES.site.schema],
];

test.each(TABLES)(
  'the table of %s in LEEME names every field, no other, and says what each is for',
  (file, schema) => {
    const rows = listSchemaFields(schema).map(
      ({ name, help, isOptional }) => `| \`${name}\` | ${help}${isOptional ? ' (opcional)' : ''} |\n`,
    );
    expect(manual).toContain(`### \`${file}\`\n\n| Campo | Qué es |\n|---|---|\n${rows.join('')}`);
  },
);

test('every field of every file has an explanation, which the help while typing shows', () => {
  const silent = FILES.flatMap(({ schema }) => listSchemaFields(schema)).filter(({ help }) => help === '');
  expect(silent).toEqual([]);
});

test('VS Code is told the schema that Astro makes of each file', () => {
  const names = Object.entries(CONTENT_FILES).map(
    ([name, { file }]) => [`/${file}`, `./.astro/collections/${name}.schema.json`] as const,
  );
  const settings = read('.vscode/settings.json');
  const told = [...settings.matchAll(/"fileMatch": \["([^"]+)"\],\s*"url": "([^"]+)"/g)].map(
    ([, ...pair]) => pair,
  );
  expect(told.sort()).toEqual(names.sort());
});

test('editors may name every drawing of src/assets/icons and no other', () => {
  const files = globSync('*.svg', { cwd: join(PROJECT_ROOT, 'src/assets/icons') });
  expect([...ICON_NAMES].sort()).toEqual(files.map((name) => name.replace('.svg', '')).sort());
});

test('LEEME tells the size that the check demands of every picture', () => {
  for (const { width, height } of Object.values(PICTURE_RULES))
    expect(manual).toContain(`${width} × ${height} px`);
});

test('every message that LEEME quotes is one that the check gives', () => {
  const proved = globSync('tests/content/*.test.ts', { cwd: PROJECT_ROOT }).map(read).join('\n');
  const [, table = ''] = /\| Qué pasó .*\n.*\n((?:\|.*\n)+)/.exec(manual) ?? [];
  const messages = [...table.matchAll(/^\| .* \| (.*) \|$/gm)].map(([, message]) => message);
  const [, report = ''] = /^(content\/exhibitions.*\n\n.*)$/m.exec(manual) ?? [];
  expect(messages.length).toBeGreaterThan(10);
  expect([...messages, ...report.split('\n\n')].filter((message = '') => !proved.includes(message))).toEqual(
    [],
  );
});

test('whoever follows the first exhibition of LEEME to the letter makes no error', async () => {
  const [, example = ''] = /^```markdown\n(.+?)^```$/ms.exec(manual) ?? [];
  const told = await tellChanged(async (content) => {
    await content.write('content/exhibitions/dos-la-segunda.jpg', await paint(960, 640, 'jpeg'));
    await content.write('content/exhibitions/ana-lucero.jpg', await paint(128, 128, 'jpeg'));
    await content.write('content/exhibitions/dos-la-segunda.md', example);
  });
  expect(told).toEqual([]);
});

test('every command, file and part of LEEME that it names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const commands = [...manual.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => name !== 'lo' && !(name in scripts))).toEqual([]);
  const files = [...manual.matchAll(/`([\w/.-]+\.(?:json|jpg|md))`/g)].map(([, file = '']) => file);
  const known = [
    'dos-la-segunda.md',
    'dos-la-segunda.jpg',
    'ana-lucero.jpg',
    'foto.jpg',
    'foto.jpeg',
    'Foto.JPG',
  ];
  const isThere = (file: string): boolean =>
    ['content', EXHIBITIONS_FOLDER, '.'].some((folder) => existsSync(join(PROJECT_ROOT, folder, file)));
  expect(files.filter((file) => !known.some((name) => file.endsWith(name)) && !isThere(file))).toEqual([]);
  const headings = [...manual.matchAll(/^#{2,3} (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')}`,
  );
  const links = [...manual.matchAll(/\]\((#[^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !headings.includes(link))).toEqual([]);
});
