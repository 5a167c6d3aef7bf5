import { expect, test } from 'vitest';
import { listPages } from '../../../src/queries/list-pages.ts';
import type { PageSource } from '../../../src/queries/page-sources.ts';
import { isReservedSlug, listRedirects, listLinkTargets } from '../../../src/queries/link-targets.ts';

const SHOW = {
  kind: 'exhibition',
  locale: 'es',
  name: 'marea',
  title: 'Marea',
  formerly: ['olas'],
  opens: '2026-03-01',
  activities: [{ label: 'Cena', day: '2026-03-02', starts: '19:00' }],
  press: true,
} as const satisfies PageSource;
const PAGE = { kind: 'textPage', locale: 'es', name: 'visita', formerly: ['llegar'] } as const;

const FILES: PageSource[] = [
  { kind: 'home', locale: 'es' },
  { kind: 'home', locale: 'en' },
  { kind: 'exhibitions', locale: 'es' },
  { kind: 'exhibitions', locale: 'en' },
  { kind: 'plans', locale: 'es', plans: ['nivel'] },
  SHOW,
  { ...SHOW, locale: 'en' },
  {
    ...{ kind: 'exhibition', locale: 'es', name: 'boceto', isDraft: true, opens: '2027-01-01' },
    ...{ press: true, formerly: ['apunte'] },
  },
  PAGE,
  { ...PAGE, locale: 'en', slug: 'visit', formerSlugs: ['directions'] },
];
const pages = listPages(FILES);
const find = (path: string) => pages.find((page) => page.path === path);

test('each file is a page at its path, in the order of the files', () => {
  expect(pages.map(({ path }) => path)).toStrictEqual([
    ...['/', '/en', '/exhibiciones', '/en/exhibitions', '/plantas', '/exhibiciones/marea'],
    ...['/en/exhibitions/marea', '/exhibiciones/boceto', '/visita', '/en/visit'],
  ]);
});

test('a page knows itself in every language that it is written in, and no other', () => {
  const visit = [
    { locale: 'es', path: '/visita' },
    { locale: 'en', path: '/en/visit' },
  ];
  expect(find('/visita')?.alternates).toStrictEqual(visit);
  expect(find('/en/visit')?.alternates).toStrictEqual(visit);
  expect(find('/plantas')?.alternates).toStrictEqual([{ locale: 'es', path: '/plantas' }]);
});

test('a page knows the paths of its files', () => {
  expect(find('/en/exhibitions')?.files).toMatchObject({
    feed: '/en/exhibitions/rss.xml',
    calendar: '/en/exhibitions/calendar.ics',
  });
  expect(find('/exhibiciones/marea')?.files).toMatchObject({
    calendar: '/exhibiciones/marea.ics',
    activities: ['/exhibiciones/marea/cena-2026-03-02-1900.ics'],
    kit: '/exhibiciones/marea.zip',
  });
});

test('links may lead to pages and files, and to nothing of a draft', () => {
  const targets = listLinkTargets(pages);
  expect(targets).toStrictEqual(
    expect.arrayContaining([
      ...['/', '/plantas', '/exhibiciones/marea', '/licencias.txt', '/sitemap.xml'],
      ...['/exhibiciones/marea.zip', '/en/exhibitions/marea/cena-2026-03-02-1900.ics'],
    ]),
  );
  expect(targets.filter((target) => target.includes('boceto'))).toStrictEqual([]);
});

test('a former name leads on in every language, as does a former slug', () => {
  expect(listRedirects(pages).map(({ from, page: { path } }) => `${from} ${path}`)).toStrictEqual([
    '/exhibiciones/olas /exhibiciones/marea',
    '/en/exhibitions/olas /en/exhibitions/marea',
    '/llegar /visita',
    '/en/directions /en/visit',
    '/en/llegar /en/visit',
  ]);
});

test('where a former name is the path of a page in another language, the page stays', () => {
  const renamed = { ...PAGE, locale: 'en', slug: 'llegar' } as const;
  expect(listRedirects(listPages([PAGE, renamed])).map(({ from }) => from)).toStrictEqual(['/llegar']);
});

test.each([
  ['exhibition', 'calendario', 'es'],
  ['exhibition', 'calendar', 'es'],
  ['exhibition', 'en', 'es'],
  ['textPage', 'en', 'es'],
  ['textPage', 'ficha', 'es'],
  ['textPage', 'sheet', 'en'],
  ['textPage', 'analytics', 'es'],
] as const)('no %s is named %s, of which the path is taken', (kind, name, locale) => {
  expect(isReservedSlug(kind, name, locale)).toBe(true);
});

test.each([
  ['exhibition', 'ficha', 'es'],
  ['textPage', 'sheet', 'es'],
  ['textPage', 'ficha', 'en'],
] as const)('a path of another kind, or in another language, is free: %s %s', (kind, name, locale) => {
  expect(isReservedSlug(kind, name, locale)).toBe(false);
});
