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
const PAGES = ['/', '/exhibiciones', '/exhibiciones/2'];
/** The notice is a text for people: it tells search engines no facts. */
const INDEXED = [...PAGES, '/privacidad'];
/** Twelve stay on the home page and 26 fill a page of the archive: the last one is alone on its second. */
const PAST = 39;

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

let built = new Map<string, string>();
const graphs = () => PAGES.map((page) => readGraph(built.get(page)));

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
      expect(html).toContain(`<meta property="og:image" content="${OTHER_ADDRESS}/_astro/`);
    }
    expect(built.get('/robots.txt')).toContain(`Sitemap: ${OTHER_ADDRESS}/sitemap.xml\n`);
    for (const key of ['@id', 'url'])
      for (const address of findValues(graphs(), key))
        expect(String(address).startsWith(`${OTHER_ADDRESS}/`), String(address)).toBe(true);
  });

  test('starts each line of the sitemap, which has the pages that search engines may keep and no other', () => {
    const locations = [...(built.get('/sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(locations.map(([, location]) => location)).toEqual(INDEXED.map((page) => OTHER_ADDRESS + page));
    const indexed = [...built].filter(
      ([, text]) => text.startsWith('<!DOCTYPE html>') && !text.includes('content="noindex"'),
    );
    expect(indexed.map(([address]) => address).sort()).toEqual(INDEXED);
  });
});

describe('each page of exhibitions tells search engines', () => {
  test(
    'only what is in the vocabulary of schema.org',
    () => {
      expect(findVocabularyMistakes(graphs().flat())).toEqual([]);
    },
    BUILD_TIMEOUT_MS,
  );

  test('of the residence, the place, the collective and the site once, and every reference leads to one of them', () => {
    for (const nodes of graphs()) {
      for (const type of ['Apartment', 'EventVenue', 'Organization', 'WebSite'])
        expect(withType(nodes, type)).toHaveLength(1);
      const ids = readIds(nodes);
      expect(new Set(ids).size).toBe(ids.length);
      expect(findReferences(nodes).filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test('of the exhibitions that it shows, each at its own address; of a draft, none', () => {
    const addresses = graphs().map((nodes) => withType(nodes, 'ExhibitionEvent').map(({ url }) => url));
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => `#muestra-${String(from - index)}`);
    expect(addresses).toEqual([
      ['#muestra-100', ...numbers(39, 28)].map((part) => `${OTHER_ADDRESS}/${part}`),
      numbers(27, 2).map((part) => `${OTHER_ADDRESS}/exhibiciones${part}`),
      [`${OTHER_ADDRESS}/exhibiciones/2#muestra-1`],
    ]);
  });

  test('the dates of an exhibition where they are certain, and none where they are not', () => {
    const [current, ...others] = withType(graphs().flat(), 'ExhibitionEvent');
    expect(current).toMatchObject({ startDate: DATES.startDate, endDate: DATES.endDate });
    expect(others.filter((event) => 'startDate' in event || 'endDate' in event)).toEqual([]);
  });

  test('a title that looks like the end of the block, as it is', () => {
    expect(withType(graphs()[0] ?? [], 'ExhibitionEvent')[0]).toMatchObject({ name: HOSTILE_TITLE });
    const [block = ''] = /<script[^>]*ld\+json[^>]*>[^]*?<\/script>/.exec(built.get('/') ?? '') ?? [];
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
