import { expect, test } from 'vitest';
import { createPageList } from '../../../src/queries/page-list.ts';
import type { PageSource } from '../../../src/queries/page-sources.ts';
import { isReservedSlug, getRedirects, getLinkTargets } from '../../../src/queries/link-targets.ts';

const EXHIBITION = {
  kind: 'exhibition',
  locale: 'es',
  name: 'marea',
  title: 'Marea',
  formerly: ['olas'],
  opens: '2026-03-01',
  activities: [{ label: 'Cena', day: '2026-03-02', starts: '19:00' }],
  press: true,
} as const satisfies PageSource;
const TEXT_PAGE = { kind: 'textPage', locale: 'es', name: 'visita', formerly: ['llegar'] } as const;

const FILES: PageSource[] = [
  { kind: 'home', locale: 'es' },
  { kind: 'home', locale: 'en' },
  { kind: 'exhibitions', locale: 'es' },
  { kind: 'exhibitions', locale: 'en' },
  { kind: 'plans', locale: 'es', plans: ['nivel'] },
  EXHIBITION,
  { ...EXHIBITION, locale: 'en' },
  {
    ...{ kind: 'exhibition', locale: 'es', name: 'boceto', isDraft: true, opens: '2027-01-01' },
    ...{ press: true, formerly: ['apunte'] },
  },
  TEXT_PAGE,
  { ...TEXT_PAGE, locale: 'en', slug: 'visit', formerSlugs: ['directions'] },
];
const pages = createPageList(FILES);
const findPage = (path: string) => pages.find((page) => page.path === path);

test('createPageList returns a page for each file in order', () => {
  expect(pages.map(({ path }) => path)).toStrictEqual([
    ...['/', '/en', '/exhibiciones', '/en/exhibitions', '/plantas', '/exhibiciones/marea'],
    ...['/en/exhibitions/marea', '/exhibiciones/boceto', '/visita', '/en/visit'],
  ]);
});

test('page has its translations as alternates', () => {
  const visit = [
    { locale: 'es', path: '/visita' },
    { locale: 'en', path: '/en/visit' },
  ];
  expect(findPage('/visita')?.alternates).toStrictEqual(visit);
  expect(findPage('/en/visit')?.alternates).toStrictEqual(visit);
  expect(findPage('/plantas')?.alternates).toStrictEqual([{ locale: 'es', path: '/plantas' }]);
});

test('page has the paths of its files', () => {
  expect(findPage('/en/exhibitions')?.files).toMatchObject({
    feed: '/en/exhibitions/rss.xml',
    calendar: '/en/exhibitions/calendar.ics',
  });
  expect(findPage('/exhibiciones/marea')?.files).toMatchObject({
    calendar: '/exhibiciones/marea.ics',
    activities: ['/exhibiciones/marea/cena-2026-03-02-1900.ics'],
    kit: '/exhibiciones/marea.zip',
  });
});

test('getLinkTargets omits drafts', () => {
  const targets = getLinkTargets(pages);
  expect(targets).toStrictEqual(
    expect.arrayContaining([
      ...['/', '/plantas', '/exhibiciones/marea', '/licencias.txt', '/sitemap.xml'],
      ...['/exhibiciones/marea.zip', '/en/exhibitions/marea/cena-2026-03-02-1900.ics'],
    ]),
  );
  expect(targets.filter((target) => target.includes('boceto'))).toStrictEqual([]);
});

test('getRedirects redirects former slugs in each language', () => {
  expect(getRedirects(pages).map(({ from, page: { path } }) => `${from} ${path}`)).toStrictEqual([
    '/exhibiciones/olas /exhibiciones/marea',
    '/en/exhibitions/olas /en/exhibitions/marea',
    '/llegar /visita',
    '/en/directions /en/visit',
    '/en/llegar /en/visit',
  ]);
});

test('getRedirects skips a former name that is the path of a page', () => {
  const renamed = { ...TEXT_PAGE, locale: 'en', slug: 'llegar' } as const;
  expect(getRedirects(createPageList([TEXT_PAGE, renamed])).map(({ from }) => from)).toStrictEqual([
    '/llegar',
  ]);
});

test.each([
  ['exhibition', 'calendario', 'es'],
  ['exhibition', 'calendar', 'es'],
  ['exhibition', 'en', 'es'],
  ['textPage', 'en', 'es'],
  ['textPage', 'ficha', 'es'],
  ['textPage', 'sheet', 'en'],
  ['textPage', 'analytics', 'es'],
] as const)('isReservedSlug reserves the %s slug %s in %s', (kind, name, locale) => {
  expect(isReservedSlug(kind, name, locale)).toBe(true);
});

test.each([
  ['exhibition', 'ficha', 'es'],
  ['textPage', 'sheet', 'es'],
  ['textPage', 'ficha', 'en'],
] as const)('isReservedSlug allows the %s slug %s in %s', (kind, name, locale) => {
  expect(isReservedSlug(kind, name, locale)).toBe(false);
});
