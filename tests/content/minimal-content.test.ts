import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interpolate } from '../../src/i18n/interpolate.ts';
import * as uiStrings from '../e2e/fixture-files.ts';
import { TempSite } from '../support/temp-site.ts';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { formatError } from '../../src/editing/content-check/report.ts';

type Json = Record<string, unknown>;
const readJson = (root: string, file: string) =>
  JSON.parse(readFileSync(join(root, 'content', file), 'utf8')) as Json;

/** How many items such a house has in the lists of Propiedad, and in others. */
const PROPERTY_ITEMS = { details: 6, design: 1, amenities: 4, features: 8 };
const PHOTOGRAPHS = 12;

/** Leaves the first items of each list of the house, and its price away. */
async function shortenLists(folder: TempSite): Promise<void> {
  const change = (name: string, toChanged: (data: Json) => Json) => {
    const file = `sections/${name}.json`;
    return folder.write(`content/${file}`, JSON.stringify(toChanged(readJson(folder.root, file))));
  };
  await change('property', ({ price: _price, ...property }) => {
    const lists = Object.entries(PROPERTY_ITEMS).map(([name, count]) => {
      const { items } = property[name] as { items: unknown[] };
      return [name, { items: items.slice(0, count) }] as const;
    });
    return { ...property, ...Object.fromEntries(lists) };
  });
  // Their pictures are no longer in the gallery.
  await change('vision', (vision) => ({ ...vision, pairs: { ...(vision.pairs as Json), items: [] } }));
}

/** The tests' own site as that of a house without exhibitions, without plans and «Acerca de», and not for sale, with shorter lists and a short Saturday. */
async function emptyHouse(folder: TempSite): Promise<void> {
  await folder.remove('content/exhibitions');
  await folder.remove('content/sections/about.json');
  await folder.replace('content/visits.json', '"to": "18:00"', '"to": "15:45"');
  const plans = readJson(folder.root, 'plans/plans.json');
  await folder.write('content/plans/plans.json', JSON.stringify({ ...plans, plans: [] }));
  await folder.replace('content/pages/visita.md', /\n +link:\n +es: "\/#exhibitions"\n +en: .*/, '');
  for (const name of ['visita.md', 'visita.en.md'])
    await folder.replace(`content/pages/${name}`, /\]\(\/(?:en\/)?exhi[^)]*\)/, '](/)');
  const gallery = readJson(folder.root, 'gallery/gallery.json') as unknown as Json[];
  await folder.write('content/gallery/gallery.json', JSON.stringify(gallery.slice(0, PHOTOGRAPHS)));
  await shortenLists(folder);
}

await using folder = await TempSite.create();
await emptyHouse(folder);
await folder.addCode();
const dist = await folder.build();
const files = globSync('**/*.*', { cwd: dist }).map((file) => `/${file.replaceAll('\\', '/')}`);
const report = (await checkContent(folder.root)).map(formatError);
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => [file, readFileSync(join(dist, file), 'utf8')] as const);

test('the check accepts a house without exhibitions, plans or a section', () => {
  expect(report).toStrictEqual([]);
});

test('without exhibitions there is no list, feed, calendar or section of them', () => {
  expect(files.filter((file) => /exhib|\.ics$|\.xml$/.test(file))).toStrictEqual(['/sitemap.xml']);
  for (const [file, html] of pages) {
    expect(html, file).not.toMatch(/exhibitions|"EventVenue"/);
    expect(html, file).not.toContain(uiStrings.exhibitionsSection.proposal.label);
  }
});

test('without its file a section is neither on the home page nor in a menu', () => {
  for (const [file, html] of pages) expect(html, file).not.toMatch(/id="about"|href="[^"]*#about"/);
});

test('without a price search engines read of no flat that is for sale', () => {
  for (const [file, html] of pages)
    expect(html, file).not.toMatch(/Apartment|RealEstateListing|containedInPlace/);
});

test('without plans there is no page of them and no drawing', () => {
  expect(files.filter((file) => /^\/(?:en\/)?(?:plantas|plans|planos)\b/.test(file))).toStrictEqual([]);
});

test('without plans a day is chosen with its hour, and a day that is shorter than a visit is not offered', () => {
  const visit = pages.find(([file]) => file === '/visita.html')?.[1] ?? '';
  expect(visit).toMatch(/<label[^>]*><span[^>]*>mar 24 nov<.*<input[^>]* name="hora-visita" value="9:30"/s);
  expect(visit).not.toContain('sáb 28 nov');
});

test('no link leads to what such a house has not', () => {
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

test('the second button of the cover leads to the whole house on one page', () => {
  const home = pages.find(([file]) => file === '/index.html')?.[1] ?? '';
  const [cover = ''] = home.split('id="property"');
  expect(cover).toMatch(new RegExp(`href="/ficha"[^>]*>\\s*${uiStrings.sheet.link}`));
});

test('the gallery counts the photographs that its owner has, and leads to each', () => {
  const home = pages.find(([file]) => file === '/index.html')?.[1] ?? '';
  expect(home).toContain(interpolate(uiStrings.property.carousel.counter, { n: 1, total: PHOTOGRAPHS }));
  const numbers = Array.from(home.matchAll(/ id="foto-(\d+)"/g), ([, number]) => Number(number));
  expect(numbers).toStrictEqual(Array.from({ length: PHOTOGRAPHS }, (_, index) => index + 1));
});
