import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { site as config } from '../e2e/written-files.ts';
import { HOSTILE_TITLE } from '../setup/build-once.ts';
import press from '../site/content/en/sections/press.json' with { type: 'json' };
import visits from '../site/content/en/visits.json' with { type: 'json' };
import { site, SITE_URL, textOf } from './built-site.ts';

const readPage = (path: string) => textOf(path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** What a page or the sitemap says of a page in each language: `es-MX /visita`. */
const listAlternates = (text: string): string[] =>
  [...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, tag, url = '']) => `${tag} ${new URL(url).pathname}`,
  );

/** Every page of the sitemap, with what it says there of its languages. */
const pages = textOf('sitemap.xml')
  .split('<url>')
  .slice(1)
  .map((entry) => ({
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
    alternates: listAlternates(entry),
  }));

const twins = pages.filter(({ alternates }) => alternates.length > 0);

test('for all other languages there is the page in Spanish', () => {
  for (const { path, alternates } of twins) {
    const [spanish, english, others] = alternates.map((alternate) => alternate.split(' '));
    expect([spanish?.[0], english?.[0], others], path).toStrictEqual([
      'es-MX',
      'en',
      ['x-default', spanish?.[1]],
    ]);
  }
});

test('a page and its twin name each other, in their heads as in the sitemap', () => {
  expect(twins.map(({ path }) => path)).toStrictEqual(
    expect.arrayContaining(['/', '/en', '/visita', '/en/come-up', '/en/exhibitions/mesa-larga']),
  );
  for (const { path, alternates } of twins) {
    const addresses = alternates.map((alternate) => alternate.split(' ')[1]);
    expect(addresses, path).toContain(path);
    const [head = ''] = readPage(path).split('</head>');
    expect(listAlternates(head), path).toStrictEqual(alternates);
    const twin = pages.find((page) => addresses.includes(page.path) && page.path !== path);
    expect(twin?.alternates, path).toStrictEqual(alternates);
  }
});

test('a page that is in one language alone names no other', () => {
  const alone = pages.filter(({ alternates }) => alternates.length === 0).map(({ path }) => path);
  expect(alone).toContain('/exhibiciones/telar-de-persianas');
  expect(alone.filter((path) => !path.startsWith('/exhibiciones/'))).toStrictEqual([]);
  for (const path of alone) expect(readPage(path).split('</head>')[0], path).not.toContain('hreflang');
});

test('every link in the text of an English page to a page in Spanish says so', () => {
  const english = pages.filter(({ path }) => path === '/en' || path.startsWith('/en/'));
  const links = english.flatMap(({ path }) => {
    const main = /<main.*<\/main>/s.exec(readPage(path))?.[0] ?? '';
    const found = [...main.matchAll(/<a\b[^>]*? href="(\/[^"]*)"[^>]*>/g)];
    return found.map(([link, href = '']) => ({ path, link, href }));
  });
  const toSpanish = links.filter(({ href }) => !/^\/(?:en\b|_astro\/|.*\.(?:zip|ics|svg)$)/.test(href));
  expect(toSpanish.length).toBeGreaterThan(1);
  expect(toSpanish.filter(({ link }) => !link.includes(' hreflang="es'))).toStrictEqual([]);
});

test('the title of an exhibition among press kits says its language', () => {
  const titles = [...readPage('/en/print').matchAll(/<dt [^>]*>Barro que suena<\/dt>/g)];
  expect(titles.map(([title]) => title)).toStrictEqual([expect.stringContaining(' lang="es-MX"')]);
});

test('bar, menu and footer of every page lead to it in the other language, or to its home', () => {
  for (const path of [...pages.map((page) => page.path), '/404']) {
    const { alternates = [] } = pages.find((page) => page.path === path) ?? {};
    const isEnglish = path.startsWith('/en');
    const [tag, home, name] = isEnglish ? ['es-MX', '/', 'Español'] : ['en', '/en', 'English'];
    const to = alternates.find((alternate) => alternate.startsWith(`${tag} `))?.split(' ')[1] ?? home;
    const links = [...readPage(path).matchAll(/<a\b([^>]*)>\s*(English|Español)\s*<\/a>/g)];
    expect(links.length, path).toBeGreaterThan(0);
    for (const [, attributes = '', text] of links) {
      expect(text, path).toBe(name);
      for (const told of [`href="${to}"`, `lang="${tag}"`, `hreflang="${tag}"`])
        expect(attributes, path).toContain(told);
    }
  }
});

