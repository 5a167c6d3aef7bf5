import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { BUILD_TIMEOUT_MS, buildSite } from './built-site.ts';
import { type PhonePhotograph, takePhotograph } from './phone-photograph.ts';
import { TemporaryContent } from './temporary-content.ts';

/** Really made, only sooner. */
const QUICK_PICTURES = { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 0 } } };
const DAY = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 4, 5, 22) / 1000) };
/** Asked for by a name that a standard fixes. */
const FIXED_NAMES = /\.html$|^(?:robots\.txt|_headers|\.well-known\/security\.txt)$/;
const PHOTOGRAPH = /"?\.{1,2}\/(?!share)[\w/-]+\.jpg"?/g;

/** Content of a built file by its path. */
type Site = Map<string, Buffer>;

let photograph: PhonePhotograph;
let card: PhonePhotograph;
let site: Site;
let again: Site;

beforeAll(async () => {
  photograph = await takePhotograph(1920, 1080);
  card = await takePhotograph(1200, 630);
  [site, again] = await Promise.all([build(), build()]);
}, BUILD_TIMEOUT_MS);

/** The site in a new folder, with the one photograph wherever it shows any and one exhibition. */
async function build(): Promise<Site> {
  await using content = await TemporaryContent.create();
  const { root } = content;
  const [, ...others] = globSync('content/exhibitions/*.md', { cwd: root });
  for (const file of others) await content.remove(file);
  await content.write('content/foto.jpg', photograph.file);
  await content.write('content/share.jpg', card.file);
  for (const file of globSync('content/*/*.{json,md}', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    await content.write(file, text.replaceAll(PHOTOGRAPH, '"../foto.jpg"'));
  }
  const dist = await buildSite(content, DAY, QUICK_PICTURES);
  const files = globSync('**/{*,.*/*}.*', { cwd: dist }).concat(globSync('_headers', { cwd: dist }));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(dist, file))] as const)),
  );
}

const pictures = () => [...site].filter(([file]) => /\.(?:jpe?g|png|webp|avif)$/.test(file));

test('no file of the site says who took a photograph, or where, or shows its thumbnail', async () => {
  expect((await sharp(photograph.file).metadata()).exif?.includes(photograph.secrets.place)).toBe(true);
  const sizes = await Promise.all(pictures().map(async ([, file]) => sharp(file).metadata()));
  expect(sizes.filter(({ width }) => width === 1920)).not.toEqual([]);
  expect(sizes.filter(({ width, format }) => width === 1200 && format === 'jpeg')).not.toEqual([]);
  expect(sizes.filter(({ exif, xmp, iptc }) => exif ?? xmp ?? iptc)).toEqual([]);

  for (const [name, secret] of Object.entries({ ...photograph.secrets, ...card.secrets }))
    for (const [file, bytes] of site) expect(bytes.includes(secret), `${name} in ${file}`).toBe(false);
});

test('every file is named by another, or by a standard', () => {
  const texts = [...site]
    .filter(([file]) => /\.(?:html|css|js|xml|txt|webmanifest)$/.test(file))
    .map(([file, bytes]) => [file, bytes.toString()] as const);
  const isNamed = (file: string) =>
    texts.some(([other, text]) => other !== file && text.includes(encodeURI(basename(file))));
  expect([...site.keys()].filter((file) => !FIXED_NAMES.test(file) && !isNamed(file))).toEqual([]);
  expect(pictures().length).toBeGreaterThan(20);
});

test('built twice, in two folders, the site is the same to the byte', () => {
  const sums = (built: Site) =>
    [...built].map(([file, bytes]) => `${createHash('sha256').update(bytes).digest('hex')} ${file}`).sort();
  expect(sums(again)).toEqual(sums(site));
});

test('whoever finds a security fault is told where to write, for a year', () => {
  const text = site.get('.well-known/security.txt')?.toString();
  expect(text).toMatch(/^Contact: mailto:contacto@example\.com\nExpires: 2027-05-05T00:00:00\.000Z\n/);
});

test('the licences of what is shipped are there, each package by its name', () => {
  const notices = site.get('licencias.txt')?.toString() ?? '';
  const titles = [...notices.matchAll(/^(.+)\n=+$/gm)].flatMap(([, names = '']) => names.split(', '));
  expect(titles.sort().join(' ')).toBe(
    '@astrojs/react astro ibarra-real-nova keen-slider phosphor-icons react react-dom scheduler sonner special-gothic tailwindcss',
  );
  expect(notices.match(/^SIL OPEN FONT LICENSE/gm)).toHaveLength(2);
});
