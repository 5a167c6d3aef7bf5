import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import contact from '../../content/sections/contact.json' with { type: 'json' };
import exhibitionsSection from '../../content/sections/exhibitions.json' with { type: 'json' };
import home from '../../content/pages/home.json' with { type: 'json' };
import property from '../../content/sections/property.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { buildFiles, type WrittenExhibition } from './build-with-exhibitions.ts';
import { BUILD_TIMEOUT_MS } from './built-site.ts';
import { paint } from './paint.ts';
import { listObjects, readGraph, withType } from './structured-data.ts';

const OTHER_ADDRESS = 'https://otra-direccion.example.org';
const HOSTILE_TITLE = 'A </script><script>alert("1")</script> <!-- & «b»';
const DAYS = { opens: '2026-02-06', closes: '2027-04-27' };
const SECRET = 'la-que-nadie-ve';
/** Icons, fonts and the manifest, which the end-to-end suite fetches. */
const FILE = /\.\w+$/;

const show = (slug: string, id: number, more: Partial<WrittenExhibition> = {}): WrittenExhibition => ({
  slug,
  id,
  status: 'pasada',
  essay: 'Un ensayo.',
  ...more,
});
/** One past exhibition more than the home page holds. */
const past = Array.from({ length: 13 }, (_, index) => show(`muestra-${String(index)}`, index + 1));
const published = [
  ...past,
  show('la-de-ahora', 100, { status: 'actual', title: HOSTILE_TITLE, ...DAYS }),
  show('la-otra-de-ahora', 101, { status: 'actual' }),
];
const draft = show(SECRET, 102, {
  status: 'proxima',
  isDraft: true,
  ...DAYS,
  essay: `![Un muro](./${SECRET}.jpg)`,
});

let built = new Map<string, string>();
let files: string[] = [];
let pages: [address: string, html: string][] = [];
let homePage = '';
const isIndexed = ([, html]: [string, string]) => !html.includes('<meta name="robots" content="noindex">');

beforeAll(async () => {
  ({ pages: built, files } = await buildFiles([...published, draft], async (content) => {
    const file = `content/exhibitions/${SECRET}.md`;
    const speaker = `speakerAvatar: ./${SECRET}.jpg\nspeakerName: "Ana"\nspeakerRole: "Curadora"`;
    await content.write(`content/exhibitions/${SECRET}.jpg`, await paint(960, 640, 'jpeg'));
    await content.replace(file, './neon-y-luz.jpg', `./${SECRET}.jpg`);
    await content.replace(file, '\n---\n\n', `\n${speaker}\n---\n\n`);
    await content.replace('content/site.json', site.url, OTHER_ADDRESS);
  }));
  pages = [...built].filter(([, text]) => text.startsWith('<!DOCTYPE html>'));
  homePage = built.get('/') ?? '';
}, BUILD_TIMEOUT_MS);

