import { expect, test } from 'vitest';
import { describeMisplaced } from '../../src/editing/content-check/misplaced-files.ts';
import { EXHIBITION, reportChanged } from './report-changed.ts';

const FILES = new Set([
  'content/site.json',
  'content/pages/visita.md',
  'content/pages/visita.en.md',
  'content/exhibitions/mesa-larga.md',
  'content/sections/hero.json',
]);

test.each([
  ['content/en/pages/mesa-larga.md', 'content/exhibitions/mesa-larga.en.md'],
  ['content/en/exhibitions/mesa-larga.en.md', 'content/exhibitions/mesa-larga.en.md'],
  ['content/exhibitions/en/mesa-larga.md', 'content/exhibitions/mesa-larga.en.md'],
  ['content/mesa-larga.en.md', 'content/exhibitions/mesa-larga.en.md'],
  ['content/exhibitions/mesa-larga.EN.md', 'content/exhibitions/mesa-larga.en.md'],
  ['content/exhibitions/mesa-larga_en.md', 'content/exhibitions/mesa-larga.en.md'],
  ['content/exhibitions/mesa-larga inglés.md', 'content/exhibitions/mesa-larga.en.md'],
  ['content/exhibitions/mesa-larga.en (1).md', 'content/exhibitions/mesa-larga.en.md'],
  ['content/exhibitions/mesa-larga.en.md.txt', 'content/exhibitions/mesa-larga.en.md'],
  ['content/exhibitions/mesa-larga.en.markdown', 'content/exhibitions/mesa-larga.en.md'],
  ['content/sections/hero.en.json', 'content/sections/hero.json'],
  ['content/en/sections/hero.json', 'content/sections/hero.json'],
  ['content/pages/Home.json', 'content/pages/home.json'],
  ['content/pages/visita (1).md', 'content/pages/visita.md'],
  ['content/pages/visita - copia.md', 'content/pages/visita.md'],
  ['content/pages/visita copy 2.md', 'content/pages/visita.md'],
  ['content/pages/visita (1).en.md', 'content/pages/visita.en.md'],
  ['content/sections/hero(1).json', 'content/sections/hero.json'],
  ['content/en/pages/visita.md', 'content/pages/visita.en.md'],
])('of %s the nearest known file is named: %s', (file, place) => {
  expect(describeMisplaced(file, FILES)).toBe(
    `El sitio no lee este archivo. El más parecido es ${place}. Dale su nombre y su carpeta, o sácalo de content/.`,
  );
});

test.each(['content/exhibitions/2026/dos-la-segunda.md', 'content/x'])('of %s nothing is guessed', (file) => {
  expect(describeMisplaced(file, FILES)).toBe(
    'El sitio no lee este archivo. Dale su nombre y su carpeta, o sácalo de content/.',
  );
});

test('a file in the wrong place has one line, and nothing of it is read', async () => {
  const misplaced = [
    'content/en/pages/visita.md',
    'content/en/pages/imprenta.en.md',
    'content/exhibitions/mesa-larga.EN.md',
    'content/pages/visita_en.md',
  ];
  const told = await reportChanged(async (site) => {
    for (const file of misplaced) await site.write(file, '---\nid: 21\n---\n\n<b>x</b>\n');
  });
  expect(told.map((line) => line.replace(/:.*/, ''))).toStrictEqual(misplaced.toSorted());
});

test('a page whose name ends as a language, beside its original, is warned of', async () => {
  const file = EXHIBITION.replace('.md', '-en.md');
  const told = await reportChanged((site) => site.write(file, ''));
  expect(told).toContain(
    `${file}:1 · Aviso, no detiene nada: se lee como otra página en español. El más parecido es ${EXHIBITION.replace('.md', '.en.md')}.`,
  );
});
