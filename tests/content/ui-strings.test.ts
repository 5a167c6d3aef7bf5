import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { readMarkdown } from '../../src/content/read-file.ts';
import { TAB_FRAGMENTS } from '../../src/i18n/paths.ts';
import { exhibitionsSection as section, notFound, plansPage } from '../e2e/fixture-files.ts';
import { localize } from '../support/localize.ts';
import { FIXTURE_SITE, TempSite } from '../support/temp-site.ts';
import { extractTexts } from './extract-texts.ts';

const { byDay } = section;
const CONTENT = join(FIXTURE_SITE, 'content');
const DRAFT = 'cuarto-oscuro';
/** Paths of pictures, a time zone, hours, and words that choose among a few. */
const NO_TEXT = /^(?:\.\.?\/.*|America\/.*|\d\d:\d\d|[\d., ]+|\p{Ll}[\p{Ll}\d-]*|[A-Z]{2})$/u;
/** Of a site without past exhibitions, of an exhibition without a last day, of a page that moved, of a site that sends nothing, of an hour at which the sun rises, of a day without it, of a figure whose signs stand apart, and of an hour of a visit at which no sun comes through glass. */
const SHOWN_ELSEWHERE = [
  'words/es.json emptyTab',
  'words/en.json emptyTab',
  'words/en.json since',
  'words/es.json accessOver',
  'words/en.json accessOver',
  'words/es.json access',
  'words/en.json access',
  'pages/privacidad.md lead',
  'pages/privacidad.en.md lead',
  'words/es.json dimensions',
  'words/en.json dimensions',
  'words/es.json horizon',
  'words/en.json horizon',
  'words/es.json polarNight',
  'words/en.json polarNight',
  'words/es.json figure',
  'words/es.json roof',
  'words/es.json none',
  'words/en.json roof',
  'words/en.json none',
  'words/es.json notice',
  'words/es.json link',
  'words/en.json notice',
  'words/en.json link',
];
const ENTITIES: Record<string, string> = {
  ...{ quot: '"', lt: '<', gt: '>', amp: '&' },
  ...{ '#34': '"', '#38': '&', '#39': "'", '#60': '<', '#62': '>' },
};
/** Before the first show opens by its days. */
const FIRST_DAY = '2026-09-19';
/** After its last day; the plans of the built site have no light then. */
const LAST_DAY = '2027-01-31';
const TEXT = /\.(?:html|css|xml|txt|ics)$/;
/** "3 de octubre de 2026", "December 6, 2026", a day that is chosen, "sábado 3 de octubre", "Saturday, October 3", "sáb 3 oct", "Sat Oct 3", and an hour, "7 PM". */
const DAY_OR_HOUR =
  /\d+ de \p{L}+ de \d{4}|\p{Lu}\p{L}+ \d+, \d{4}|^\p{L}+ \d+ de \p{L}+:?$|^\p{L}+,? \p{L}+ \d+:?$|^\p{Lu}\p{L}+ \d+:?$|^\p{L}{3} (?:\d+ \p{L}{3}|\p{L}{3} \d+)$|^\d+(?::\d\d)? [AP]M$|^noon$/gu;
/** A measure, which `Intl` writes: "44.8 m", "828 m²", "147 ft (44.8 m)", "8,915 sq ft (828 m²)". */
const MEASURE = /^[\d,.]+ m²?$|^[\d,]+ (?:sq )?ft \([\d,.]+ m²?\)$/;
/** In their own language wherever they stand: what each language is called, and the heading that the specification has in English. */
const IN_THEIR_OWN = ['Español', 'English', notFound.heading];

const decode = (html: string) =>
  html.replaceAll('\u00a0', ' ').replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const decodeUrls = (html: string) =>
  html.replaceAll('+', ' ').replace(/(?:%[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes));
const matchAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.at(-1) ?? '');

/** What a file of content/ holds: its fields, and of a Markdown file its essay. */
function readContent(file: string): unknown {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  if (file.endsWith('.json')) return JSON.parse(text);
  const { source, essay } = readMarkdown(file, text);
  return { ...Object(source?.data), essay };
}

