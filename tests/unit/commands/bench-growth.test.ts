import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brotliSize } from '../../../src/commands/bench/brotli-size.mjs';
import { listCosts, listGrowth } from '../../../src/commands/bench/growth/growth-rows.mjs';
import { inventExhibition } from '../../../src/commands/bench/growth/invented-exhibition.mjs';
import { createWriter, listWords } from '../../../src/commands/bench/growth/invented-text.mjs';
import { growExhibitions } from '../../../src/commands/bench/growth/more-exhibitions.mjs';
import { createRandom, pick } from '../../../src/commands/bench/growth/seeded-random.mjs';
import { checkContent } from '../../../src/content-check/check-content.ts';
import { TemporaryContent } from '../../content/temporary-content.ts';

/** Twelve pictures are cropped; a busy machine may need many times as long as a free one. */
const PICTURES_TIMEOUT_MS = 120_000;

const essayOf = (file: string) => file.split(/^---$/m).slice(2).join('').trim();

async function readEssays(): Promise<string[]> {
  const folder = 'content/exhibitions';
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(names.map(async (name) => essayOf(await readFile(join(folder, name), 'utf8'))));
}

const inventEssay = (id: number, source: string) =>
  essayOf(inventExhibition({ id, source, picture: 'a.jpg', portrait: 'b.jpg' }));

test('the same seed gives the same numbers, another seed others', () => {
  const take = (seed: number) => Array.from({ length: 50 }, createRandom(seed));
  expect(take(3)).toEqual(take(3));
  expect(take(3)).not.toEqual(take(4));
  expect(take(3).every((value) => value >= 0 && value < 1)).toBe(true);
  expect(() => pick([], createRandom(1))).toThrow(RangeError);
});

test('a paragraph is sentences of words, as long as asked for', () => {
  const { paragraph, words } = createWriter('Doce voces y cuatro aros de neón.', createRandom(1));
  expect(paragraph(40).split(' ').length).toBeGreaterThanOrEqual(40);
  expect(paragraph(40)).toMatch(/^\p{Lu}[\p{L} ,.]+\.$/u);
  expect(listWords(words(3))).toHaveLength(3);
});

test('an invented essay adds as many bytes as a real one', async () => {
  const essays = await readEssays();
  const source = essays.join('\n');
  const addedBy = (one: string, others: string[]) =>
    (brotliSize([...others, one].join('\n')) - brotliSize(others.join('\n'))) / one.length;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const real = mean(
    essays.map((essay) =>
      addedBy(
        essay,
        essays.filter((other) => other !== essay),
      ),
    ),
  );
  const invented = mean([1, 2, 3, 4, 5, 6, 7].map((id) => addedBy(inventEssay(id, source), essays)));
  expect(invented).toBeGreaterThan(real * 0.98);
});

test('grown content passes the check of the site', { timeout: PICTURES_TIMEOUT_MS }, async () => {
  await using content = await TemporaryContent.create();
  await growExhibitions(content.root, 20);
  const names = await readdir(join(content.root, 'content', 'exhibitions'));
  expect(names.filter((name) => name.endsWith('.md'))).toHaveLength(20);
  expect(await checkContent(content.root)).toEqual([]);
});

const today = {
  ...{ exhibitions: 7, html: 30_000, archivePage: 0, allHtml: 40_000 },
  ...{ bytes: 100_000, requests: 6, tabSwitch: 40, buildSeconds: 20 },
};
const larger = {
  ...{ exhibitions: 107, html: 90_000, archivePage: 31_000, allHtml: 140_000 },
  ...{ bytes: 150_000, requests: 6, tabSwitch: 44, buildSeconds: 50 },
};

test('growth is told as a ratio, with a verdict on the bytes before the first gesture', () => {
  const largest = { ...larger, bytes: 150_001 };
  expect(listGrowth(today, [larger, largest])).toEqual([
    ['HTML de /, brotli', '30 kB', '90 kB', '3.00×', '90 kB', '3.00×'],
    ['HTML de /exhibiciones, la página mayor', '0 kB', '31 kB', '', '31 kB', ''],
    ['Total antes del primer gesto', '100 kB', '150 kB', '1.50× ✓', '150 kB', '1.50× ✗'],
    ['Peticiones antes del primer gesto', '6', '6', '1.00×', '6', '1.00×'],
    ['Cambiar de pestaña, CPU 4× más lenta', '40 ms', '44 ms', '1.10×', '44 ms', '1.10×'],
    ['Construir en frío', '20 s', '50 s', '2.50×', '50 s', '2.50×'],
  ]);
});

test('the cost of each exhibition is told from one size of the site to the next', () => {
  const largest = { ...larger, exhibitions: 207, html: 90_000, allHtml: 240_000, buildSeconds: 80 };
  expect(listCosts([today, larger, largest])).toEqual([
    ['de 7 a 107', '600 bytes', '1,000 bytes', '300 ms'],
    ['de 107 a 207', '0 bytes', '1,000 bytes', '300 ms'],
  ]);
});
