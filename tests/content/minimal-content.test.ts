import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interpolate } from '../../src/i18n/interpolate.ts';
import * as fixtures from '../e2e/fixture-files.ts';
import { TempSite } from '../support/temp-site.ts';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { formatError } from '../../src/editing/content-check/report.ts';

type Json = Record<string, unknown>;
const readJson = (root: string, file: string) =>
  JSON.parse(readFileSync(join(root, 'content', file), 'utf8')) as Json;

const PROPERTY_ITEMS = { details: 6, design: 1, amenities: 4, features: 8 };
const PHOTO_COUNT = 12;

/** Removes the price, and shortens the lists of the home page. */
async function shortenLists(folder: TempSite): Promise<void> {
  const change = (name: string, update: (data: Json) => Json) => {
    const file = `sections/${name}.json`;
    return folder.write(`content/${file}`, JSON.stringify(update(readJson(folder.root, file))));
  };
  await change('property', ({ price: _price, ...property }) => {
    const lists = Object.entries(PROPERTY_ITEMS).map(([name, count]) => {
      const { items } = property[name] as { items: unknown[] };
      return [name, { items: items.slice(0, count) }] as const;
    });
    return { ...property, ...Object.fromEntries(lists) };
  });
  // The gallery no longer has the images of the comparisons.
  await change('vision', (vision) => ({ ...vision, pairs: { ...(vision.pairs as Json), items: [] } }));
}

/** Removes the optional content: exhibitions, plans, «Acerca de», the price, and bookable hours on Saturday. */
async function removeOptionalContent(folder: TempSite): Promise<void> {
  await folder.remove('content/exhibitions');
  await folder.remove('content/sections/about.json');
  await folder.replace('content/visits.json', '"to": "18:00"', '"to": "15:45"');
  const plans = readJson(folder.root, 'plans/plans.json');
  await folder.write('content/plans/plans.json', JSON.stringify({ ...plans, plans: [] }));
  await folder.replace('content/pages/visita.md', /\n +link:\n +es: "\/#exhibitions"\n +en: .*/, '');
  for (const name of ['visita.md', 'visita.en.md'])
    await folder.replace(`content/pages/${name}`, /\]\(\/(?:en\/)?exhi[^)]*\)/, '](/)');
  const gallery = readJson(folder.root, 'gallery/gallery.json') as unknown as Json[];
  await folder.write('content/gallery/gallery.json', JSON.stringify(gallery.slice(0, PHOTO_COUNT)));
  await shortenLists(folder);
}

await using folder = await TempSite.create();
await removeOptionalContent(folder);
await folder.addCode();
const dist = await folder.build();
const files = globSync('**/*.*', { cwd: dist }).map((file) => `/${file.replaceAll('\\', '/')}`);
const report = (await checkContent(folder.root)).map(formatError);
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => [file, readFileSync(join(dist, file), 'utf8')] as const);

test('content check accepts minimal content', () => {
  expect(report).toStrictEqual([]);
});

test('site without exhibitions omits their pages, feeds and sections', () => {
  expect(files.filter((file) => /exhib|\.ics$|\.xml$/.test(file))).toStrictEqual(['/sitemap.xml']);
  for (const [file, html] of pages) {
    expect(html, file).not.toMatch(/exhibitions|"EventVenue"/);
    expect(html, file).not.toContain(fixtures.exhibitionsSection.proposal.label);
  }
});

test('section without a file is omitted from pages and menus', () => {
  for (const [file, html] of pages) expect(html, file).not.toMatch(/id="about"|href="[^"]*#about"/);
});

test('structured data omits the offer without a price', () => {
  for (const [file, html] of pages)
    expect(html, file).not.toMatch(/Apartment|RealEstateListing|containedInPlace/);
});

test('site without plans omits their page and drawings', () => {
  expect(files.filter((file) => /^\/(?:en\/)?(?:plantas|plans|planos)\b/.test(file))).toStrictEqual([]);
});

test('booking without floor plans omits dates too short for a visit', () => {
  const visit = pages.find(([file]) => file === '/visita.html')?.[1] ?? '';
  expect(visit).toMatch(/<label[^>]*><span[^>]*>mar 24 nov<.*<input[^>]* name="hora-visita" value="9:30"/s);
  expect(visit).not.toContain('sáb 28 nov');
});

test('links point to existing pages and fragments', () => {
  for (const [file, html] of pages)
    for (const [, path = '', fragment] of html.matchAll(/href="(\/[^"#?]*)?(?:\?[^"#]*)?(#[^"]+)?"/g)) {
      const target =
        path === ''
          ? file
          : [`${path}.html`, path, `${path}/index.html`, '/index.html'].find(
              (name) => files.includes(name) && (name !== '/index.html' || path === '/'),
            );
      expect(target, `${file} ${path}`).toBeDefined();
      if (!fragment) continue;
      const page = pages.find(([name]) => name === target)?.[1] ?? '';
      expect(page, `${file} ${path}${fragment}`).toContain(`id="${fragment.slice(1)}"`);
    }
});

test('second hero button links to the fact sheet', () => {
  const home = pages.find(([file]) => file === '/index.html')?.[1] ?? '';
  const [hero = ''] = home.split('id="property"');
  expect(hero).toMatch(new RegExp(`href="/ficha"[^>]*>\\s*${fixtures.factSheet.link}`));
});

test('gallery has a counter and an id for each photo', () => {
  const home = pages.find(([file]) => file === '/index.html')?.[1] ?? '';
  expect(home).toContain(interpolate(fixtures.property.carousel.counter, { n: 1, total: PHOTO_COUNT }));
  const numbers = Array.from(home.matchAll(/ id="foto-(\d+)"/g), ([, number]) => Number(number));
  expect(numbers).toStrictEqual(Array.from({ length: PHOTO_COUNT }, (_, index) => index + 1));
});
