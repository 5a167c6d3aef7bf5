import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AUTHOR } from '../content/image-fixtures.ts';
import { CARD_WIDTH, PHOTOGRAPH_WIDTH } from '../support/global-setup.ts';
import { PALETTE } from '../../src/styles/palette.ts';
import { matchAll, homePage, pages, site } from './built-site.ts';

/** Asked for by a name that a standard fixes, or by who saved it while it was to come. */
const FIXED_NAMES = /\.(?:html|ics)$|^(?:robots\.txt|_headers|_redirects.*|\.well-known\/security\.txt)$/;

test("nothing of the editors' form is published", () => {
  const texts = [...site].filter(([file]) => /\.(?:html|js)$/.test(file));
  expect(texts.filter(([, text]) => /sveltia|\/editar|Borrador/i.test(text.toString()))).toStrictEqual([]);
});

test('no file of the site says who took a photograph, or where', async () => {
  const pictures = [...site].filter(([file]) => /\.(?:jpe?g|png|webp|avif)$/.test(file));
  const sizes = await Promise.all(pictures.map(async ([, file]) => sharp(file).metadata()));
  const widths = sizes.map(({ width }) => width);
  expect(widths).toContain(PHOTOGRAPH_WIDTH);
  expect(widths).toContain(CARD_WIDTH);
  expect(sizes.filter(({ exif, xmp, iptc }) => exif ?? xmp ?? iptc)).toStrictEqual([]);
  expect([...site].filter(([, bytes]) => bytes.includes(AUTHOR)).map(([file]) => file)).toStrictEqual([]);
});

test('every file is named by another, or by a standard', () => {
  const texts = [...site].filter(([file]) => /\.(?:html|css|js|xml|txt)$/.test(file));
  const isNamed = (file: string) =>
    texts.some(([other, text]) => other !== file && text.includes(encodeURI(basename(file))));
  expect([...site.keys()].filter((file) => !FIXED_NAMES.test(file) && !isNamed(file))).toStrictEqual([]);
});

test('every icon is there, in the accent of the theme', async () => {
  const icons = matchAll(homePage, /<link rel="(?:apple-touch-)?icon" href="\/([^"]*)"/g);
  expect(icons).toHaveLength(3);
  for (const icon of icons) {
    const file = site.get(icon) ?? Buffer.alloc(0);
    const picture = icon.endsWith('.ico') ? file.subarray(file.indexOf('\x89PNG', 0, 'latin1')) : file;
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
    expect(pixels.toString('hex'), icon).toContain(PALETTE.accent.DEFAULT.slice(1).toLowerCase());
  }
});

test('the licences of what is shipped are there, each package by its name', () => {
  const copied = site.get('licencias.txt')?.toString() ?? '';
  const bundled = site.get('licencias-de-paquetes.txt')?.toString() ?? '';
  const names = `${copied}${bundled}`.match(/(?<=^## )\S+(?= - .+$)|^.+(?=\n=+$)/gm) ?? [];
  expect(names.sort().join(' ')).toBe(
    '@astrojs/react astro ibarra-real-nova keen-slider phosphor-icons react react-dom scheduler sonner special-gothic tailwindcss',
  );
  expect(copied).toContain('/licencias-de-paquetes.txt');
  expect(copied.match(/^SIL OPEN FONT LICENSE/gm)).toHaveLength(2);
});

describe('the preload of the first picture', () => {
  const preloaded = pages.filter(([, html]) => html.includes('<link rel="preload" as="image"'));
  const readAttribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

  test('is on the home page and the pages of exhibitions', () => {
    expect(preloaded.map(([path]) => path)).toContain('/');
    expect(preloaded.filter(([path]) => path.startsWith('/exhibiciones/')).length).toBeGreaterThan(1);
  });

  test('equals the first source of the page', () => {
    for (const [path, html] of preloaded) {
      const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0] ?? '';
      const source = /<main.*?(<source[^>]*>)/s.exec(html)?.[1] ?? '';
      const read = (tag: string, names: string[]) => names.map((name) => readAttribute(tag, name));
      expect(read(preload, ['type', 'imagesrcset', 'imagesizes', 'media']), path).toStrictEqual(
        read(source, ['type', 'srcset', 'sizes', 'media']),
      );
    }
  });

  test('follows the viewport', () => {
    for (const [path, html] of preloaded)
      expect(html.indexOf('<link rel="preload"'), path).toBeGreaterThan(html.indexOf('name="viewport"'));
  });
});