/** Each text of a file, and where it stands: `sections/hero.json heading`. */
function listTexts(file: string, content: unknown) {
  const found: Record<'field' | 'text', string>[] = [];
  JSON.parse(JSON.stringify(content), (field, text: unknown) => {
    if (typeof text === 'string') found.push({ field: `${file} ${field}`, text });
    return text;
  });
  return found;
}

/** Whether a file is in English alone. */
const isEnglish = (file: string) => file.endsWith('.en.md') || file === 'words/en.json';

/** The names and texts in a press kit, without its pictures. */
const readZip = (file: string) =>
  Object.entries(unzipSync(readFileSync(file), { filter: ({ name }) => name.endsWith('.txt') }))
    .map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
    .join('\n');

/** Takes the light from the plans of a file. */
async function darken(folder: TempSite, file: string): Promise<void> {
  const text = JSON.stringify(readContent(file), (field, value: unknown) =>
    field === 'light' ? undefined : value,
  );
  await folder.write(`content/${file}`, text);
}

/** The site on a day: one exhibition goes by its own days, two are to come until the last day, one is postponed on the first day, and the others are over. */
async function build(day: typeof FIRST_DAY | typeof LAST_DAY) {
  await using folder = await TempSite.create();
  const isLast = day === LAST_DAY;
  const toCome = isLast ? `date: Abril de 2027\nopens: ${day}\nstatus: pasada` : 'opens: 2027-04-01';
  await folder.replace('content/exhibitions/manual-de-goteras.md', /^date: .*\nstatus: .*$/m, toCome);
  const mesa = 'content/exhibitions/mesa-larga.md';
  await folder.replace(mesa, /^status: .*$/m, `status: ${isLast ? 'pasada' : 'proxima'}`);
  if (!isLast) await folder.replace(mesa, /^opens: .*$/m, 'opens: 2026-10-04');
  // Postponed: still to come after its first day.
  if (!isLast)
    await folder.replace(
      'content/exhibitions/barro-que-suena.md',
      /^status: .*$/m,
      'status: proxima\nopens: 2026-09-01',
    );
  // On the first day in fifteen days.
  const label = '{ es: Lectura en voz baja, en: Reading in a low voice }';
  const later = `activities: [{ label: ${label}, day: 2026-10-04, starts: 9:00 }]\n`;
  await folder.replace('content/exhibitions/la-hora-de-la-siesta.md', /(?=^image: )/m, later);
  if (isLast) {
    await darken(folder, 'plans/plans.json');
    // A price in figures, of which only the folder is left to ask.
    await folder.replace(
      'content/sections/property.json',
      /"value": \{ "es": "Una oferta por escrito"[^}]*\}/,
      '"value": "$ 9"',
    );
  }
  await folder.addCode();
  // Some words are only for a site that sends its messages.
  const settings = { BUILD_DAY: day, PUBLIC_CONTACT_ENDPOINT: 'https://buzon.test/mensajes' };
  const site = await folder.build(undefined, settings);
  const read = (file: string) => {
    if (file.endsWith('.zip')) return readZip(join(site, file));
    return TEXT.test(file) ? readFileSync(join(site, file), 'utf8') : '';
  };
  return new Map(
    globSync('**/{*,.*/*}.*', { cwd: site }).map((file) => [file.replaceAll('\\', '/'), read(file)]),
  );
}

