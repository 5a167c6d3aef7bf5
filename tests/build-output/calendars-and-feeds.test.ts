import { DOMParser } from 'linkedom';
import { expect, test } from 'vitest';
import { exhibitionsSection } from '../e2e/fixture-files.ts';
import { HOSTILE_TITLE } from '../support/global-setup.ts';
import {
  EXHIBITION_COUNT,
  findBuiltFile,
  matchAll,
  PREVIOUS_PATH,
  MESA_LARGA_URL,
  pages,
  SIESTA_PATH,
  builtFiles,
  SITE_URL,
  getBuiltText,
} from './built-site.ts';

const feed = getBuiltText('exhibiciones/rss.xml');
const rss = new DOMParser().parseFromString(feed, 'text/xml') as unknown as XMLDocument;
const items = [...rss.querySelectorAll('item')].map((item) => {
  const getText = (name: string): string => item.querySelector(name)?.textContent ?? '';
  return { title: getText('title'), link: getText('link'), description: getText('description') };
});
/** Calendar files of the activities of Mesa larga. The first activity is over. */
const ACTIVITIES = [
  'primera-siesta-2026-10-03-1600',
  'lectura-en-voz-baja-2026-12-06-1730',
  'desayuno-de-despedida-2027-01-30-0900',
];

test('calendars list every published exhibition with dates', () => {
  const calendars = [...builtFiles].filter(
    ([file]) => /^exhibiciones\/.*\.ics$/.test(file) && !PREVIOUS_PATH.test(file),
  );
  const urlsByFile = calendars.map(([file, text]) => [
    file.replace('exhibiciones/', ''),
    matchAll(text.toString(), /^URL:(.*)\r$/gm).sort(),
  ]);
  const siesta = Array<string>(2).fill(SITE_URL + SIESTA_PATH);
  const mesa = Array<string>(4).fill(MESA_LARGA_URL);
  const manual = [`${SITE_URL}/exhibiciones/manual-de-goteras`];
  const telar = Array<string>(4).fill(`${SITE_URL}/exhibiciones/telar-de-persianas`);
  expect(Object.fromEntries(urlsByFile)).toStrictEqual({
    'calendario.ics': [...siesta, ...manual, ...mesa, ...telar],
    'manual-de-goteras.ics': manual,
    'telar-de-persianas.ics': telar,
    'telar-de-persianas/carda-2026-12-15-0930.ics': telar.slice(3),
    'telar-de-persianas/nudo-2026-12-15-1800.ics': telar.slice(3),
    'telar-de-persianas/nudo-2026-12-15-1800-2.ics': telar.slice(3),
    'la-hora-de-la-siesta.ics': siesta,
    'la-hora-de-la-siesta/hamaca-abierta-2026-11-24-1700.ics': siesta.slice(1),
    'mesa-larga.ics': mesa.slice(1),
    ...Object.fromEntries(ACTIVITIES.map((name) => [`mesa-larga/${name}.ics`, [MESA_LARGA_URL]])),
  });
});

test('site omits the dates of a postponed exhibition', () => {
  const path = 'exhibiciones/manual-de-goteras';
  const html = getBuiltText(`${path}.html`);
  expect(html).toContain('https://schema.org/EventPostponed');
  expect(html).toContain(exhibitionsSection.byDay.datesPending);
  expect(html).not.toMatch(/1 de octubre|15 de enero|\.ics"|id="elegir-visita"/);
  expect(getBuiltText(`${path}.ics`)).toContain('\r\nSTATUS:CANCELLED\r\n');
});

test('site omits the dates of an exhibition that closed early', () => {
  const path = 'exhibiciones/telar-de-persianas';
  for (const file of [`${path}.html`, 'index.html', 'exhibiciones.html', 'exhibiciones/rss.xml'])
    expect(getBuiltText(file), file).not.toMatch(/Ñudo|telar-de-persianas[^"]*\.ics|2026-12-31/);
  expect(getBuiltText(`${path}.html`)).not.toContain(exhibitionsSection.page.booking.label);
  expect(matchAll(getBuiltText(`${path}.ics`), /^(?:STATUS|DTEND)[^:]*:(.*)\r$/gm)).toStrictEqual([
    'CONFIRMED',
    '20261215T163000Z',
    'CANCELLED',
    '20261216T010000Z',
    'CANCELLED',
    '20261216T010000Z',
    'CANCELLED',
  ]);
});

test('feed links every published exhibition once', () => {
  const links = items.map(({ link }) => link);
  expect(new Set(links).size).toBe(EXHIBITION_COUNT);
  expect(links).toHaveLength(EXHIBITION_COUNT);
  expect(pages.map(([path]) => SITE_URL + path)).toStrictEqual(expect.arrayContaining(links));
  expect(items.find(({ title }) => title === HOSTILE_TITLE)?.link).toBe(MESA_LARGA_URL);
});

test('feed has an existing image for every exhibition', () => {
  const images = matchAll(feed, /<media:content url="([^"]*)" medium="image"/g);
  expect(images).toHaveLength(EXHIBITION_COUNT);
  expect(images.filter((url) => !findBuiltFile(url))).toStrictEqual([]);
});
