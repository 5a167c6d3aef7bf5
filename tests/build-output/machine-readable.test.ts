import { strFromU8, unzipSync } from 'fflate';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bindShortWords } from '../../src/i18n/non-breaking-spaces.ts';
import * as uiStrings from '../e2e/fixture-files.ts';
import { fileAt, pages, site, SITE_URL, textOf } from './built-site.ts';

/** What no eye checks at a glance: codes, and what machines alone read. */
test.each([
  ['ficha.html', '/ficha'],
  ['en/sheet.html', '/en/sheet'],
])('the code of %s leads to it', (file, path) => {
  expect(textOf(file)).toContain(`<path d="${toSvgPath(generate(SITE_URL + path))}"`);
});

const readKit = () => unzipSync(site.get('exhibiciones/barro-que-suena.zip') ?? new Uint8Array());

test('the texts of a press kit begin with U+FEFF, by which Word on a Mac knows UTF-8', () => {
  const kit = readKit();
  const { textFile, captionsFile } = uiStrings.press;
  for (const name of [textFile, captionsFile])
    expect(Buffer.from(kit[`es/${name}.txt`] ?? []).toString(), name).toMatch(/^\uFEFF\S/);
});

test('the list of captions of a press kit names each photograph by what is written in it', async () => {
  const kit = readKit();
  const { captionsFile } = uiStrings.press;
  const listed = strFromU8(kit[`es/${captionsFile}.txt`] ?? new Uint8Array()).trim();
  const captions = new Map(
    listed.split('\r\n\r\n').map((entry) => entry.replace('\uFEFF', '').split('\r\n') as [string, string]),
  );
  expect(captions.size).toBeGreaterThan(1);
  expect(new Set(captions.values()).size).toBeGreaterThan(1);
  for (const [name, caption] of captions) {
    const xmp = String((await sharp(kit[name]).metadata()).xmp);
    expect(/x-default">([^<]*)</.exec(xmp)?.[1], name).toBe(caption);
  }
});

test('the feed tells the size of each picture as it is', async () => {
  const pictures = [
    ...textOf('exhibiciones/rss.xml').matchAll(
      /<media:content url="([^"]*)"[^>]* width="(\d+)" height="(\d+)"/g,
    ),
  ];
  expect(pictures).not.toHaveLength(0);
  for (const [, url = '', ...told] of pictures) {
    const { width, height } = await sharp(fileAt(url)).metadata();
    expect(told, url).toStrictEqual([String(width), String(height)]);
  }
});

test('every photograph has the shape that its page gives it', async () => {
  const shapes = new Map(
    pages
      .flatMap(([, html]) => [
        ...html.matchAll(/<img [^>]*src="\/([^"]*\.jpeg)"[^>]*width="(\d+)" height="(\d+)"/g),
      ])
      .map(([, file = '', width, height]) => [file, Number(width) / Number(height)]),
  );
  expect(shapes.size).toBeGreaterThan(20);
  for (const [file, shape] of shapes) {
    const { width, height } = await sharp(site.get(file)).metadata();
    expect(width / height / shape, file).toBeCloseTo(1, 1);
  }
});

test('the icon for the home screens of phones has the size that they ask for', async () => {
  const { width, height } = await sharp(site.get('apple-touch-icon.png')).metadata();
  expect([width, height]).toStrictEqual([180, 180]);
});

/** A shorter heading below that of its page is on one line of a phone. */
const SHORTEST_HEADING = 20;

test('articles and prepositions of a heading stay with the word that follows, so that no line ends in one', () => {
  const headings = pages
    // What fits the sheet is broken by hand.
    .filter(([path]) => !['/ficha', '/en/sheet'].includes(path))
    .flatMap(([, html]) => [...html.matchAll(/<(h[1-3])\b[^>]*>(.*?)<\/\1>/gs)])
    .flatMap(([, name, heading = '']) => {
      const [text = '', ...more] = heading.split(/<[^>]*>/).filter((part) => part.trim() !== '');
      // What has a gloss or a note is on several lines.
      return more.length === 0 && (name === 'h1' || text.length >= SHORTEST_HEADING) ? [text] : [];
    });
  expect(headings.length).toBeGreaterThan(30);
  expect(headings.filter((heading) => bindShortWords(heading) !== heading)).toStrictEqual([]);
});
