import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { HOSTILE_TITLE } from '../support/global-setup.ts';
import { getBuiltText } from './built-site.ts';

const getPageHtml = (path: string) => getBuiltText(path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Returns the alternates in a page or sitemap entry, such as `es-MX /visita`. */
const getAlternates = (text: string): string[] =>
  [...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, tag, url = '']) => `${tag} ${new URL(url).pathname}`,
  );

const pages = getBuiltText('sitemap.xml')
  .split('<url>')
  .slice(1)
  .map((entry) => ({
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
    alternates: getAlternates(entry),
  }));

const translatedPages = pages.filter(({ alternates }) => alternates.length > 0);

test('alternates of translated pages match in the head and the sitemap', () => {
  expect(translatedPages.map(({ path }) => path)).toStrictEqual(
    expect.arrayContaining(['/', '/en', '/visita', '/en/come-up', '/en/exhibitions/mesa-larga']),
  );
  for (const { path, alternates } of translatedPages) {
    const paths = alternates.map((alternate) => alternate.split(' ')[1]);
    expect(paths, path).toContain(path);
    const [head = ''] = getPageHtml(path).split('</head>');
    expect(getAlternates(head), path).toStrictEqual(alternates);
    const translation = pages.find((page) => paths.includes(page.path) && page.path !== path);
    expect(translation?.alternates, path).toStrictEqual(alternates);
  }
});

test('untranslated pages omit alternates', () => {
  const untranslated = pages.filter(({ alternates }) => alternates.length === 0).map(({ path }) => path);
  expect(untranslated).toContain('/exhibiciones/telar-de-persianas');
  expect(untranslated.filter((path) => !path.startsWith('/exhibiciones/'))).toStrictEqual(['/privacidad']);
  for (const path of untranslated)
    expect(getPageHtml(path).split('</head>')[0], path).not.toContain('hreflang');
});

test('links from English to Spanish pages have a hreflang attribute', () => {
  const english = pages.filter(({ path }) => path === '/en' || path.startsWith('/en/'));
  const links = english.flatMap(({ path }) => {
    const main = /<main.*<\/main>/s.exec(getPageHtml(path))?.[0] ?? '';
    const anchors = [...main.matchAll(/<a\b[^>]*? href="(\/[^"]*)"[^>]*>/g)];
    return anchors.map(([link, href = '']) => ({ path, link, href }));
  });
  const toSpanish = links.filter(({ href }) => !/^\/(?:en\b|_astro\/|.*\.(?:zip|ics|svg)$)/.test(href));
  expect(toSpanish.length).toBeGreaterThan(1);
  expect(toSpanish.filter(({ link }) => !link.includes(' hreflang="es-MX"'))).toStrictEqual([]);
});

test('language link of a page leads to its translation or the home page', () => {
  for (const path of [...pages.map((page) => page.path), '/404']) {
    const { alternates = [] } = pages.find((page) => page.path === path) ?? {};
    const isEnglish = path.startsWith('/en');
    const [tag, home, name] = isEnglish ? ['es-MX', '/', 'Español'] : ['en', '/en', 'English'];
    const target = alternates.find((alternate) => alternate.startsWith(`${tag} `))?.split(' ')[1] ?? home;
    const links = [...getPageHtml(path).matchAll(/<a\b([^>]*)>\s*(English|Español)\s*<\/a>/g)];
    expect(links.length, path).toBeGreaterThan(0);
    for (const [, attributes = '', text] of links) {
      expect(text, path).toBe(name);
      for (const attribute of [`href="${target}"`, `lang="${tag}"`, `hreflang="${tag}"`])
        expect(attributes, path).toContain(attribute);
    }
  }
});

const parseEvents = (path: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(getBuiltText(path)) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

test('calendars of both languages have the same UIDs', () => {
  const [spanish, english] = ['exhibiciones/calendario.ics', 'en/exhibitions/calendar.ics'].map(parseEvents);
  expect(english?.map(({ uid }) => uid)).toStrictEqual(spanish?.map(({ uid }) => uid));
  expect(english?.map(({ summary }) => summary)).toContain(
    `Farewell breakfast · ${HOSTILE_TITLE} (Long Table)`,
  );
});

test('schema of a translated Markdown file has only optional fields', () => {
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
