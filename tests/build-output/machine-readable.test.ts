import { strFromU8, unzipSync } from 'fflate';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bindShortWords } from '../../src/i18n/non-breaking-spaces.ts';
import * as fixtures from '../e2e/fixture-files.ts';
import { findBuiltFile, pages, builtFiles, SITE_URL, getBuiltText } from './built-site.ts';

test.each([
  ['ficha.html', '/ficha'],
  ['en/sheet.html', '/en/sheet'],
])('QR code of %s links to its page', (file, path) => {
  expect(getBuiltText(file)).toContain(`<path d="${toSvgPath(generate(SITE_URL + path))}"`);
});

const readKit = () => unzipSync(builtFiles.get('exhibiciones/barro-que-suena.zip') ?? new Uint8Array());

test('text files of a press kit begin with a byte order mark for Word', () => {
  const kit = readKit();
  const { textFile, captionsFile } = fixtures.press;
  for (const name of [textFile, captionsFile])
    expect(Buffer.from(kit[`es/${name}.txt`] ?? []).toString(), name).toMatch(/^\uFEFF\S/);
});

test('captions of a press kit match the XMP data of its images', async () => {
  const kit = readKit();
  const { captionsFile } = fixtures.press;
  const captionList = strFromU8(kit[`es/${captionsFile}.txt`] ?? new Uint8Array()).trim();
  const captions = new Map(
    captionList
      .split('\r\n\r\n')
      .map((entry) => entry.replace('\uFEFF', '').split('\r\n') as [string, string]),
  );
  expect(captions.size).toBeGreaterThan(1);
  expect(new Set(captions.values()).size).toBeGreaterThan(1);
  for (const [name, caption] of captions) {
    const xmp = String((await sharp(kit[name]).metadata()).xmp);
    expect(/x-default">([^<]*)</.exec(xmp)?.[1], name).toBe(caption);
  }
});

test('feed has the size of each image file', async () => {
  const images = [
    ...getBuiltText('exhibiciones/rss.xml').matchAll(
      /<media:content url="([^"]*)"[^>]* width="(\d+)" height="(\d+)"/g,
    ),
  ];
  expect(images).not.toHaveLength(0);
  for (const [, url = '', ...size] of images) {
    const { width, height } = await sharp(findBuiltFile(url)).metadata();
    expect(size, url).toStrictEqual([String(width), String(height)]);
  }
});

test('photos have the aspect ratio of their attributes', async () => {
  const ratios = new Map(
    pages
      .flatMap(([, html]) => [
        ...html.matchAll(/<img [^>]*src="\/([^"]*\.jpeg)"[^>]*width="(\d+)" height="(\d+)"/g),
      ])
      .map(([, file = '', width, height]) => [file, Number(width) / Number(height)]),
  );
  expect(ratios.size).toBeGreaterThan(20);
  for (const [file, ratio] of ratios) {
    const { width, height } = await sharp(builtFiles.get(file)).metadata();
    expect(width / height / ratio, file).toBeCloseTo(1, 1);
  }
});

test('apple-touch-icon is a square of 180 px', async () => {
  const { width, height } = await sharp(builtFiles.get('apple-touch-icon.png')).metadata();
  expect([width, height]).toStrictEqual([180, 180]);
});

/** Length in characters from which a subheading wraps on phones. */
const MIN_HEADING_LENGTH = 20;

test('headings have non-breaking spaces after short words', () => {
  const headings: string[] = [];
  for (const [path, html] of pages) {
    // The fact sheet has manual line breaks.
    if (['/ficha', '/en/sheet'].includes(path)) continue;
    for (const [, name, heading = ''] of html.matchAll(/<(h[1-3])\b[^>]*>(.*?)<\/\1>/gs)) {
      const [text = '', ...otherParts] = heading.split(/<[^>]*>/).filter((part) => part.trim() !== '');
      // A heading with a gloss or a note is already on several lines.
      if (otherParts.length > 0) continue;
      if (name === 'h1' || text.length >= MIN_HEADING_LENGTH) headings.push(text);
    }
  }
  expect(headings.length).toBeGreaterThan(30);
  expect(headings.filter((heading) => bindShortWords(heading) !== heading)).toStrictEqual([]);
});
