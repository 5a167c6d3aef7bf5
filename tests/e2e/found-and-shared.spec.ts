import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import {
  findReferences,
  findValues,
  isNode,
  readGraph,
  readIds,
  withType,
  type Node,
} from '../content/structured-data.ts';
import { expect, test } from './visitor.ts';
import { contact, exhibitions, home, property, site } from './written-words.ts';

test.skip(({ isMobile }) => isMobile, 'documents are the same on a phone');

async function readHome(request: APIRequestContext): Promise<string> {
  return (await request.get('/')).text();
}

const readTags = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>`, 'g'))].map(([text]) => text);

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The one node of a type. */
function only(nodes: readonly Node[], type: string): Node {
  const [node, ...others] = withType(nodes, type);
  if (!node || others.length > 0) throw new Error(`There must be one ${type}.`);
  return node;
}

/** Fetches a picture by its whole address on the site and measures it. */
async function measure(request: APIRequestContext, address: unknown) {
  const { origin, pathname } = new URL(String(address));
  expect(origin).toBe(site.url);
  const response = await request.get(pathname);
  expect(response.ok(), pathname).toBe(true);
  const { width, height, format } = await sharp(await response.body()).metadata();
  expect(response.headers()['content-type']).toBe(`image/${format}`);
  return { width, height };
}

test('search engines are told of the residence what the page says of it', async ({ request }) => {
  const nodes = readGraph(await readHome(request));
  const valueOf = (fact: string) => property.details.items.find((item) => item.fact === fact)?.value;
  expect(valueOf('superficie')).toBe('2,200 m²');
  expect(only(nodes, 'Apartment')).toMatchObject({
    name: site.name,
    description: home.description,
    address: { addressLocality: site.place.city, addressCountry: site.place.country },
    floorSize: { value: 2200, unitCode: 'MTK' },
    numberOfBedrooms: Number(valueOf('recamaras')),
    numberOfBathroomsTotal: Number(valueOf('banos')),
    yearBuilt: Number(valueOf('construccion')),
    amenityFeature: property.amenities.items.map(({ name }) => ({ name, value: true })),
  });
  expect(only(nodes, 'Organization')).toMatchObject({
    name: site.collective,
    email: contact.details.email.value,
    telephone: contact.details.phone.value,
  });
});

test('search engines are told of every published exhibition, by whom, when and where', async ({
  request,
}) => {
  const nodes = readGraph(await readHome(request));
  const events = withType(nodes, 'ExhibitionEvent');
  expect(events).toHaveLength(exhibitions.length);
  for (const { title, artist, description } of exhibitions) {
    const event = events.find(({ name }) => name === title);
    expect(event?.startDate, title).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    expect(event).toMatchObject({
      description,
      inLanguage: site.language,
      location: { '@id': only(nodes, 'EventVenue')['@id'] },
      organizer: { '@id': only(nodes, 'Organization')['@id'] },
      workFeatured: { creditText: artist },
    });
  }
});

test('every reference in it leads to a node, every address to a part of the page, and none is there twice', async ({
  page,
}) => {
  await page.goto('/');
  const nodes = readGraph(await page.content());
  const ids = readIds(nodes);
  const urls = withType(nodes, 'ExhibitionEvent').map(({ url }) => String(url));
  expect(new Set([...ids, ...urls]).size).toBe(ids.length + urls.length);
  expect(findReferences(nodes).filter((id) => !ids.includes(id))).toEqual([]);
  for (const address of [...ids, ...urls]) {
    const { origin, pathname, hash } = new URL(address);
    expect(origin + pathname).toBe(`${site.url}/`);
    if (hash !== '') await expect(page.locator(hash)).toHaveCount(1);
  }
});

test('every picture in it and on the card is there, in the size that is told', async ({ request }) => {
  const html = await readHome(request);
  const images = findValues(readGraph(html), 'image').filter(isNode);
  expect(images).toHaveLength(exhibitions.length + 1);
  for (const { url, width, height } of images) {
    expect([String(width), String(height)].every((size) => size.endsWith(' px'))).toBe(true);
    expect(await measure(request, url)).toEqual({
      width: Number.parseInt(String(width)),
      height: Number.parseInt(String(height)),
    });
  }
  const told = (property: string) => {
    const tag = readTags(html, 'meta').find((text) => attributeOf(text, 'property') === property);
    return attributeOf(tag ?? '', 'content');
  };
  expect(await measure(request, told('og:image'))).toEqual({
    width: Number(told('og:image:width')),
    height: Number(told('og:image:height')),
  });
  expect(told('og:image:type')).toBe('image/jpeg');
});

for (const address of ['/', '/analytics', '/no-existe']) {
  test(`nothing in the head of ${address} is said twice`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const [head = ''] = html.split('</head>');
    const said = [...readTags(head, 'meta'), ...readTags(head, 'link')].map(
      (tag) =>
        attributeOf(tag, 'property') ??
        attributeOf(tag, 'name') ??
        attributeOf(tag, 'http-equiv') ??
        `${String(attributeOf(tag, 'rel'))} ${String(attributeOf(tag, 'type'))}`,
    );
    expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([]);
    expect(readTags(head, 'title')).toHaveLength(1);
  });
}

test('the history has an address of its own and is not for search engines, which may come and read that', async ({
  request,
}) => {
  const html = await (await request.get('/analytics')).text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}/analytics">`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
});

test('the sitemap is well-formed and lists the home page and the privacy notice', async ({
  request,
  page,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const text = await sitemap.text();
  const locations = await page.evaluate((xml) => {
    const tree = new DOMParser().parseFromString(xml, 'application/xml');
    return [...tree.getElementsByTagNameNS('http://www.sitemaps.org/schemas/sitemap/0.9', 'loc')].map(
      ({ textContent }) => textContent,
    );
  }, text);
  expect(locations).toEqual([`${site.url}/`, `${site.url}/privacidad`]);
});

test('the manifest has the words of the site, and icons of the sizes that it tells', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({ name: site.name, lang: site.language, start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await measure(request, new URL(src, site.url).href);
    expect(`${String(width)}x${String(height)}`).toBe(sizes);
  }
});