const [firstSite, lastSite] = await Promise.all([build(FIRST_DAY), build(LAST_DAY)]);
const files = [...firstSite, ...lastSite];
const pages = files.filter(([file]) => file.endsWith('.html'));
const styles = files.map(([, text]) => text).join('\n');
const published = files.map(([file, text]) => (file.endsWith('.css') ? '' : text)).join('\n');
const everything = `${decode(published)}\n${decodeUrls(published)}`;
const all = globSync('**/*.{json,md}', { cwd: CONTENT });
const texts = ['es', 'en'].flatMap((language) =>
  all.flatMap((file) => listTexts(file, localize(readContent(file), language))),
);
const spanish = all.filter((file) => !isEnglish(file));
/** The texts that a page may have in each language, by its tag; what isn't translated is in both. */
const wordsIn: Record<string, typeof texts> = {
  'es-MX': spanish.flatMap((file) => listTexts(file, localize(readContent(file), 'es'))),
  en: [
    ...spanish
      .filter((file) => file.endsWith('.json') || all.includes(file.replace('.md', '.en.md')))
      .filter((file) => file !== 'words/es.json')
      .flatMap((file) => listTexts(file, localize(readContent(file), 'en'))),
    ...all.filter(isEnglish).flatMap((file) => listTexts(file, readContent(file))),
  ],
};

test('every text of content/ is shown, or told to browsers and search engines', () => {
  const lost = texts
    .filter(({ field, text }) => !field.endsWith(' essay') && !field.includes(DRAFT) && !NO_TEXT.test(text))
    .filter(({ field }) => !SHOWN_ELSEWHERE.includes(field))
    .filter(({ text }) => !text.split(/\{\w+\}|[\n*]/).every((part) => everything.includes(part)));
  expect(lost).toStrictEqual([]);
});

