import { beforeAll, describe, expect, test } from 'vitest';
import exhibitionsSection from '../../content/sections/exhibitions.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { buildWithExhibitions, type WrittenExhibition } from './build-with-exhibitions.ts';

/** A build takes seconds; a busy machine may need many times as long. */
const BUILD_TIMEOUT_MS = 300_000;
const { archive } = exhibitionsSection;

const exhibition = (slug: string, id: number, status: WrittenExhibition['status']): WrittenExhibition => ({
  slug,
  id,
  status,
  essay: `El ensayo de ${slug}.\n\n#### Contact\n\nx\n\n##### Contact\n\nx`,
});
// One that is at home, the last of the archive's first page, the first of its second, and a section.
const LINKS = ['muestra-41', 'muestra-4', 'muestra-3', 'contact'].map((slug) => `[Ver](/#${slug})`).join(' ');
const current = { ...exhibition('la-actual', 901, 'actual'), essay: `El ensayo de la-actual. ${LINKS}` };
const upcoming = exhibition('la-proxima', 902, 'proxima');
const draft = { ...exhibition('el-borrador', 900, 'pasada'), isDraft: true };

/** Past exhibitions, newest first. */
const writePast = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    exhibition(`muestra-${String(count - index)}`, count - index, 'pasada'),
  );
const slugsOf = (exhibitions: readonly WrittenExhibition[]) => exhibitions.map(({ slug }) => slug);

const findAll = (html: string | undefined, pattern: RegExp) =>
  [...(html ?? '').matchAll(pattern)].map(([, found = '']) => found);
const cardsOf = (html: string | undefined) => findAll(html, /<article[^>]* id="([^"]+)"/g);
const openersOf = (html: string | undefined) =>
  findAll(html, /<button(?=[^>]* command="show-modal")[^>]* commandfor="([^"]+)-details"/g);
/** In the order of their dialogs. */
const essaysOf = (html: string | undefined) =>
  findAll(html, /<dialog[^>]* id="([^"]+)-details"(?=(?:(?!<\/dialog>)[^])*El ensayo de \1\.)/g);
const linksOf = (html: string | undefined, address: string) =>
  findAll(html, new RegExp(`<a[^>]* href="${address}"[^>]*>(?:<span[^>]*>[^<]*</span>)?([^<]+)`, 'g')).map(
    (text) => text.trim(),
  );

const past = writePast(41);
let grown = new Map<string, string>();
let full = new Map<string, string>();
let oneMore = new Map<string, string>();

beforeAll(async () => {
  // Out of order on purpose, as files are.
  grown = await buildWithExhibitions([...past].reverse().concat(current, upcoming, draft));
  full = await buildWithExhibitions(writePast(12));
  oneMore = await buildWithExhibitions(writePast(13));
}, BUILD_TIMEOUT_MS);

describe('with 41 past exhibitions', () => {
  const archivePages = () => [grown.get('/exhibiciones'), grown.get('/exhibiciones/2')];

  test('the home page shows the twelve newest and links to the other 29', () => {
    const shown = [...past.slice(0, 12), current, upcoming];
    expect(cardsOf(grown.get('/'))).toEqual(slugsOf(shown));
    expect(linksOf(grown.get('/'), '/exhibiciones')).toEqual([archive.link.many.replace('{count}', '29')]);
  });

  test('the archive has two pages with the others, newest first', () => {
    const [first, second] = archivePages();
    expect(cardsOf(first)).toEqual(slugsOf(past.slice(12, 38)));
    expect(cardsOf(second)).toEqual(slugsOf(past.slice(38)));
    expect([...grown.keys()].filter((address) => address.startsWith('/exhibiciones'))).toHaveLength(2);
  });

  test('every exhibition is in one page, with its essay and the button that opens it', () => {
    const published = slugsOf([...past, current, upcoming]).sort();
    const everywhere = [...grown.values()];
    expect(everywhere.flatMap(cardsOf).sort()).toEqual(published);
    expect(everywhere.flatMap(openersOf).sort()).toEqual(published);
    expect(everywhere.flatMap(essaysOf).sort()).toEqual(published);
    expect(findAll(everywhere.join(''), /El ensayo de ([^.]+)\./g).sort()).toEqual(published);
  });

  test('a link of an essay leads to where the exhibition is by now', () => {
    expect(findAll(grown.get('/'), /<a href="([^"]*)">Ver</g)).toEqual([
      '/#muestra-41',
      '/exhibiciones#muestra-4',
      '/exhibiciones/2#muestra-3',
      '/#contact',
    ]);
    expect(cardsOf(grown.get('/exhibiciones')).at(-1)).toBe('muestra-4');
  });

  test('no id is twice in a page, whatever the headings of the essays say', () => {
    for (const html of [grown.get('/'), ...archivePages()]) {
      const ids = findAll(html, / id="([^"]*)"/g);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(ids.filter((id) => id.includes('--')).length).toBeGreaterThan(2);
    }
  });

  test('a draft is in none', () => {
    expect([...grown].filter(([, html]) => html.includes(draft.slug))).toEqual([]);
  });

  test('the pages of the archive lead to each other', () => {
    const [first, second] = archivePages();
    expect(linksOf(first, '/exhibiciones/2')).toEqual([archive.pages.next]);
    expect(linksOf(second, '/exhibiciones')).toEqual([archive.pages.previous]);
    for (const [index, html] of archivePages().entries())
      expect(html).toContain(
        archive.pages.position.replace('{n}', String(index + 1)).replace('{total}', '2'),
      );
  });

  test('each introduces itself to search engines by its own title and its address without slash', () => {
    const [first, second] = archivePages();
    expect(findAll(first, /<title>([^<]*)/g)).toEqual([archive.title]);
    expect(findAll(second, /<title>([^<]*)/g)).toEqual([archive.laterTitle.replace('{n}', '2')]);
    const canonical = /rel="canonical" href="([^"]*)"/g;
    expect(findAll(first, canonical)).toEqual([`${site.url}/exhibiciones`]);
    expect(findAll(second, canonical)).toEqual([`${site.url}/exhibiciones/2`]);
    for (const html of archivePages()) expect(html).not.toContain('noindex');
  });

  test('their bar and footer lead to the parts of the home page', () => {
    for (const html of archivePages())
      expect(findAll(html, / href="(#[^"]*)"/g).filter((address) => address !== '#contenido')).toEqual([]);
  });

  test('each has one h1, no heading level skipped, and no island but the bar', () => {
    for (const html of archivePages()) {
      const levels = findAll(html, /<h([1-6])/g).map(Number);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries())
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      expect(findAll(html, /<astro-island[^>]* component-url="\/_astro\/(\w+)\./g)).toEqual(['Navbar']);
    }
  });
});

test('twelve past exhibitions are all on the home page: no archive, and no link to it', () => {
  expect(cardsOf(full.get('/'))).toEqual(slugsOf(writePast(12)));
  expect([...full.keys()].filter((address) => address.includes('exhibiciones'))).toEqual([]);
  expect(full.get('/')).not.toContain('/exhibiciones');
});

test('with thirteen the link speaks of one, and its page has no others to go to', () => {
  expect(linksOf(oneMore.get('/'), '/exhibiciones')).toEqual([archive.link.one]);
  expect(cardsOf(oneMore.get('/exhibiciones'))).toEqual(['muestra-1']);
  expect(oneMore.get('/exhibiciones')).not.toContain(archive.pages.label);
});
