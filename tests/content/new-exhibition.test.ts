import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { readMarkdownFiles } from '../../src/editing/content-check/markdown-files.ts';
import { createExhibition } from '../../src/editing/new-exhibition.ts';
import { SiteFolder } from '../setup/site-folder.ts';

const TITLES = [
  'Dos: la segunda',
  '"Entre comillas" y «otras»',
  "L'ombre — d'été #3 @ * & % [x] {y |",
  'Una diagonal \\ invertida \\n',
  '2030',
  'true',
  'Palabra '.repeat(40).trim(),
  '光の家',
];

const NEW = 'content/exhibitions/cielo-abierto.md';

test('a new exhibition is right as it is written, and keeps its title and the next number', async () => {
  await using content = await SiteFolder.create();
  for (const title of TITLES) await createExhibition(content.root, title);
  expect(await checkContent(content.root)).toStrictEqual([]);
  const exhibitions = await readMarkdownFiles(content.root, 'content/exhibitions');
  const written = exhibitions.map(({ frontMatter }) => frontMatter?.data);
  for (const [index, title] of TITLES.entries())
    expect(written).toContainEqual(expect.objectContaining({ title, id: 32 + index, draft: true }));
});

test('a new exhibition explains each field with the words of its schema', async () => {
  await using content = await SiteFolder.create();
  await createExhibition(content.root, 'Cielo abierto');
  const text = await readFile(join(content.root, NEW), 'utf8');
  expect(text).toContain(
    '# Quién la hizo. Por ejemplo: "Ana Lucero y Taller Norte"\nartist: "Por escribir"\n',
  );
  expect(text).toContain('# El día en que abre. Por ejemplo: "2027-02-06"\n#opens: ');
  expect(text).toContain('\n#activities:\n#  - label: "Inauguración"\n');
  await content.write(NEW, text.replace(/^#(?=activities|  )/gm, ''));
  expect(await checkContent(content.root)).toStrictEqual([]);
});

test('a new exhibition is written beside a broken one, and in a folder that is empty', async () => {
  await using content = await SiteFolder.create();
  await content.replace('content/exhibitions/cuarto-oscuro.md', '---', 'nada');
  expect(await createExhibition(content.root, 'Otra')).toContain('otra.md, con el número 31.');
  await content.remove('content/exhibitions');
  expect(await createExhibition(content.root, 'Otra')).toContain('otra.md, con el número 1.');
});

test.each([
  ['Mesa larga', 'ya está ocupado'],
  ['Index', 'ya está ocupado'],
  ['Calendario', 'ya está ocupado'],
  ['¿?', 'Escribe el título entre comillas, con al menos una letra'],
])('a new exhibition can not have the title %s', async (title, told) => {
  await using content = await SiteFolder.create();
  await expect(createExhibition(content.root, title)).rejects.toThrow(told);
});
