import { strFromU8, unzipSync } from 'fflate';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as words from '../e2e/written-files.ts';
import { PALETTE } from '../../src/styles/palette.ts';
import { fileAt, findAll, pages, SIESTA, site, SITE_URL, textOf } from './built-site.ts';

/** What no eye checks at a glance: codes, and what machines alone read. */
test.each([
  ['ficha.html', '/ficha'],
  ['en/sheet.html', '/en/sheet'],
])('the code of %s leads to it', (file, path) => {
  expect(textOf(file)).toContain(`<path d="${toSvgPath(generate(SITE_URL + path))}"`);
});

test('the card of an exhibition says what its own picture shows', () => {
  const alt = /property="og:image:alt" content="([^"]*)"/.exec(textOf(`${SIESTA.slice(1)}.html`));
  expect(alt?.[1]).toBe('Figuras planas de colores sobre un fondo pálido, número 22');
});

test('a neighbour that is in Spanish alone says so, and one of the same language says nothing', () => {
  const links = textOf('en/exhibitions/mesa-larga.html').match(/<a [^>]*rel="(?:prev|next)"[^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links)
    expect(link.includes(` hreflang="${words.site.language}"`), link).toBe(!link.includes('href="/en/'));
});

test('a press picture without a credit of its own names the house', async () => {
  const kit = unzipSync(site.get('exhibiciones/barro-que-suena.zip') ?? new Uint8Array());
  const pictures = Object.entries(kit).filter(([name]) => name.endsWith('.jpg'));
  const credits = await Promise.all(
    pictures.map(
      async ([, bytes]) =>
        /photoshop:Credit="([^"]*)"/.exec(String((await sharp(bytes).metadata()).xmp))?.[1],
    ),
  );
  expect(credits).toContain(words.site.name);
  expect(credits).not.toContain('');
  expect(new Set(credits).size).toBeGreaterThan(1);
});

test('the list of captions of a press kit names each photograph by what is written in it', async () => {
  const kit = unzipSync(site.get('exhibiciones/barro-que-suena.zip') ?? new Uint8Array());
  const { captionsFile } = words.press;
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

test('the bar of a browser has the colour of the dark grounds', () => {
  expect(findAll(textOf('index.html'), /name="theme-color" content="([^"]*)"/g)).toStrictEqual([PALETTE.ink]);
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

test('the neighbours of an exhibition are named by what they are to it', () => {
  const { previous, next } = words.exhibitionsSection.page;
  const links = textOf('exhibiciones/mesa-larga.html').matchAll(
    /rel="(prev|next)"[^]*?text-cement"[^>]*>\s*([^<]*?)\s*</g,
  );
  expect([...links].map(([, rel, label]) => [rel, label])).toStrictEqual([
    ['prev', previous],
    ['next', next],
  ]);
});

test('the title of an exhibition in Spanish has its language where an English page names it', () => {
  const list = textOf('en/exhibitions/mesa-larga.html').split('rel="prev"')[1] ?? '';
  expect(list).toMatch(new RegExp(`italic" lang="${words.site.language}"`));
});