test('what is not written in English is listed there as it is in Spanish', () => {
  const [row = ''] =
    /<li class="exhibition-entry(?:(?!<\/li>)[^])*telar-de-persianas[^]*?<\/li>/.exec(
      readPage('/en/exhibitions'),
    ) ?? [];
  expect(row).toMatch(/<a [^>]*href="\/exhibiciones\/telar-de-persianas" lang="es-MX" hreflang="es-MX"/);
  expect(row).toMatch(/<p lang="es-MX">\s*Nora Leal y Hugo Saldaña/);
});

const readEvents = (path: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(textOf(path)) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

test('whoever subscribes to the calendars of both languages sees each event once', () => {
  const [spanish, english] = ['exhibiciones/calendario.ics', 'en/exhibitions/calendar.ics'].map(readEvents);
  expect(english?.map(({ uid }) => uid)).toStrictEqual(spanish?.map(({ uid }) => uid));
  expect(english?.map(({ summary }) => summary)).toContain(
    `Farewell breakfast · ${HOSTILE_TITLE} (Long Table)`,
  );
});

test('the calendar of an exhibition says in English what it is, where, and how one may come', () => {
  const [event] = readEvents('en/exhibitions/mesa-larga.ics');
  expect(event?.location).toBe(`${config.name}, ${visits.place}`);
  for (const words of ['Carpintería Ebano, joiners', 'A table of twenty-six metres', visits.byAppointment])
    expect(event?.description).toContain(words);
});

const openKit = (file: string) => unzipSync(site.get(file) ?? new Uint8Array());

test('a press kit has its texts in English, too', () => {
  const kit = openKit('exhibiciones/barro-que-suena.zip');
  const read = (name: string) => strFromU8(kit[`en/${name}.txt`] ?? new Uint8Array());
  expect(read(press.captionsFile)).toMatch(/La Abuela, before anybody embraced her\r\nCamera: Rosaura Gámez/);
  expect(read(press.textFile)).toContain('The kiln did not fit into the lift');
});

test('a subject has one press kit, whose photographs are named by the house or the exhibition', () => {
  const kits = [...site.keys()].filter((file) => file.endsWith('.zip')).sort();
  expect(kits).toStrictEqual(['exhibiciones/barro-que-suena.zip', 'imprenta.zip']);
  expect(Object.keys(openKit('imprenta.zip'))).toContain('torre-amapola-01.jpg');
});

test('feed readers are told in English what is written in it', () => {
  const { rss } = new XMLParser().parse(textOf('en/exhibitions/rss.xml')) as {
    rss: { channel: { language: string; link: string; item: Record<'link' | 'description', string>[] } };
  };
  const { language, link, item } = rss.channel;
  expect([language, link]).toStrictEqual(['en', `${SITE_URL}/en`]);
  const describe = (path: string) =>
    item.find((one) => one.link === SITE_URL + path)?.description.replaceAll('\u00a0', ' ');
  expect(describe('/en/exhibitions/mesa-larga')).toMatch(
    /Reading in a low voice: Sunday, December 6, 5:30 PM/,
  );
  expect(describe('/exhibiciones/telar-de-persianas')).toContain('1 – 29 de junio de 2024');
});

test('VS Code is told that a Markdown file in another language has words alone, and lacks nothing', () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(inject('builtSite'), '.astro/collections', file), 'utf8'));
  const { entries } = read('collections.json') as { entries: Record<string, string> };
  for (const [file, collection] of [
    ['exhibitions/mesa-larga.md', 'exhibitions'],
    ['exhibitions/mesa-larga.en.md', 'exhibitionsWords'],
    ['pages/visita.en.md', 'textPagesWords'],
  ] as const) {
    const url = Object.keys(entries).find((entry) => entry.endsWith(`/content/${file}`)) ?? file;
    expect(entries[url], file).toBe(collection);
  }
  const schema = read('exhibitionsWords.schema.json');
  expect(schema).toMatchObject({ properties: { gloss: {}, works: { items: { properties: { size: {} } } } } });
  expect(JSON.stringify(schema)).not.toMatch(/"required"|"opens"/);
});

test.each([
  ['on a card', 'en.html', 'La hora de la siesta', 'The Hour of the Nap'],
  ['in a row', 'en/exhibitions.html', 'Barro que suena', 'Clay That Sounds'],
  ['of a neighbour', 'en/exhibitions/mesa-larga.html', 'La hora de la siesta', 'The Hour of the Nap'],
  ['in the feed', 'en/exhibitions/rss.xml', 'Barro que suena', 'Clay That Sounds'],
  ['in a calendar', 'en/exhibitions/la-hora-de-la-siesta.ics', 'La hora de la siesta', 'The Hour of the Nap'],
])('beside a title %s stands what it means', (_where, file, title, gloss) => {
  const text = textOf(file).replaceAll('\r\n ', '').replaceAll('\u00a0', ' ');
  expect(text.slice(text.lastIndexOf(title)).slice(0, 300)).toContain(gloss);
});