test.each(Object.entries(wordsIn))(
  'no text in %s, of a page, its islands or what machines are told, is anywhere but in the words of that language',
  (tag, uiStrings) => {
    const patterns = uiStrings.map(({ text }) => {
      const literal = text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
      return new RegExp(`^${literal.replace(/\{\w+\}/g, '.+?')}$`, 'isu');
    });
    const written = uiStrings
      .map(({ text }) => text.replace(/\[([^\]]*)\]\([^)]*\)|[*_`#]/g, '$1').toLowerCase())
      .join('\n');
    const notes = uiStrings
      .filter(({ field }) => /^words.* projectNote$/.test(field))
      .map(({ text }) => text);
    // A sentence follows another; a caption of the project goes on with the words for it.
    const parts = (text: string) => text.split(new RegExp(`(?<=\\.) |, (?=(?:${notes.join('|')})$)`, 'i'));
    const isOne = (text: string) =>
      written.includes(text.toLowerCase()) || patterns.some((pattern) => pattern.test(text));
    const isWritten = (text: string) =>
      IN_THEIR_OWN.includes(text) || MEASURE.test(text) || isOne(text) || parts(text).every(isOne);
    const seen = pages.flatMap(([path, html]) =>
      extractTexts(html)
        .map((one) => ({ ...one, text: one.text.replace(/^· /, '') }))
        .filter(({ lang, text }) => lang === tag && /\p{L}/u.test(text.replace(DAY_OR_HOUR, '')))
        .map(({ text }) => ({ path, text })),
    );
    expect(seen.length).toBeGreaterThan(uiStrings.length);
    expect(seen.filter(({ text }) => !isWritten(text))).toStrictEqual([]);
  },
);

test('where no plan has light, neither their page nor a link to it speaks of the sun', () => {
  const { withoutLight, words: _words, choices: _choices, days: _days, ...sunny } = plansPage;
  const html = [...lastSite.values()].map(decode).join('\n');
  for (const text of Object.values(withoutLight)) expect(html).toContain(text);
  for (const text of Object.values(sunny)) expect(html).not.toContain(text);
});

test('no style has words', () => {
  expect(matchAll(styles, /\bcontent:\s*"([^"]*\p{L}[^"]*)"/gu)).toStrictEqual([]);
});

test('every photograph is one of content/', () => {
  const names = new Set(globSync('**/*.{png,svg}', { cwd: CONTENT }).map((file) => parse(file).name));
  const shown = matchAll(everything, /(?:src|srcset)="\/_astro\/([\w-]+)\.(?![^"]*\.?js")[^"]*"/g);
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((name) => !names.has(name))).toStrictEqual([]);
});

test('nothing is published of a draft', () => {
  expect(files.filter(([file]) => file.includes(DRAFT))).toStrictEqual([]);
  expect(everything).not.toContain(DRAFT);
});

test('nothing is published of a mark for sample', () => {
  expect(everything).not.toMatch(/\bsample\b/i);
});

/** Each as its page says it, and as card and list do, where it is the next within fourteen days. */
const ACTIVITIES = [
  ['Sábado 3 de octubre, 16:00 – 18:00 horas', 'Primera siesta, 3 de octubre, 16:00 horas'],
  ['Domingo 6 de diciembre, 17:30 horas', 'Lectura en voz baja, 6 de diciembre, 17:30 horas'],
  ['Sábado 30 de enero, 9:00 – 11:00 horas', 'Desayuno de despedida, 30 de enero, 9:00 horas'],
];

const ACTIVITY_LABELS = ['Primera siesta', 'Lectura en voz baja', 'Desayuno de despedida'];

/** Of that exhibition: its tab, and what card, page and list say of its state. That of `current` is in the approved text. */
test.each([
  ['upcoming', firstSite, byDay.opensOn.replace('{day}', '3 de octubre')],
  ['past', lastSite, ''],
] as const)('built on its day an exhibition is by itself in the tab of %s', (tab, site, note) => {
  const isOver = tab === 'past';
  // What a later day brings stands there, and isn't shown.
  const read = (name: string) => {
    const { document } = parseHTML(site.get(`${name}.html`) ?? '');
    for (const later of document.querySelectorAll('[data-from][hidden]')) later.remove();
    return document.documentElement.outerHTML.replaceAll(/&(?:nbsp|#160);|\xa0/g, ' ');
  };
  const [home, list, other] = [read('index'), read('exhibiciones'), read('exhibiciones/mesa-larga')];
  const [, card = ''] =
    new RegExp(`id="${TAB_FRAGMENTS[tab]}"([^]*?)(?= id="exhibitions-|</section>)`).exec(home) ?? [];
  expect(card).toContain('href="/exhibiciones/la-hora-de-la-siesta"');
  const row = list.split('<li').find((item) => item.includes('la-hora-de-la-siesta')) ?? '';
  for (const text of [card, read('exhibiciones/la-hora-de-la-siesta'), row]) {
    expect(text).not.toContain(byDay.lastWeek);
    if (note) expect(text).toContain(`>${note}<`);
    else expect(text).not.toContain(byDay.opensOn.replace('{day}', ''));
  }
  const left = isOver ? [] : ACTIVITIES;
  expect(ACTIVITIES.filter(([said = '']) => other.includes(said))).toStrictEqual(left);
  expect(other.includes(section.page.activities)).toBe(left.length > 0);
  // In its own calendar, too, but not in that which a calendar subscribes to.
  const listEvents = (name: string) =>
    ACTIVITY_LABELS.filter((label) => site.get(`exhibiciones/${name}.ics`)?.includes(`SUMMARY:${label}`));
  expect(listEvents('mesa-larga')).toStrictEqual(isOver ? [] : ACTIVITY_LABELS);
  expect(listEvents('calendario')).toStrictEqual(ACTIVITY_LABELS);
  // The day begins in the zone of the site; one that has begun has a date, that of the build too.
  const feed = site.get('exhibiciones/rss.xml') ?? '';
  for (const day of ['Sat, 03 Oct 2026', 'Sun, 31 Jan 2027'])
    expect(feed.includes(`<pubDate>${day} 06:00:00 GMT`)).toBe(isOver);
  for (const text of [home, list])
    expect(ACTIVITIES.filter(([, next = '']) => text.includes(`>${next}<`))).toStrictEqual(left.slice(0, 1));
  expect(home + list).not.toContain('Lectura en voz baja, 4 de octubre');
  // A space between one sentence and the next.
  const next = isOver ? '' : byDay.nextOpens.replace('{day}', '3 de octubre');
  const empty = [`${byDay.emptyCurrent} ${next}`, byDay.emptyUpcoming, byDay.seePast];
  expect(empty.map((said) => home.includes(said))).toStrictEqual([true, isOver, isOver]);
});
