import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as fixtures from '../e2e/fixture-files.ts';
import {
  EXHIBITION_COUNT,
  findBuiltFile,
  matchAll,
  getDuplicates,
  pages,
  SITE_URL,
  getBuiltText,
} from './built-site.ts';
import { getNestedObjects, parseGraph, filterByType } from './json-ld.ts';

const events = filterByType(
  pages.flatMap(([, html]) => parseGraph(html)),
  'ExhibitionEvent',
).filter(({ inLanguage }) => inLanguage === fixtures.site.language);
const [barro = {}] = filterByType(
  parseGraph(getBuiltText('exhibiciones/barro-que-suena.html')),
  'ExhibitionEvent',
);

test('JSON-LD nodes have a different @id in each language', () => {
  const ids = ['index.html', 'en.html'].map((file) =>
    parseGraph(getBuiltText(file)).flatMap((node) => [node['@id'], node.url]),
  );
  const [spanish = [], english = []] = ids.map((list) => list.filter((id) => id !== undefined));
  expect(english).toHaveLength(spanish.length);
  expect(english.filter((id) => spanish.includes(id))).toStrictEqual([]);
});

test('JSON-LD has one event for each exhibition, on its page', () => {
  for (const [path, html] of pages)
    for (const { url } of filterByType(parseGraph(html), 'ExhibitionEvent'))
      expect(url).toBe(SITE_URL + path);
  expect(events).toHaveLength(EXHIBITION_COUNT);
  expect(getDuplicates(events.map(({ name }) => String(name)))).toStrictEqual([]);
});

test('exhibition event lists its images with their file sizes', async () => {
  const images = getNestedObjects(barro.image);
  expect(images.map(({ height }) => height)).toStrictEqual(['640 px', '600 px', '1200 px', '600 px']);
  for (const { url, ...size } of images) {
    const { width, height } = await sharp(findBuiltFile(String(url))).metadata();
    expect(size).toMatchObject({ width: `${width} px`, height: `${height} px` });
  }
});

test('@id values of JSON-LD point to unique elements', () => {
  const targets = pages.flatMap(([path, html]) => [
    SITE_URL + path,
    ...matchAll(html, /<[a-z][^>]* id="([^"]*)"/g).map((id) => `${SITE_URL}${path}#${id}`),
  ]);
  expect(getDuplicates(targets)).toStrictEqual([]);
  const ids = getNestedObjects(pages.map(([, html]) => parseGraph(html))).flatMap(
    (node) => node['@id'] ?? [],
  );
  expect(ids.filter((id) => !targets.some((target) => target === id))).toStrictEqual([]);
});
