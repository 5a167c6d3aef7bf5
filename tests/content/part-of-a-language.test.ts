import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fill } from '../../src/fill.ts';
import { gallery, visits } from '../e2e/written-files.ts';
import english from '../site/content/words/en.json' with { type: 'json' };
import spanish from '../site/content/words/es.json' with { type: 'json' };
import { saidIn } from '../setup/said-in.ts';
import { SiteFolder } from '../setup/site-folder.ts';
import { reportChanged } from './report-changed.ts';

/** What a site has that begins with English: the words of every page, its home page with one section, and one exhibition. */
const BEGUN = ['site.json', 'pages/home.json', 'sections/property.json'];
const EXHIBITION = 'mesa-larga';
const PAGES = ['en.html', `en/exhibitions/${EXHIBITION}.html`];

const leaveBegun = async (content: SiteFolder): Promise<void> => {
  for (const file of globSync('**/*.json', { cwd: join(content.root, 'content'), exclude: ['words/**'] })) {
    if (BEGUN.includes(file)) continue;
    const text = readFileSync(join(content.root, 'content', file), 'utf8');
    await content.write(`content/${file}`, JSON.stringify(saidIn(JSON.parse(text) as object, 'es')));
  }
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
});

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

test('a card is in one language as a whole, that of its words', () => {
  const [home = ''] = PAGES.map((page) => built.get(page));
  const cards = [...home.matchAll(/<article ([^>]*)>(.*?)<\/article>/gs)];
  expect(cards.length).toBeGreaterThan(5);
  for (const [, attributes = '', card] of cards) {
    const isSpanish = !attributes.includes(EXHIBITION);
    expect(attributes.includes('lang="es-MX"'), attributes).toBe(isSpanish);
    expect(card).toContain(
      isSpanish ? spanish.exhibitionsSection.detailsLink : english.exhibitionsSection.detailsLink,
    );
  }
});

test('a section that is in Spanish alone says so, with the words around its texts', () => {
  const [home = ''] = PAGES.map((page) => built.get(page));
  for (const section of ['about', 'vision'])
    expect(home).toMatch(new RegExp(`<section [^>]*id="${section}"[^>]* lang="es-MX"`));
  expect(home).not.toMatch(/<section [^>]*id="property"[^>]* lang=/);
  const [, vision = ''] = home.split('id="vision"');
  expect(vision.split('</section>')[0]).toContain(`>${spanish.vision.pairs.project}<`);
});

test('a sentence that is made with texts of an untranslated file is in Spanish as a whole', () => {
  const [home = '', exhibition = ''] = PAGES.map((page) => built.get(page));
  expect(exhibition.replaceAll('\u00a0', ' ')).toContain('De martes hasta viernes, entre 9:30 y 13:00 horas');
  expect(home).toContain(
    `${gallery.find(({ isProject }) => isProject)?.caption ?? ''}, ${spanish.site.projectNote.toLowerCase()}`,
  );
  const caption = gallery[0]?.caption ?? '';
  for (const text of [spanish.property.carousel.thumbnail, spanish.property.carousel.announcement])
    expect(home).toContain(`${fill(text, { n: 1, total: gallery.length })}: ${caption}`);
  expect(exhibition).toContain(
    `${fill(spanish.visits.noticeHours, { hours: visits.notice.hours })} ${visits.notice.note}`,
  );
  for (const word of [english.site.projectNote.toLowerCase(), 'towards the', 'it gets'])
    expect(home + exhibition, word).not.toContain(`, ${word}`);
});

test('a language begins with its home page', async () => {
  const told = await reportChanged(async (content) => {
    await leaveBegun(content);
    const home = readFileSync(join(content.root, 'content/pages/home.json'), 'utf8');
    await content.write('content/pages/home.json', JSON.stringify(saidIn(JSON.parse(home) as object, 'es')));
  });
  const errors = told.filter((line) => !line.includes('Aviso, no detiene nada'));
  expect(errors).toStrictEqual([
    'content/pages/home.json:1 · No dice nada en inglés: sin sus palabras no hay página de inicio. Escríbelas, o quita «en» de «language» en content/site.json.',
  ]);
});