describe('the address in content/site.json', () => {
  test('is the only one, on every page and its card, in JSON-LD and for crawlers', () => {
    expect([...built].filter(([, text]) => text.includes(site.url)).map(([address]) => address)).toEqual([]);
    for (const [address, html] of pages.filter(isIndexed)) {
      expect(html).toContain(`<link rel="canonical" href="${OTHER_ADDRESS}${address}">`);
      expect(html).toContain(`<meta property="og:url" content="${OTHER_ADDRESS}${address}">`);
      expect(html).toContain(`<meta property="og:image" content="${OTHER_ADDRESS}/`);
    }
    const objects = listObjects(pages.map(([, html]) => readGraph(html)));
    const addresses = objects.flatMap((node) => [node['@id'], node.url]).filter(Boolean);
    expect(addresses.length).toBeGreaterThan(published.length);
    expect(addresses.filter((address) => !String(address).startsWith(`${OTHER_ADDRESS}/`))).toEqual([]);
  });

  test('starts each line of the sitemap, which has the pages that search engines may keep and no other', () => {
    expect(built.get('/robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${OTHER_ADDRESS}/sitemap.xml\n`,
    );
    const locations = [...(built.get('/sitemap.xml') ?? '').matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g)];
    const indexed = pages.filter(isIndexed).map(([address]) => OTHER_ADDRESS + address);
    expect(indexed.length).toBeGreaterThan(1);
    expect(locations.map(([, location = '']) => location).sort()).toEqual(indexed.sort());
  });

  test('is not that of pages that search engines may not keep: no card, no JSON-LD', () => {
    const hidden = pages.filter((page) => !isIndexed(page));
    expect(hidden.map(([address]) => address).sort()).toEqual(['/404', '/analytics']);
    for (const [, html] of hidden) {
      expect(html.match(/<meta (property|name="twitter)[^>]*>/g) ?? []).toEqual([]);
      expect(readGraph(html)).toEqual([]);
    }
    expect(built.get('/analytics')).toContain(`<link rel="canonical" href="${OTHER_ADDRESS}/analytics">`);
  });
});

describe('search engines are told', () => {
  test('of the residence and the collective what the page says of them', () => {
    const valueOf = (fact: string) => property.details.items.find((item) => item.fact === fact)?.value;
    expect(valueOf('superficie')).toBe('2,200 m²');
    const nodes = readGraph(homePage);
    expect(withType(nodes, 'Apartment')).toMatchObject([
      {
        name: site.name,
        description: home.description,
        address: { addressLocality: site.place.city, addressCountry: site.place.country },
        floorSize: { value: 2200, unitCode: 'MTK' },
        numberOfBedrooms: Number(valueOf('recamaras')),
        numberOfBathroomsTotal: Number(valueOf('banos')),
        yearBuilt: Number(valueOf('construccion')),
        amenityFeature: property.amenities.items.map(({ name }) => ({ name, value: true })),
      },
    ]);
    expect(withType(nodes, 'Organization')).toMatchObject([
      {
        name: site.collective,
        email: contact.details.email.value,
        telephone: contact.details.phone.value,
      },
    ]);
  });

  test('of each node once, and every reference leads to one of them', () => {
    const ids = readGraph(homePage).map((node) => node['@id']);
    expect(new Set(ids).size).toBe(4);
    const references = listObjects(pages.map(([, html]) => readGraph(html))).filter(
      (node) => Object.keys(node).join() === '@id',
    );
    expect(references.filter((node) => !ids.includes(node['@id']))).toEqual([]);
  });

  test('of every published exhibition once, on its page, by whom, where, and when if its days are written', () => {
    const idOf = (type: string) => withType(readGraph(homePage), type)[0]?.['@id'];
    const events = pages.flatMap(([address, html]) =>
      withType(readGraph(html), 'ExhibitionEvent').map((event) => {
        expect(event.url).toBe(OTHER_ADDRESS + address);
        return event;
      }),
    );
    const names = published.map(({ title, slug }) => title ?? slug);
    expect(events.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const { name, startDate, endDate, ...event } of events) {
      expect(event).toMatchObject({
        description: 'Una frase.',
        inLanguage: site.language,
        location: { '@id': idOf('EventVenue') },
        organizer: { '@id': idOf('Organization') },
        workFeatured: { creditText: 'Ana' },
      });
      const dates = name === HOSTILE_TITLE ? [DAYS.opens, DAYS.closes] : [undefined, undefined];
      expect([startDate, endDate], String(name)).toEqual(dates);
    }
  });
});

describe('calendars and feed readers are told', () => {
  const readUrls = (calendar = '') => [...calendar.matchAll(/^URL:(.*)\r$/gm)].map(([, url]) => url);
  const page = `${OTHER_ADDRESS}/exhibiciones/la-de-ahora`;

  test('of every published exhibition with days, in a file of its own and in that of all', () => {
    const calendars = [...built].filter(([address]) => address.endsWith('.ics'));
    expect(calendars.map(([address, text]) => [address, readUrls(text)]).sort()).toEqual([
      ['/exhibiciones/calendario.ics', [page]],
      ['/exhibiciones/la-de-ahora.ics', [page]],
    ]);
    expect(built.get('/exhibiciones/la-de-ahora')).toContain('href="/exhibiciones/la-de-ahora.ics"');
  });

  test('of every published exhibition once, by its page, in a feed that three kinds of pages name', () => {
    const feed = built.get('/exhibiciones/rss.xml') ?? '';
    const { rss } = new XMLParser().parse(feed) as { rss: { channel: { item: Record<string, string>[] } } };
    const { item: items } = rss.channel;
    const named = published.map(({ slug, title }) => [
      `${OTHER_ADDRESS}/exhibiciones/${slug}`,
      title ?? slug,
    ]);
    expect(items.map(({ link, title }) => [link, String(title)]).sort()).toEqual(named.sort());
    const link = '<link rel="alternate" type="application/rss+xml"';
    const naming = pages.filter(([, html]) => html.includes(link)).map(([address]) => address);
    const addresses = published.map(({ slug }) => `/exhibiciones/${slug}`);
    expect(naming.sort()).toEqual(['/', '/exhibiciones', ...addresses].sort());
  });

  test('visitors read until when, on the card and on the page, where the date ends in other words', () => {
    const until = exhibitionsSection.until.replace('{day}', '27 de abril de 2027');
    const reading = pages.filter(([, html]) => html.includes(until)).map(([address]) => address);
    expect(reading.sort()).toEqual(['/', '/exhibiciones/la-de-ahora']);
  });
});

describe('exhibitions', () => {
  test('a draft is in no page, publishes no picture and has no place among the files', () => {
    expect([...built].filter(([, text]) => text.includes(SECRET))).toEqual([]);
    expect(files.some((name) => name.includes('neon-y-luz'))).toBe(true);
    expect(files.filter((name) => name.includes(SECRET))).toEqual([]);
  });

  test('a tab may hold two, the highest number first; one without any says so', () => {
    const [first, second] = ['la-otra-de-ahora', 'la-de-ahora'].map((slug) =>
      homePage.indexOf(`id="exhibition-${slug}"`),
    );
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(second ?? 0);
    expect(homePage.split(exhibitionsSection.emptyTab)).toHaveLength(2);
  });
});

test("nothing of the editors' form is published", () => {
  expect([...built.keys()].filter((address) => address.endsWith('.js'))).not.toEqual([]);
  expect([...built].filter(([, text]) => /sveltia|\/editar|Borrador/i.test(text))).toEqual([]);
});

test('no link within the site leads nowhere, and nothing is named twice in a page or said twice in its head', () => {
  const valuesOf = (html: string, attribute: string) =>
    [...html.matchAll(new RegExp(`<[a-z][^>]* ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
  const findTwice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  const places = pages.flatMap(([address, html]) => [
    address,
    ...valuesOf(html, 'id').map((id) => `${address}#${id}`),
  ]);
  expect(findTwice(places)).toEqual([]);

  const objects = listObjects(pages.map(([, html]) => readGraph(html)));
  const told = objects.flatMap((node) => [node['@id'], node['@type'] === 'ExhibitionEvent' && node.url]);
  const links = pages.flatMap(([address, html]) =>
    valuesOf(html, 'href').map((href) => new URL(href, OTHER_ADDRESS + address).href),
  );
  const dead = [...told.filter(Boolean).map(String), ...links]
    .map((link) => new URL(link))
    .filter(({ origin, pathname }) => origin === OTHER_ADDRESS && !FILE.test(pathname))
    .map(({ pathname, hash }) => pathname + decodeURIComponent(hash))
    .filter((place) => !places.includes(place));
  expect(dead).toEqual([]);

  for (const [address, html] of pages) {
    const [head = ''] = html.split('</head>');
    const names = [
      ...head.matchAll(/<meta (?:name|property|http-equiv)="([^"]*)"|<(title)>|<link rel="(canonical)"/g),
    ];
    expect(findTwice(names.map(([, meta, title, link]) => meta ?? title ?? link ?? '')), address).toEqual([]);
  }
});
