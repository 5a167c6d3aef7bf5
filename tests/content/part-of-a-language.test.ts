import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { gallery } from '../e2e/written-files.ts';
import { SiteFolder } from '../setup/site-folder.ts';
import { reportChanged } from './report-changed.ts';

/** What a site has that begins with English: the words of every page, its home page with one section, and one exhibition. */
const BEGUN = ['site.json', 'pages/home.json', 'sections/property.json'];
const EXHIBITION = 'mesa-larga';
const PAGES = ['en.html', `en/exhibitions/${EXHIBITION}.html`];

const leaveBegun = async (content: SiteFolder): Promise<void> => {
  const isBegun = (file: string) => BEGUN.includes(file) || file === `${EXHIBITION}.en.md`;
  for (const file of globSync('**/*.json', { cwd: join(content.root, 'content/en') }))
    if (!isBegun(file)) await content.remove(`content/en/${file}`);
  for (const file of globSync('*/*.en.md', { cwd: join(content.root, 'content') }))
    if (!file.endsWith(`/${EXHIBITION}.en.md`)) await content.remove(`content/${file}`);
  await content.replace(`content/exhibitions/${EXHIBITION}.en.md`, '/en/exhibitions/', '/exhibiciones/');
};

const built = new Map<string, string>();

beforeAll(async () => {
  await using site = await SiteFolder.create();
  await leaveBegun(site);
  await site.addCode();
  const cwd = await site.build();
  for (const file of globSync('**/*.{html,ics,xml,svg,zip}', { cwd, exclude: ['_astro/**'] }))
    built.set(file, readFileSync(join(cwd, file), 'utf8'));
}, 120_000);

test('a page without its file in a language is not made in it', () => {
  const english = [...built.keys()].filter((file) => /^en[./]/.test(file) && !file.includes('.ics'));
  expect(english.sort()).toStrictEqual(PAGES);
});

test('every link of its pages leads to what there is', () => {
  for (const page of PAGES) {
    const links = [...(built.get(page) ?? '').matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)].map(
      ([, path = '']) => path,
    );
    expect(links.length, page).toBeGreaterThan(5);
    const isThere = (path: string) =>
      ['', '.html', 'index.html'].some((ending) => built.has(`${path.slice(1)}${ending}`)) ||
      path.startsWith('/_astro/');
    expect(
      links.filter((path) => !isThere(path)),
      page,
    ).toStrictEqual([]);
  }
});

test('words of other files are told to be in Spanish', () => {
  const [home = '', exhibition = ''] = PAGES.map((page) => built.get(page));
  expect(home).toContain('<html lang="en">');
  for (const id of ['exhibitions', 'about', 'vision', 'contact'])
    expect(home).toMatch(new RegExp(`<section (?=[^>]*id="${id}")[^>]*lang="es-MX"`));
  expect(home).toMatch(/<footer [^>]*lang="es-MX"/);
  expect(home).not.toMatch(/<section (?=[^>]*id="property")[^>]*lang=/);
  expect(home.match(/keen-slider__slide" lang="es-MX"/g)).toHaveLength(gallery.length);
  // What is written in English says so among them.
  expect(home).toMatch(new RegExp(`<article lang="en" aria-labelledby="exhibition-${EXHIBITION}"`));
  expect(exhibition).toMatch(/<dt [^>]*lang="es-MX"/);
  expect(exhibition).toMatch(/<a [^>]*href="\/exhibiciones" hreflang="es-MX" lang="es-MX"/);
});

test('a language begins with its home page; of other pages an editor is told that they are not published', async () => {
  const told = await reportChanged(async (content) => {
    await leaveBegun(content);
    await content.remove('content/en/pages/home.json');
  });
  const errors = told.filter((line) => !line.includes('Aviso, no detiene nada'));
  expect(errors).toStrictEqual([
    'content/pages/home.json:1 · Falta content/en/pages/home.json: sin él no hay página de inicio en inglés. Escríbelo, o quita content/en/site.json.',
  ]);
  expect(told).toContain(
    'content/pages/ficha.json:1 · Aviso, no detiene nada: sus palabras no están en inglés, y en /en se leen en español; /en/sheet no se publica. Escríbelas en content/en/pages/ficha.json.',
  );
});
