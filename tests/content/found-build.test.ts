import { beforeAll, describe, expect, test } from 'vitest';
import site from '../../content/site.json' with { type: 'json' };
import { buildWithExhibitions, type WrittenExhibition } from './build-with-exhibitions.ts';
import { findReferences, findValues, readGraph, readIds, withType } from './structured-data.ts';
import { findVocabularyMistakes } from './vocabulary-mistakes.ts';

/** A build takes seconds; a busy machine may need many times as long. */
const BUILD_TIMEOUT_MS = 300_000;
const OTHER_ADDRESS = 'https://otra-direccion.example.org';
const HOSTILE_TITLE = 'A </script><script>alert("1")</script> <!-- & «b»';
const DATES = { date: '6 de febrero – 27 de abril de 2027', startDate: '2027-02-06', endDate: '2027-04-27' };
/** Icons, fonts and the manifest, which the end-to-end suite fetches. */
const FILE = /\.\w+$/;
/** One more than a tab of the home page shows. */
const PAST = 13;

const show = (id: number, more: Partial<WrittenExhibition> = {}): WrittenExhibition => ({
  slug: `muestra-${String(id)}`,
  id,
  status: 'pasada',
  essay: 'Un ensayo.',
  ...more,
});
const exhibitions = [
  ...Array.from({ length: PAST }, (_, index) => show(index + 1)),
  show(100, { status: 'actual', title: HOSTILE_TITLE, ...DATES }),
  show(101, { status: 'proxima', isDraft: true }),
];

const PUBLISHED = [100, ...Array.from({ length: PAST }, (_, index) => PAST - index)];
const EXHIBITION_PAGES = PUBLISHED.map((id) => `/exhibiciones/muestra-${String(id)}`);
const PAGES = ['/', '/exhibiciones', ...EXHIBITION_PAGES];

let built = new Map<string, string>();
const graphs = () => ['/', ...EXHIBITION_PAGES].map((page) => readGraph(built.get(page)));

beforeAll(async () => {
  built = await buildWithExhibitions(exhibitions, (content) =>
    content.replace('content/site.json', site.url, OTHER_ADDRESS),
  );
}, BUILD_TIMEOUT_MS);

