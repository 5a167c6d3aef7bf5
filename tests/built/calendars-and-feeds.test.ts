import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { exhibitionsSection } from '../e2e/written-files.ts';
import { HOSTILE_TITLE } from '../setup/build-once.ts';
import {
  EXHIBITION_COUNT,
  fileAt,
  findAll,
  FORMER_PATH,
  MESA_URL,
  pages,
  SIESTA,
  site,
  SITE_URL,
  textOf,
} from './built-site.ts';

const feed = textOf('exhibiciones/rss.xml');
const { rss } = new XMLParser().parse(feed) as {
  rss: { channel: { item: Record<'link' | 'title' | 'description', string>[] } };
};
const items = rss.channel.item;
/** The file of each activity of one exhibition; the first is over. */
const ACTIVITIES = [
  'primera-siesta-2026-10-03-1600',
  'lectura-en-voz-baja-2026-12-06-1730',
  'desayuno-de-despedida-2027-01-30-0900',
];

test('calendars are told of every published exhibition with days, in a file of its own and in that of all', () => {
  const calendars = [...site].filter(
    ([file]) => /^exhibiciones\/.*\.ics$/.test(file) && !FORMER_PATH.test(file),
  );
  const told = calendars.map(([file, text]) => [
    file.replace('exhibiciones/', ''),
    findAll(text.toString(), /^URL:(.*)\r$/gm).sort(),
  ]);
  // The first has no words for its days; the others have activities, and a file for each.
  const [siesta, mesa] = [[SITE_URL + SIESTA], Array<string>(4).fill(MESA_URL)];
  const telar = Array<string>(3).fill(`${SITE_URL}/exhibiciones/telar-de-persianas`);
  expect(Object.fromEntries(told)).toStrictEqual({
    'calendario.ics': [...siesta, ...mesa, ...telar],
    'telar-de-persianas.ics': telar,
    'telar-de-persianas/nudo-2026-12-15-1800.ics': telar.slice(2),
    'telar-de-persianas/nudo-2026-12-15-1800-2.ics': telar.slice(2),
    'la-hora-de-la-siesta.ics': siesta,
    'mesa-larga.ics': mesa.slice(1),
    ...Object.fromEntries(ACTIVITIES.map((name) => [`mesa-larga/${name}.ics`, [MESA_URL]])),
  });
});

test('the page of an exhibition leads to its calendar, and to that of each activity to come', () => {
  for (const name of ['mesa-larga', ...ACTIVITIES.slice(1).map((activity) => `mesa-larga/${activity}`)])
    expect(textOf('exhibiciones/mesa-larga.html')).toContain(`href="/exhibiciones/${name}.ics"`);
});

test('an exhibition that is over before its days are has no booking, calendar, activity or last day anywhere', () => {
  const path = 'exhibiciones/telar-de-persianas';
  for (const file of [`${path}.html`, 'index.html', 'exhibiciones.html', 'exhibiciones/rss.xml'])
    expect(textOf(file), file).not.toMatch(/Nudo|telar-de-persianas[^"]*\.ics|2026-12-31/);
  expect(textOf(`${path}.html`)).not.toContain(exhibitionsSection.page.booking.label);
  expect(findAll(textOf(`${path}.ics`), /^(?:STATUS|DTEND)[^:]*:(.*)\r$/gm)).toStrictEqual([
    'CONFIRMED',
    '20261216T010000Z',
    'CANCELLED',
    '20261216T010000Z',
    'CANCELLED',
  ]);
});

test('the feed says the status of each exhibition', () => {
  const told = items.map(({ description }) => description.split(' · ').at(-2));
  expect(new Set(told)).toStrictEqual(new Set(Object.values(exhibitionsSection.statuses)));
});

test('feed readers are told of every published exhibition once, by its page', () => {
  const links = items.map(({ link }) => link);
  expect(new Set(links).size).toBe(EXHIBITION_COUNT);
  expect(links).toHaveLength(EXHIBITION_COUNT);
  expect(pages.map(([path]) => SITE_URL + path)).toStrictEqual(expect.arrayContaining(links));
  expect(items.find(({ title }) => title === HOSTILE_TITLE)?.link).toBe(MESA_URL);
});

test('feed readers are told of activities to come, each in its line', () => {
  const mesa = items.find(({ link }) => link === MESA_URL);
  const described = mesa?.description.replaceAll('\xa0', ' ').replaceAll('\u2060', '').split('\n');
  expect(described?.slice(1)).toStrictEqual([
    'Lectura en voz baja: Domingo 6 de diciembre, 17:30 horas',
    'Desayuno de despedida: Sábado 30 de enero, 09:00 – 11:00 horas',
  ]);
});

test('feed readers are told from when to when an exhibition is, and no line begins with the dash', () => {
  const [since, until] = ['3 de octubre de 2026', '30 de enero de 2027'].map((day) =>
    day.replaceAll(' ', '\xa0'),
  );
  expect(feed).toContain(` · ${since}\xa0– ${until} · `);
});

test('the feed has a picture of every exhibition, which is there', () => {
  const pictures = findAll(feed, /<media:content url="([^"]*)" medium="image"/g);
  expect(pictures).toHaveLength(EXHIBITION_COUNT);
  expect(pictures.filter((url) => !fileAt(url))).toStrictEqual([]);
});

test('every page names the feed', () => {
  for (const [path, html] of pages)
    expect(html, path).toContain('<link rel="alternate" type="application/rss+xml"');
});
