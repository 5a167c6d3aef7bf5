import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { HOSTILE_TITLE } from '../support/global-setup.ts';
import { textOf } from './built-site.ts';

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

const translatedPages = pages.filter(({ alternates }) => alternates.length > 0);

test('a page and its twin name each other, in their heads as in the sitemap', () => {
  expect(translatedPages.map(({ path }) => path)).toStrictEqual(
    expect.arrayContaining(['/', '/en', '/visita', '/en/come-up', '/en/exhibitions/mesa-larga']),
  );
  for (const { path, alternates } of translatedPages) {
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
  expect(alone.filter((path) => !path.startsWith('/exhibiciones/'))).toStrictEqual(['/privacidad']);
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
  expect(toSpanish.filter(({ link }) => !link.includes(' hreflang="es-MX"'))).toStrictEqual([]);
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

test('VS Code is told that a Markdown file in another language lacks nothing', () => {
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
  expect(schema).toMatchObject({ properties: { gloss: {} }, required: [] });
});
