import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AUTHOR } from '../content/image-fixtures.ts';
import { CARD_WIDTH, PHOTOGRAPH_WIDTH } from '../support/global-setup.ts';
import { PALETTE } from '../../src/styles/palette.ts';
import { matchAll, homePage, pages, builtFiles } from './built-site.ts';

/** Files with names that a standard defines, or that visitors saved earlier. */
const FIXED_NAMES = /\.(?:html|ics)$|^(?:robots\.txt|_headers|_redirects.*|\.well-known\/security\.txt)$/;

test('build omits the CMS form', () => {
  const texts = [...builtFiles].filter(([file]) => /\.(?:html|js)$/.test(file));
  expect(texts.filter(([, text]) => /sveltia|\/editar|Borrador/i.test(text.toString()))).toStrictEqual([]);
});

test('images omit the photographer and location of their photos', async () => {
  const images = [...builtFiles].filter(([file]) => /\.(?:jpe?g|png|webp|avif)$/.test(file));
  const metadata = await Promise.all(images.map(async ([, file]) => sharp(file).metadata()));
  const widths = metadata.map(({ width }) => width);
  expect(widths).toContain(PHOTOGRAPH_WIDTH);
  expect(widths).toContain(CARD_WIDTH);
  expect(metadata.filter(({ exif, xmp, iptc }) => exif ?? xmp ?? iptc)).toStrictEqual([]);
  expect([...builtFiles].filter(([, bytes]) => bytes.includes(AUTHOR)).map(([file]) => file)).toStrictEqual(
    [],
  );
});

test('built files are referenced or have a standard name', () => {
  const texts = [...builtFiles].filter(([file]) => /\.(?:html|css|js|xml|txt)$/.test(file));
  const isReferenced = (file: string) =>
    texts.some(([source, text]) => source !== file && text.includes(encodeURI(basename(file))));
  expect(
    [...builtFiles.keys()].filter((file) => !FIXED_NAMES.test(file) && !isReferenced(file)),
  ).toStrictEqual([]);
});

test('icons have the accent colour of the theme', async () => {
  const icons = matchAll(homePage, /<link rel="(?:apple-touch-)?icon" href="\/([^"]*)"/g);
  expect(icons).toHaveLength(3);
  for (const icon of icons) {
    const file = builtFiles.get(icon) ?? Buffer.alloc(0);
    const image = icon.endsWith('.ico') ? file.subarray(file.indexOf('\x89PNG', 0, 'latin1')) : file;
    const pixels = await sharp(image).removeAlpha().raw().toBuffer();
    expect(pixels.toString('hex'), icon).toContain(PALETTE.accent.DEFAULT.slice(1).toLowerCase());
  }
});

test('licence files list the published packages and fonts', () => {
  const copied = builtFiles.get('licencias.txt')?.toString() ?? '';
  const bundled = builtFiles.get('licencias-de-paquetes.txt')?.toString() ?? '';
  const names = `${copied}${bundled}`.match(/(?<=^## )\S+(?= - .+$)|^.+(?=\n=+$)/gm) ?? [];
  expect(names.sort().join(' ')).toBe(
    '@astrojs/react astro ibarra-real-nova keen-slider phosphor-icons react react-dom scheduler sonner special-gothic tailwindcss',
  );
  expect(copied).toContain('/licencias-de-paquetes.txt');
  expect(copied.match(/^SIL OPEN FONT LICENSE/gm)).toHaveLength(2);
});

describe('preload of the first image', () => {
  const preloadingPages = pages.filter(([, html]) => html.includes('<link rel="preload" as="image"'));
  const getAttribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

  test('preload exists on the home page and exhibition pages', () => {
    expect(preloadingPages.map(([path]) => path)).toContain('/');
    expect(preloadingPages.filter(([path]) => path.startsWith('/exhibiciones/')).length).toBeGreaterThan(1);
  });

  test('preload matches the first source of the page', () => {
    for (const [path, html] of preloadingPages) {
      const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0] ?? '';
      const source = /<main.*?(<source[^>]*>)/s.exec(html)?.[1] ?? '';
      const getAttributes = (tag: string, names: string[]) => names.map((name) => getAttribute(tag, name));
      expect(getAttributes(preload, ['type', 'imagesrcset', 'imagesizes', 'media']), path).toStrictEqual(
        getAttributes(source, ['type', 'srcset', 'sizes', 'media']),
      );
    }
  });

  test('preload follows the viewport meta tag', () => {
    for (const [path, html] of preloadingPages)
      expect(html.indexOf('<link rel="preload"'), path).toBeGreaterThan(html.indexOf('name="viewport"'));
  });
});
