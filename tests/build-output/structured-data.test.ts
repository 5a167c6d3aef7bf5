import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as uiStrings from '../e2e/fixture-files.ts';
import { EXHIBITION_COUNT, fileAt, matchAll, findDuplicates, pages, SITE_URL, textOf } from './built-site.ts';
import { listObjects, readGraph, withType } from './json-ld.ts';

const events = withType(
  pages.flatMap(([, html]) => readGraph(html)),
  'ExhibitionEvent',
).filter(({ inLanguage }) => inLanguage === uiStrings.site.language);
const [barro = {}] = withType(readGraph(textOf('exhibiciones/barro-que-suena.html')), 'ExhibitionEvent');

test('what is told in two languages has an @id and a URL in each', () => {
  const ids = ['index.html', 'en.html'].map((file) =>
    readGraph(textOf(file)).flatMap((node) => [node['@id'], node.url]),
  );
  const [spanish = [], english = []] = ids.map((told) => told.filter((one) => one !== undefined));
  expect(english).toHaveLength(spanish.length);
  expect(english.filter((id) => spanish.includes(id))).toStrictEqual([]);
});

test('every published exhibition is told once, on its page', () => {
  for (const [path, html] of pages)
    for (const { url } of withType(readGraph(html), 'ExhibitionEvent')) expect(url).toBe(SITE_URL + path);
  expect(events).toHaveLength(EXHIBITION_COUNT);
  expect(findDuplicates(events.map(({ name }) => String(name)))).toStrictEqual([]);
});

test('an exhibition is told with all its pictures, the main one first, in the sizes of their files', async () => {
  const pictures = listObjects(barro.image);
  expect(pictures.map(({ height }) => height)).toStrictEqual(['640 px', '600 px', '1200 px', '600 px']);
  for (const { url, ...size } of pictures) {
    const { width, height } = await sharp(fileAt(String(url))).metadata();
    expect(size).toMatchObject({ width: `${width} px`, height: `${height} px` });
  }
});

test('what JSON-LD names is there, once', () => {
  const targets = pages.flatMap(([path, html]) => [
    SITE_URL + path,
    ...matchAll(html, /<[a-z][^>]* id="([^"]*)"/g).map((id) => `${SITE_URL}${path}#${id}`),
  ]);
  expect(findDuplicates(targets)).toStrictEqual([]);
  const told = listObjects(pages.map(([, html]) => readGraph(html))).flatMap((node) => node['@id'] ?? []);
  expect(told.filter((target) => !targets.some((known) => known === target))).toStrictEqual([]);
});