describe('the address in content/site.json', () => {
  test('is that of every page, card, description and file for crawlers; the old one is nowhere', () => {
    expect([...built].filter(([, text]) => text.includes(site.url)).map(([address]) => address)).toEqual([]);
    for (const page of PAGES) {
      const html = built.get(page);
      expect(html).toContain(`<link rel="canonical" href="${OTHER_ADDRESS}${page}">`);
      expect(html).toContain(`<meta property="og:url" content="${OTHER_ADDRESS}${page}">`);
      const picture = EXHIBITION_PAGES.includes(page) ? `${page}/og.jpg` : '/_astro/';
      expect(html).toContain(`<meta property="og:image" content="${OTHER_ADDRESS}${picture}`);
    }
    expect(built.get('/robots.txt')).toContain(`Sitemap: ${OTHER_ADDRESS}/sitemap.xml\n`);
    for (const key of ['@id', 'url'])
      for (const address of findValues(graphs(), key))
        expect(String(address).startsWith(`${OTHER_ADDRESS}/`), String(address)).toBe(true);
  });

  test('starts each line of the sitemap, which has the pages that search engines may keep and no other', () => {
    const locations = [...(built.get('/sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(locations.map(([, location]) => location)).toEqual(PAGES.map((page) => OTHER_ADDRESS + page));
    const indexed = [...built].filter(
      ([, text]) => text.startsWith('<!DOCTYPE html>') && !text.includes('content="noindex"'),
    );
    expect(indexed.map(([address]) => address).sort()).toEqual(PAGES.toSorted());
  });
});

describe('the page of an exhibition tells search engines', () => {
  test(
    'only what is in the vocabulary of schema.org',
    () => {
      expect(findVocabularyMistakes(graphs().flat())).toEqual([]);
    },
    BUILD_TIMEOUT_MS,
  );

  test('of that exhibition alone, at its own address; the home page of the residence, the place and who makes them', () => {
    const [home, ...pages] = graphs();
    expect(home?.map((node) => node['@type'])).toEqual([
      'WebSite',
      'Apartment',
      'EventVenue',
      'Organization',
    ]);
    const ids = readIds(home ?? []);
    expect(findReferences(home).filter((id) => !ids.includes(id))).toEqual([]);
    expect(pages.map((nodes) => nodes.map(({ url }) => url))).toEqual(
      EXHIBITION_PAGES.map((page) => [OTHER_ADDRESS + page]),
    );
  });

  test('the dates of an exhibition where they are certain, and none where they are not', () => {
    const [current, ...others] = withType(graphs().flat(), 'ExhibitionEvent');
    expect(current).toMatchObject({ startDate: DATES.startDate, endDate: DATES.endDate });
    expect(others.filter((event) => 'startDate' in event || 'endDate' in event)).toEqual([]);
  });

  test('a title that looks like the end of the block, as it is', () => {
    expect(graphs()[1]?.[0]).toMatchObject({ name: HOSTILE_TITLE });
    const [block = ''] =
      /<script[^>]*ld\+json[^>]*>[^]*?<\/script>/.exec(built.get('/exhibiciones/muestra-100') ?? '') ?? [];
    expect(block.match(/</g)).toHaveLength(2);
  });
});

test.each(['penthouse2200.mx', 'http://penthouse2200.mx/venta/'])(
  'a build with the address %s stops and tells the editor, in Spanish, what is wrong',
  async (address) => {
    const build = buildWithExhibitions(exhibitions, (content) =>
      content.replace('content/site.json', site.url, address),
    );
    await expect(build).rejects.toThrow(`content/site.json:3 · «url» · Se encontró "${address}".`);
  },
  BUILD_TIMEOUT_MS,
);

test('pages that search engines may not keep have no card and no description of this kind', () => {
  for (const page of ['/404', '/analytics']) {
    const head = built.get(page)?.split('</head>')[0];
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head?.match(/<meta (property|name="twitter)[^>]*>/g) ?? []).toEqual([]);
    expect(() => readGraph(built.get(page))).toThrow('0 blocks');
  }
  expect(built.get('/robots.txt')).not.toContain('Disallow');
});

test(
  'the vocabulary is known: what is not in it is found',
  () => {
    const node = { '@type': 'Apartment', '@id': 'https://example.com/#a' };
    const wrong = [
      { ...node, startDate: '2027-02-06' },
      { ...node, floorSize: 2200 },
      { ...node, address: { '@type': 'PostalAdress' } },
      { ...node, '@type': 'Penthouse' },
    ];
    expect(findVocabularyMistakes([node])).toEqual([]);
    expect(findVocabularyMistakes(wrong)).toHaveLength(wrong.length);
  },
  BUILD_TIMEOUT_MS,
);

test('no link within the site leads nowhere, and no two parts of a page have the same name', () => {
  const pages = [...built].filter(([, text]) => text.startsWith('<!DOCTYPE html>'));
  const valuesOf = (html: string, attribute: string) =>
    [...html.matchAll(new RegExp(`<[a-z][^>]* ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
  const places = pages.flatMap(([address, html]) => [
    address,
    ...valuesOf(html, 'id').map((id) => `${address}#${id}`),
  ]);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  const dead = pages.flatMap(([address, html]) =>
    valuesOf(html, 'href')
      .map((href) => new URL(href, OTHER_ADDRESS + address))
      .filter(({ origin, pathname }) => origin === OTHER_ADDRESS && !FILE.test(pathname))
      .map(({ pathname, hash }) => pathname + decodeURIComponent(hash))
      .filter((place) => !places.includes(place)),
  );
  expect(dead).toEqual([]);
});
