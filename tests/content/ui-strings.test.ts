import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../src/content/read-file.ts';
import { UNTRANSLATED_SECTIONS } from '../../src/content/ui-strings-file.ts';
import { TAB_FRAGMENTS } from '../../src/i18n/paths.ts';
import { isOpen } from '../../src/queries/get-exhibition-status.ts';
import { STATUS_OF_WORD } from '../../src/schemas/exhibition-status.ts';
import { exhibitionsSection as section, notFound, plansPage } from '../e2e/fixture-files.ts';
import { localize } from '../support/localize.ts';
import { FIXTURE_SITE, TempSite } from '../support/temp-site.ts';
import { extractTexts } from './extract-texts.ts';

const { byDay } = section;
const CONTENT = join(FIXTURE_SITE, 'content');
const DRAFT = 'cuarto-oscuro';
/** Values that aren't text: image paths, a time zone, times, numbers, enum values and country codes. */
const NON_TEXT = /^(?:\.\.?\/.*|America\/.*|\d\d:\d\d|[\d., ]+|\p{Ll}[\p{Ll}\d-]*|[A-Z]{2})$/u;
/** UI strings for conditions that neither build has, such as an empty tab or a polar night. */
const UNUSED_FIELDS = [
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
/** Date before the first exhibition with dates opens. */
const FIRST_DAY = '2026-09-19';
/** Date after the last exhibition closes. The plans of this build have no light. */
const LAST_DAY = '2027-01-31';
const TEXT = /\.(?:html|css|xml|txt|ics)$/;
/** Formatted date or time, such as "3 de octubre de 2026", "Saturday, October 3", "sáb 3 oct" and "7 PM". */
const DATE_OR_TIME =
  /\d+ de \p{L}+ de \d{4}|\p{Lu}\p{L}+ \d+, \d{4}|^\p{L}+ \d+ de \p{L}+:?$|^\p{L}+,? \p{L}+ \d+:?$|^\p{Lu}\p{L}+ \d+:?$|^\p{L}{3} (?:\d+ \p{L}{3}|\p{L}{3} \d+)$|^\d+(?::\d\d)? [AP]M$|^noon$/gu;
/** Formatted measure: "44.8 m", "828 m²", "147 ft (44.8 m)", "8,915 sq ft (828 m²)". */
const MEASURE = /^[\d,.]+ m²?$|^[\d,]+ (?:sq )?ft \([\d,.]+ m²?\)$/;
/** Texts that are the same in both languages: language names, and the English heading of the specification. */
const INVARIANT_TEXTS = ['Español', 'English', notFound.heading];

const decode = (html: string) =>
  html.replaceAll('\u00a0', ' ').replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const decodeUrls = (html: string) =>
  html.replaceAll('+', ' ').replace(/(?:%[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes));
const matchAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.at(-1) ?? '');

/** Reads the fields of a content file that the site shows, and the essay of a Markdown file. */
function readContent(file: string): unknown {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  if (file === 'words/en.json')
    return JSON.parse(text, (name, value: unknown) =>
      UNTRANSLATED_SECTIONS.some((section) => section === name) ? undefined : value,
    );
  if (file.endsWith('.json')) return JSON.parse(text);
  const { source, essay } = parseMarkdown(file, text);
  return { ...Object(source?.data), essay };
}

/** Returns the texts of a file with their location, such as `sections/hero.json heading`. */
function getTexts(file: string, content: unknown) {
  const texts: Record<'field' | 'text', string>[] = [];
  JSON.parse(JSON.stringify(content), (field, text: unknown) => {
    if (typeof text === 'string') texts.push({ field: `${file} ${field}`, text });
    return text;
  });
  return texts;
}

const isEnglish = (file: string) => file.endsWith('.en.md') || file === 'words/en.json';

/** Reads the names and contents of the text files in a press kit. */
const readZip = (file: string) =>
  Object.entries(unzipSync(readFileSync(file), { filter: ({ name }) => name.endsWith('.txt') }))
    .map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
    .join('\n');

/** Matches the status of an exhibition that is open on all dates. */
const OPEN_STATUS = new RegExp(
  `^status: "(?:${Object.keys(STATUS_OF_WORD)
    .filter((word) => STATUS_OF_WORD[word] && isOpen(STATUS_OF_WORD[word]))
    .join('|')})"$`,
  'm',
);

/** Sets the status of exhibitions that are open on all dates to past. */
async function closeOpenExhibitions(folder: TempSite): Promise<void> {
  for (const file of globSync('content/exhibitions/*.md', { cwd: folder.root })) {
    const text = readFileSync(join(folder.root, file), 'utf8');
    if (OPEN_STATUS.test(text)) await folder.write(file, text.replace(OPEN_STATUS, 'status: pasada'));
  }
}

async function removeLight(folder: TempSite, file: string): Promise<void> {
  const text = JSON.stringify(readContent(file), (field, value: unknown) =>
    field === 'light' ? undefined : value,
  );
  await folder.write(`content/${file}`, text);
}

/** Builds the site on a date. Three exhibitions are upcoming and one is postponed on the first date. All are past on the last date. */
async function build(day: typeof FIRST_DAY | typeof LAST_DAY) {
  await using folder = await TempSite.create();
  const isLastDay = day === LAST_DAY;
  const dates = isLastDay ? `date: Abril de 2027\nopens: ${day}\nstatus: pasada` : 'opens: 2027-04-01';
  await folder.replace('content/exhibitions/manual-de-goteras.md', /^date: .*\nstatus: .*$/m, dates);
  const mesa = 'content/exhibitions/mesa-larga.md';
  await folder.replace(mesa, /^status: .*$/m, `status: ${isLastDay ? 'pasada' : 'proxima'}`);
  if (!isLastDay) await folder.replace(mesa, /^opens: .*$/m, 'opens: 2026-10-04');
  await closeOpenExhibitions(folder);
  // The exhibition is postponed, because its status is upcoming after its opening date.
  if (!isLastDay)
    await folder.replace(
      'content/exhibitions/barro-que-suena.md',
      /^status: .*$/m,
      'status: proxima\nopens: 2026-09-01',
    );
  // On the first date, this activity is more than two weeks away.
  const label = '{ es: Lectura en voz baja, en: Reading in a low voice }';
  const activities = `activities: [{ label: ${label}, day: 2026-10-04, starts: 9:00 }]\n`;
  await folder.replace('content/exhibitions/la-hora-de-la-siesta.md', /(?=^image: )/m, activities);
  if (isLastDay) {
    await removeLight(folder, 'plans/plans.json');
    // If the price is a number, visitors can only request the brochure.
    await folder.replace(
      'content/sections/property.json',
      /"value": \{ "es": "Una oferta por escrito"[^}]*\}/,
      '"value": "$ 9"',
    );
  }
  await folder.addCode();
  // Some UI strings require a contact endpoint.
  const environment = { BUILD_DAY: day, PUBLIC_CONTACT_ENDPOINT: 'https://buzon.test/mensajes' };
  const site = await folder.build(undefined, environment);
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
const contentFiles = globSync('**/*.{json,md}', { cwd: CONTENT });
const texts = ['es', 'en'].flatMap((locale) =>
  contentFiles.flatMap((file) => getTexts(file, localize(readContent(file), locale))),
);
const spanish = contentFiles.filter((file) => !isEnglish(file));
/** Texts that a page may show, by language tag. Shared texts are in both lists. */
const textsByTag: Record<string, typeof texts> = {
  'es-MX': spanish.flatMap((file) => getTexts(file, localize(readContent(file), 'es'))),
  en: [
    ...spanish
      .filter((file) => file.endsWith('.json') || contentFiles.includes(file.replace('.md', '.en.md')))
      .filter((file) => file !== 'words/es.json')
      .flatMap((file) => getTexts(file, localize(readContent(file), 'en'))),
    ...contentFiles.filter(isEnglish).flatMap((file) => getTexts(file, readContent(file))),
  ],
};

test('site publishes every text of content/', () => {
  const missing = texts
    .filter(({ field, text }) => !field.endsWith(' essay') && !field.includes(DRAFT) && !NON_TEXT.test(text))
    .filter(({ field }) => !UNUSED_FIELDS.includes(field))
    .filter(({ text }) => !text.split(/\{\w+\}|[\n*]/).every((part) => everything.includes(part)));
  expect(missing).toStrictEqual([]);
});

test.each(Object.entries(textsByTag))(
  'pages contain only texts of their language, %s',
  (languageTag, allowedTexts) => {
    const patterns = allowedTexts.map(({ text }) => {
      const literal = text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
      return new RegExp(`^${literal.replace(/\{\w+\}/g, '.+?')}$`, 'isu');
    });
    const allText = allowedTexts
      .map(({ text }) => text.replace(/\[([^\]]*)\]\([^)]*\)|[*_`#]/g, '$1').toLowerCase())
      .join('\n');
    const notes = allowedTexts
      .filter(({ field }) => /^words.* projectNote$/.test(field))
      .map(({ text }) => text);
    // A text may have several sentences, and a caption may end with the note for renderings.
    const splitParts = (text: string) =>
      text.split(new RegExp(`(?<=\\.) |, (?=(?:${notes.join('|')})$)`, 'i'));
    const isKnown = (text: string) =>
      allText.includes(text.toLowerCase()) || patterns.some((pattern) => pattern.test(text));
    const isAllowed = (text: string) =>
      INVARIANT_TEXTS.includes(text) ||
      MEASURE.test(text) ||
      isKnown(text) ||
      splitParts(text).every(isKnown);
    const pageTexts = pages.flatMap(([path, html]) =>
      extractTexts(html)
        .map(({ lang, text }) => ({ lang, text: text.replace(/^· /, '') }))
        .filter(({ lang, text }) => lang === languageTag && /\p{L}/u.test(text.replace(DATE_OR_TIME, '')))
        .map(({ text }) => ({ path, text })),
    );
    expect(pageTexts.length).toBeGreaterThan(allowedTexts.length);
    expect(pageTexts.filter(({ text }) => !isAllowed(text))).toStrictEqual([]);
  },
);

test('floor plans without sunlight omit the UI strings about the sun', () => {
  const { withoutLight, words: _words, choices: _choices, days: _days, ...sunny } = plansPage;
  const html = [...lastSite.values()].map(decode).join('\n');
  for (const text of Object.values(withoutLight)) expect(html).toContain(text);
  for (const text of Object.values(sunny)) expect(html).not.toContain(text);
});

test('generated content of style sheets has no letters', () => {
  expect(matchAll(styles, /\bcontent:\s*"([^"]*\p{L}[^"]*)"/gu)).toStrictEqual([]);
});

test('images of the site are files of content/', () => {
  const names = new Set(globSync('**/*.{png,svg}', { cwd: CONTENT }).map((file) => parse(file).name));
  const imageNames = matchAll(everything, /(?:src|srcset)="\/_astro\/([\w-]+)\.(?![^"]*\.?js")[^"]*"/g);
  expect(imageNames.length).toBeGreaterThan(50);
  expect(imageNames.filter((name) => !names.has(name))).toStrictEqual([]);
});

test('site omits drafts', () => {
  expect(files.filter(([file]) => file.includes(DRAFT))).toStrictEqual([]);
  expect(everything).not.toContain(DRAFT);
});

test('site omits the sample marker', () => {
  expect(everything).not.toMatch(/\bsample\b/i);
});

/** Texts of each activity: on its page, and on cards and lists if it is next within two weeks. */
const ACTIVITIES = [
  ['Sábado 3 de octubre, 16:00 – 18:00 horas', 'Primera siesta, 3 de octubre, 16:00 horas'],
  ['Domingo 6 de diciembre, 17:30 horas', 'Lectura en voz baja, 6 de diciembre, 17:30 horas'],
  ['Sábado 30 de enero, 9:00 – 11:00 horas', 'Desayuno de despedida, 30 de enero, 9:00 horas'],
];

const ACTIVITY_LABELS = ['Primera siesta', 'Lectura en voz baja', 'Desayuno de despedida'];

/** Tab and status note of an exhibition. The snapshots cover `current`. */
test.each([
  ['upcoming', firstSite, byDay.opensOn.replace('{day}', '3 de octubre')],
  ['past', lastSite, ''],
] as const)('exhibition is in the %s tab according to its dates', (tab, site, note) => {
  const isOver = tab === 'past';
  // Texts for later dates are in the HTML, but hidden.
  const read = (name: string) => {
    const { document } = parseHTML(site.get(`${name}.html`) ?? '');
    for (const element of document.querySelectorAll('[data-from][hidden]')) element.remove();
    return document.documentElement.outerHTML.replaceAll(/&(?:nbsp|#160);|\xa0/g, ' ');
  };
  const [home, list, mesaLarga] = [read('index'), read('exhibiciones'), read('exhibiciones/mesa-larga')];
  const [, card = ''] =
    new RegExp(`id="${TAB_FRAGMENTS[tab]}"([^]*?)(?= id="exhibitions-|</section>)`).exec(home) ?? [];
  expect(card).toContain('href="/exhibiciones/la-hora-de-la-siesta"');
  const row = list.split('<li').find((item) => item.includes('la-hora-de-la-siesta')) ?? '';
  for (const text of [card, read('exhibiciones/la-hora-de-la-siesta'), row]) {
    expect(text).not.toContain(byDay.lastWeek);
    if (note) expect(text).toContain(`>${note}<`);
    else expect(text).not.toContain(byDay.opensOn.replace('{day}', ''));
  }
  const upcoming = isOver ? [] : ACTIVITIES;
  expect(ACTIVITIES.filter(([text = '']) => mesaLarga.includes(text))).toStrictEqual(upcoming);
  expect(mesaLarga.includes(section.page.activities)).toBe(upcoming.length > 0);
  // The calendar of a past exhibition omits its activities, but the subscribed calendar keeps them.
  const getEventLabels = (name: string) =>
    ACTIVITY_LABELS.filter((label) => site.get(`exhibiciones/${name}.ics`)?.includes(`SUMMARY:${label}`));
  expect(getEventLabels('mesa-larga')).toStrictEqual(isOver ? [] : ACTIVITY_LABELS);
  expect(getEventLabels('calendario')).toStrictEqual(ACTIVITY_LABELS);
  // Dates begin at midnight in the time zone of the site. Only dates up to the build date are published.
  const feed = site.get('exhibiciones/rss.xml') ?? '';
  for (const day of ['Sat, 03 Oct 2026', 'Sun, 31 Jan 2027'])
    expect(feed.includes(`<pubDate>${day} 06:00:00 GMT`)).toBe(isOver);
  for (const text of [home, list])
    expect(ACTIVITIES.filter(([, next = '']) => text.includes(`>${next}<`))).toStrictEqual(
      upcoming.slice(0, 1),
    );
  expect(home + list).not.toContain('Lectura en voz baja, 4 de octubre');
  const next = isOver ? '' : byDay.nextOpens.replace('{day}', '3 de octubre');
  const empty = [`${byDay.emptyCurrent} ${next}`, byDay.emptyUpcoming, byDay.seePast];
  expect(empty.map((text) => home.includes(text))).toStrictEqual([true, isOver, isOver]);
});
