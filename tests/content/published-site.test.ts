import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as words from '../e2e/written-files.ts';
import { essayHeadings } from '../../src/build/essay-headings.ts';
import { isDraft } from '../../src/editing/content-check/check-exhibitions.ts';
import { listLinkTargets } from '../../src/editing/content-check/links.ts';
import { readMarkdownFiles } from '../../src/editing/content-check/markdown-files.ts';
import { FROZEN_SITE, SiteFolder } from '../setup/site-folder.ts';
import { AUTHOR, paint, takePhotograph } from './paint.ts';

/** One node of a page's JSON-LD. */
type GraphNode = Record<string, unknown>;

/** The nodes of a page's JSON-LD, as its HTML holds it; none without. */
function readGraph(html = ''): GraphNode[] {
  const [, block] = /<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  return block ? (JSON.parse(block) as { '@graph': GraphNode[] })['@graph'] : [];
}

/** Every object within these nodes, however deep, themselves included. */
const listObjects = (value: unknown): GraphNode[] => {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (typeof value !== 'object' || value === null) return [];
  return [value as GraphNode, ...Object.values(value).flatMap(listObjects)];
};

const withType = (nodes: GraphNode[], type: string) => nodes.filter((node) => node['@type'] === type);

const SITE_URL = words.site.url;
const HOSTILE_TITLE = 'A </script x="1" <!-- & «b»';
/** When an exhibition is, where its days are written. */
const DAYS: Record<string, string[]> = {
  [HOSTILE_TITLE]: ['2026-09-07', '2027-03-14'],
  'La hora de la siesta': ['2026-10-03', '2027-01-30'],
};
const DAY = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 4, 5, 22) / 1000) };
/** Published: the frozen site has one more, a draft. */
const EXHIBITION_COUNT = 11;
const MESA = 'exhibitions/mesa-larga.md';
const BARRO = 'exhibitions/barro-que-suena.md';
const DIMENSIONS =
  '"width": { "label": "<38 m>", "from": 2, "to": 95 }, "depth": { "label": "27 m", "from": 3, "to": 90 }';
/** How another owner may write the files of the frozen site. */
const CHANGES: [file: string, before: string | RegExp, written: string][] = [
  ['sections/hero.json', './hero.png', './foto.jpg'],
  ['site.json', './share.png', './tarjeta.jpg'],
  // Two links may bring the same subject to the form.
  ['site.json', words.site.navigation.visit.subject, words.exhibitionsSection.proposal.subject],
  [MESA, '"Mesa larga"', JSON.stringify(HOSTILE_TITLE)],
  // As other programs write a day, and people thousands, years and sizes.
  [MESA, '"2026-09-07"', '2026-09-07'],
  ['sections/property.json', '"1,480 m²", "fact"', '"1\u00a0480 m²", "fact"'],
  [BARRO, 'year: 2018', 'year: 2016–2018'],
  [BARRO, /(?=press: true)/, '  - { title: Horno, year: ca. 1968, medium: ladrillo }\n'],
  [BARRO, 'Un acorde', '5 * 3 * 2 m, *un acorde*'],
  // What may be left out.
  [MESA, /(?=sample)/, 'access: [{ label: Ruido, value: "De sierra, los < martes" }]\n'],
  ['sections/exhibitions.json', /(?="works":)/, '"access": "Antes de entrar",'],
  ['plans/plans.json', /(?="plans":)/, '"save": "Llevarse el croquis",'],
  ['plans/plans.json', /(?="scale":)/, `"dimensions": { ${DIMENSIONS} },`],
  ['exhibitions/la-hora-de-la-siesta.md', /(?=title)/, 'formerly: [la-siesta, siesta]\n'],
  ['pages/visita.md', /(?=title)/, 'formerly: [como-llegar]\n'],
];
const MESA_URL = `${SITE_URL}/exhibiciones/mesa-larga`;
const SIESTA = '/exhibiciones/la-hora-de-la-siesta';
/** What is at a former name is no page of its own. */
const FORMER_PATH = /^\/?(?:como-llegar|exhibiciones\/(?:la-)?siesta)\./;
/** The narrowest photograph that the check lets pass for an exhibition. */
const SMALLEST_CARD_PX = 960;
/** WhatsApp shows no heavier picture. */
const CARD_BYTES = 300_000;
/** Asked for by a name that a standard fixes. */
const FIXED_NAMES = /\.html$|^(?:robots\.txt|_headers|_redirects.*|\.well-known\/security\.txt)$/;

/** Every file, by its path, of the frozen site with two photographs from a phone and a title that would break a page. */
async function build() {
  await using folder = await SiteFolder.create();
  await folder.write('content/sections/foto.jpg', await takePhotograph(1920, 1080));
  await folder.write('content/tarjeta.jpg', await takePhotograph(1200, 630));
  await folder.write('content/exhibitions/mesa-larga.png', await paint(1200, 800, 'png', 'transparent'));
  for (const [file, ...change] of CHANGES) await folder.replace(`content/${file}`, ...change);
  await folder.addCode({ isForVisitors: true });
  const cwd = await folder.build(undefined, DAY);
  const files = globSync(['**/{*,.*/*}.*', '_{headers,redirects*}'], { cwd }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return new Map(files.map((file) => [file, readFileSync(join(cwd, file))]));
}

const [site, again] = await Promise.all([build(), build()]);
const pages = [...site]
  .filter(([file]) => file.endsWith('.html') && !FORMER_PATH.test(file))
  .map(([file, html]) => [`/${file.replace(/(?:^index)?\.html$/, '')}`, html.toString()] as [string, string]);
const textOf = (file: string) => site.get(file)?.toString() ?? '';
const homePage = textOf('index.html');
const pictures = [...site].filter(([file]) => /\.(?:jpe?g|png|webp|avif)$/.test(file));

/** The last group of each match. */
const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.at(-1) ?? '');
const readMetas = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(([, ...meta]) => meta),
  ) as Record<string, string>;
const listPagesWith = (text: string) =>
  pages.flatMap(([path, html]) => (html.includes(text) ? [path] : [])).sort();
const isIndexed = ([, html]: [string, string]) => !html.includes('<meta name="robots" content="noindex">');

test('the URL in site.json is the only one, on every page and its card, in JSON-LD and for crawlers', () => {
  for (const [path, html] of pages.filter(isIndexed)) {
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${path}">`);
    expect(html).toContain(`<meta property="og:url" content="${SITE_URL}${path}">`);
  }
  const objects = listObjects(pages.map(([, html]) => readGraph(html)));
  const urls = objects.flatMap((node) => [node['@id'], node.url]).filter(Boolean);
  expect(urls.length).toBeGreaterThan(pages.length);
  expect(urls.filter((url) => !String(url).startsWith(`${SITE_URL}/`))).toStrictEqual([]);
});

test('the URL starts each line of the sitemap, which has the pages that search engines may keep and no other', () => {
  expect(textOf('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
  const locations = findAll(textOf('sitemap.xml'), /<url><loc>([^<]*)<\/loc>/g);
  const indexed = pages.filter(isIndexed).map(([path]) => SITE_URL + path);
  expect(indexed.length).toBeGreaterThan(1);
  expect(locations.sort()).toStrictEqual(indexed.sort());
});

test('a page that search engines may not keep has no card and no JSON-LD', () => {
  const hidden = pages.filter((page) => !isIndexed(page));
  expect(hidden.map(([path]) => path).sort()).toStrictEqual(['/404', '/analytics']);
  for (const [, html] of hidden) {
    expect(html.match(/<meta (property|name="twitter)[^>]*>/g) ?? []).toStrictEqual([]);
    expect(readGraph(html)).toStrictEqual([]);
  }
  expect(textOf('analytics.html')).toContain(`<link rel="canonical" href="${SITE_URL}/analytics">`);
});

test('the card of every page that is shared has a title, a line and a JPEG as other sites ask for it', async () => {
  const shared = pages.filter(isIndexed);
  expect(shared.map(([path]) => path)).toStrictEqual(expect.arrayContaining(['/', '/ficha', '/visita']));
  for (const [path, html] of shared) {
    const card = readMetas(html);
    const image = site.get((card['og:image'] ?? '').replace(`${SITE_URL}/`, ''));
    const { format, width, height, size = 0 } = await sharp(image).metadata();
    expect(card, path).toMatchObject({
      'og:site_name': words.site.name,
      'og:title': expect.stringMatching(/./) as unknown,
      'og:description': expect.stringMatching(/./) as unknown,
      'og:image:alt': expect.stringMatching(/./) as unknown,
      'og:image:type': `image/${format}`,
      'og:image:width': String(width),
      'og:image:height': String(height),
      'twitter:card': 'summary_large_image',
      'format-detection': 'telephone=no',
    });
    // A JPEG makes black of what is transparent.
    expect((await sharp(image).stats()).dominant, path).not.toStrictEqual({ r: 8, g: 8, b: 8 });
    // Of a smaller original the card is smaller, in the same shape.
    expect([width, height], path).toStrictEqual([Math.min(width, 1200), Math.round((width * 630) / 1200)]);
    expect(width, path).toBeGreaterThanOrEqual(SMALLEST_CARD_PX);
    expect(size, path).toBeLessThan(CARD_BYTES);
  }
  expect(readMetas(homePage).description).toBe(words.home.description);
});

test('a picture in an essay comes in widths, and no style of its own', () => {
  const [picture = ''] = /<img [^>]*Tablones[^>]*>/.exec(textOf('exhibiciones/mesa-larga.html')) ?? [];
  expect(findAll(picture, /\.webp (\d+)w/g)).toStrictEqual(['540', '736', '960']);
  expect(picture).not.toContain('style=');
});

test('no heading takes an id of its page', async () => {
  const renderer = await satteri({ hastPlugins: [essayHeadings] }).createRenderer({ syntaxHighlight: false });
  const own = textOf('visita.html').replace(/<div class="[^"]*page-text.*<\/main>/s, '');
  const ids = findAll(own, / id="([^"]*)"/g);
  expect(ids).toContain('menu');
  const text = ids.map((id) => `## ${id.replaceAll('-', ' ')}`).join('\n\n');
  const { metadata } = await renderer.render(text);
  expect(metadata.headings).toHaveLength(ids.length);
  expect(metadata.headings.filter(({ slug }) => ids.includes(slug))).toStrictEqual([]);
});

test('search engines are told of the residence and the collective what the page says of them', () => {
  const valueOf = (fact: string) => words.property.details.items.find((item) => item.fact === fact)?.value;
  const nodes = readGraph(homePage);
  expect(withType(nodes, 'Apartment')).toMatchObject([
    {
      name: words.site.name,
      description: words.home.description,
      address: { addressLocality: words.site.place.city, addressCountry: words.site.place.country },
      floorSize: { value: 1480, unitCode: 'MTK' },
      numberOfBathroomsTotal: Number(valueOf('banos')),
      yearBuilt: Number(valueOf('construccion')),
      amenityFeature: words.property.amenities.items
        .filter((item) => !('isProject' in item))
        .map(({ name }) => ({ name, value: true })),
    },
  ]);
  // Of the project alone.
  expect(valueOf('recamaras')).toBeDefined();
  expect(withType(nodes, 'Apartment')[0]).not.toHaveProperty('numberOfBedrooms');
  const [email, telephone] = [words.contact.details.email.value, words.contact.details.phone.value];
  expect(withType(nodes, 'Organization')).toMatchObject([{ name: words.site.collective, email, telephone }]);
});

test('search engines are told of every published exhibition once, on its page, by whom, where, and when if its days are written, and of its activities', () => {
  const idOf = (type: string) => withType(readGraph(homePage), type)[0]?.['@id'];
  for (const [path, html] of pages)
    for (const { url } of withType(readGraph(html), 'ExhibitionEvent')) expect(url).toBe(SITE_URL + path);
  const nodes = pages.flatMap(([, html]) => readGraph(html));
  const events = withType(nodes, 'ExhibitionEvent');
  expect(new Set(events.map(({ name }) => name)).size).toBe(EXHIBITION_COUNT);
  expect(events).toHaveLength(EXHIBITION_COUNT);
  for (const { name, startDate, endDate, ...event } of events) {
    expect(event).toMatchObject({
      inLanguage: words.site.language,
      location: { '@id': idOf('EventVenue') },
      organizer: { '@id': idOf('Organization') },
    });
    expect([startDate, endDate], String(name)).toStrictEqual(DAYS[String(name)] ?? [undefined, undefined]);
  }
  expect(events.find(({ name }) => name === HOSTILE_TITLE)).toMatchObject({
    description: 'Una mesa de veintiséis metros, y todo lo que se pone encima.',
    workFeatured: { creditText: 'Carpintería Ebano' },
  });
  // With the offset of the site's time zone.
  const activities = withType(listObjects(events), 'Event');
  expect(activities.map(({ startDate, endDate }) => [startDate, endDate])).toStrictEqual([
    ['2026-10-03T16:00:00-06:00', '2026-10-03T18:00:00-06:00'],
    ['2026-12-06T17:30:00-06:00', undefined],
    ['2027-01-30T09:00:00-06:00', '2027-01-30T11:00:00-06:00'],
  ]);
});

test('search engines are told of an exhibition all its pictures, the main one first, and its works, by whom, of when and of what', async () => {
  const html = textOf('exhibiciones/barro-que-suena.html');
  expect(html).toMatch(/5 \* 3 \* 2 m, <i [^>]*>un acorde<\/i> que duró/);
  const [{ image, workFeatured } = {}] = withType(readGraph(html), 'ExhibitionEvent');
  const heights = listObjects(image).map(({ height }) => height);
  expect(heights).toStrictEqual(['640 px', '491 px', '981 px', '491 px']);
  for (const { url, ...size } of listObjects(image)) {
    const { width, height } = await sharp(site.get(String(url).replace(`${SITE_URL}/`, ''))).metadata();
    expect(size).toMatchObject({ width: `${width} px`, height: `${height} px` });
  }
  const works = [
    ['La Abuela', 'Taller Los Hornos', '2019', 'barro cocido a cielo abierto'],
    ['Silbato de bolsillo', 'Ramiro Tijerina, de once años', '2018', 'barro crudo'],
    ['Horno', 'Taller Los Hornos', undefined, 'ladrillo'],
  ].map(([name, creator, dateCreated, artMedium]) => ({ name, creator, dateCreated, artMedium }));
  expect(workFeatured).toEqual(works.map((work) => ({ '@type': 'VisualArtwork', ...work })));
});

test('calendars are told of every published exhibition with days, in a file of its own and in that of all', () => {
  const calendars = [...site].filter(([file]) => file.endsWith('.ics') && !FORMER_PATH.test(file));
  const told = calendars.map(([file, text]) => [
    file.replace('exhibiciones/', ''),
    findAll(text.toString(), /^URL:(.*)\r$/gm).sort(),
  ]);
  // The first has no words for its days; the second has three activities, and a file for each.
  const activities = [
    'primera-siesta-2026-10-03-1600',
    'lectura-en-voz-baja-2026-12-06-1730',
    'desayuno-de-despedida-2027-01-30-0900',
  ];
  const [siesta, mesa] = [[SITE_URL + SIESTA], Array<string>(4).fill(MESA_URL)];
  expect(Object.fromEntries(told)).toStrictEqual({
    'calendario.ics': [...siesta, ...mesa],
    'la-hora-de-la-siesta.ics': siesta,
    'mesa-larga.ics': mesa,
    ...Object.fromEntries(activities.map((name) => [`mesa-larga/${name}.ics`, [MESA_URL]])),
  });
  for (const name of ['mesa-larga', ...activities.map((activity) => `mesa-larga/${activity}`)])
    expect(textOf('exhibiciones/mesa-larga.html')).toContain(`href="/exhibiciones/${name}.ics"`);
});

test('search engines are told when one may come, which days are closed, and that nobody pays', () => {
  const { hours, closedDays } = words.visits;
  const venue = {
    isAccessibleForFree: true,
    openingHoursSpecification: {
      dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
        (day) => `https://schema.org/${day}`,
      ),
      opens: '09:30',
      closes: hours.to,
    },
    specialOpeningHoursSpecification: closedDays.map(({ day }) => ({
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    })),
  };
  expect(withType(readGraph(homePage), 'EventVenue')).toMatchObject([venue]);
  const nodes = readGraph(textOf('exhibiciones/mesa-larga.html'));
  for (const event of listObjects(nodes).filter((node) => String(node['@type']).endsWith('Event')))
    expect(event).toMatchObject({
      isAccessibleForFree: true,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
    });
});

test('feed readers are told of every published exhibition once, by its page, in a feed that every page names', () => {
  const { rss } = new XMLParser().parse(textOf('exhibiciones/rss.xml')) as {
    rss: { channel: { item: Record<'link' | 'title' | 'description', string>[] } };
  };
  const items = rss.channel.item;
  expect(items).toHaveLength(EXHIBITION_COUNT);
  expect(items.find(({ title }) => title === HOSTILE_TITLE)?.link).toBe(MESA_URL);
  const mesa = items.find(({ link }) => link === MESA_URL);
  const described = mesa?.description.replaceAll('\xa0', ' ').replaceAll('\u2060', '').split('\n');
  expect(described?.slice(1)).toStrictEqual([
    'Primera siesta: Sábado 3 de octubre, 16:00 – 18:00 horas',
    'Lectura en voz baja: Domingo 6 de diciembre, 17:30 horas',
    'Desayuno de despedida: Sábado 30 de enero, 09:00 – 11:00 horas',
  ]);
  const feed = textOf('exhibiciones/rss.xml');
  const pictured = findAll(feed, /<media:content url="([^"]*)" medium="image"/g);
  expect(pictured).toHaveLength(EXHIBITION_COUNT);
  expect(pictured.filter((url) => !site.has(url.replace(`${SITE_URL}/`, '')))).toStrictEqual([]);
  expect(listPagesWith('href="/exhibiciones/rss.xml" type=')).toStrictEqual(['/exhibiciones']);
  const urls = pages.map(([path]) => SITE_URL + path);
  expect(urls).toStrictEqual(expect.arrayContaining(items.map(({ link }) => link)));
  for (const [path, html] of pages)
    expect(html, path).toContain('<link rel="alternate" type="application/rss+xml"');
});

const OPEN_UNTIL = '30 de enero de 2027'.replaceAll(' ', '\xa0');
const OPEN_SINCE = '3 de octubre de 2026'.replaceAll(' ', '\xa0');

test('an open exhibition without a date of its own says until when on its card and page, each day in one line', () => {
  const until = words.exhibitionsSection.until.replace('{day}', OPEN_UNTIL);
  expect(listPagesWith(until)).toStrictEqual(['/', '/exhibiciones', SIESTA]);
});

test('its page, and feed readers, are told from when to when, and no line begins with the dash', () => {
  const days = `${OPEN_SINCE}\xa0– ${OPEN_UNTIL}`;
  expect(listPagesWith(days)).toStrictEqual([SIESTA]);
  expect(textOf('exhibiciones/rss.xml')).toContain(` · ${days} · `);
});

test('an exhibition may tell after the essay what it asks of whoever sees it, and leads to the visit once', () => {
  const html = textOf('exhibiciones/mesa-larga.html');
  expect(html).toMatch(/La mesa se armó.*Antes de entrar<\/h2>.*Ruido<\/dt>.*De sierra, los &lt; martes/s);
  expect(html.split('<footer')[0]?.match(/href="\/visita"/g)).toHaveLength(1);
});

test('the price is told where the facts are, on the home page and on the sheet', () => {
  expect(listPagesWith(words.property.price.value)).toStrictEqual(['/', '/ficha']);
});

test('a plan may have its dimensions, on its page, on the sheet and in a file with title, scale and drawing', async () => {
  const files = { today: textOf('planos/piso.svg'), project: textOf('planos/piso-proyecto.svg') };
  for (const label of ['&lt;38 m&gt;', '27 m']) {
    for (const html of [textOf('ficha.html'), ...Object.values(files)])
      expect(html.split(label)).toHaveLength(2);
    // Today and in the project.
    expect(homePage.split(label)).toHaveLength(3);
  }
  const [plan] = words.plans.plans;
  for (const [side, state] of [
    ['today', words.plans.today],
    ['project', words.site.projectNote],
  ] as const) {
    const file = files[side];
    expect((await sharp(Buffer.from(file)).metadata()).format).toBe('svg');
    const title = `${words.site.name}: ${plan?.name}, ${plan?.area}. ${state}`;
    for (const text of [`<title>${title}</title>`, `>${plan?.scale?.label}</text>`, words.sheet.note])
      expect(file).toContain(text);
    const drawing = readFileSync(join(FROZEN_SITE, 'content/plans', plan?.[side].drawing ?? ''), 'utf8');
    expect(file).toContain(/<path[^>]* d="[^"]*"/.exec(drawing)?.[0]);
  }
  for (const { area } of plan?.project.rooms ?? []) expect(files.project).toContain(area);
  expect(homePage).toMatch(/<a [^>]*href="\/planos\/techo-proyecto\.svg"[^>]*>\s*Llevarse el croquis/);
});

test("nothing of the editors' form is published", () => {
  const texts = [...site].filter(([file]) => /\.(?:html|js)$/.test(file));
  expect(texts.filter(([, text]) => /sveltia|\/editar|Borrador/i.test(text.toString()))).toStrictEqual([]);
});

test('nothing is named twice in a page or said twice in its head, and what JSON-LD names is there', () => {
  const findTwice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  const targets = pages.flatMap(([path, html]) => [
    SITE_URL + path,
    ...findAll(html, /<[a-z][^>]* id="([^"]*)"/g).map((id) => `${SITE_URL}${path}#${id}`),
  ]);
  expect(findTwice(targets)).toStrictEqual([]);
  const told = listObjects(pages.map(([, html]) => readGraph(html))).flatMap((node) => node['@id'] ?? []);
  expect(told.filter((target) => !targets.some((known) => known === target))).toStrictEqual([]);

  for (const [path, html] of pages) {
    const [head = ''] = html.split('</head>');
    const names = head.match(/(?<=<meta (?:name|property|http-equiv)=)"[^"]*"|<title>|"canonical"/g) ?? [];
    expect(names).toContain('<title>');
    expect(findTwice(names), path).toStrictEqual([]);
  }
});

test('a path once given leads on, by a page in Spanish or by what a host redirects', () => {
  const { moved } = words.notFound;
  const visit = /<h1[^>]*>\s*(.*?)\s*<\/h1>/.exec(textOf('visita.html'))?.[1]?.replaceAll('\u00a0', ' ');
  for (const [from, to, title] of [
    ['/exhibiciones/la-siesta', SIESTA, 'La hora de la siesta'],
    ['/exhibiciones/siesta', SIESTA, 'La hora de la siesta'],
    ['/como-llegar', '/visita', visit],
  ] as const) {
    const page = textOf(`${from.slice(1)}.html`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(`<link rel="canonical" href="${SITE_URL}${to}">`);
    expect(page).toMatch(new RegExp(`<noscript>\\s*<meta http-equiv="refresh" content="0;url=${to}">`));
    expect(page).toContain(`location.replace("${to}" + location.hash)`);
    expect(page).toContain(moved.notice);
    expect(page).toContain(`<a href="${to}">${moved.link.replace('{title}', String(title))}</a>`);
    expect(textOf('_redirects')).toContain(`${from} ${to} 301!\n${from} ${to} 301\n`);
    expect(textOf('_redirects-nginx')).toContain(`${from} ${to};\n`);
  }
  const calendar = textOf(`${SIESTA.slice(1)}.ics`);
  expect(textOf('exhibiciones/siesta.ics')).toBe(calendar);
  expect(calendar).toContain('UID:la-siesta@');
  expect(textOf('_redirects')).toContain(`/exhibiciones/siesta.ics ${SIESTA}.ics 301\n`);
});

test('whatever the check lets a link lead to is built', async () => {
  const exhibitions = await readMarkdownFiles(FROZEN_SITE, 'content/exhibitions');
  const published = exhibitions.filter((exhibition) => !isDraft(exhibition));
  const textPages = await readMarkdownFiles(FROZEN_SITE, 'content/pages');
  const views = words.gallery.map(({ view }) => view?.plan ?? '');
  const targets = await listLinkTargets(published, textPages, views);
  const html = new Map(pages);
  const isBuilt = (target: string): boolean => {
    const [path = '', id = ''] = target.split('#');
    const page = html.get(path);
    return page === undefined ? site.has(path.slice(1)) : id === '' || page.includes(` id="${id}"`);
  };
  expect(targets.length).toBeGreaterThan(pages.length);
  expect(targets.filter((target) => !isBuilt(target))).toStrictEqual([]);
});

test('no file of the site says who took a photograph, or where', async () => {
  const sizes = await Promise.all(pictures.map(async ([, file]) => sharp(file).metadata()));
  expect(sizes.filter(({ width }) => width === 1920)).not.toStrictEqual([]);
  expect(sizes.filter(({ width, format }) => width === 1200 && format === 'jpeg')).not.toStrictEqual([]);
  expect(sizes.filter(({ exif, xmp, iptc }) => exif ?? xmp ?? iptc)).toStrictEqual([]);
  expect([...site].filter(([, bytes]) => bytes.includes(AUTHOR)).map(([file]) => file)).toStrictEqual([]);
});

test('every file is named by another, or by a standard, and every icon is there', () => {
  const texts = [...site].filter(([file]) => /\.(?:html|css|js|xml|txt)$/.test(file));
  const isNamed = (file: string) =>
    texts.some(([other, text]) => other !== file && text.includes(encodeURI(basename(file))));
  expect([...site.keys()].filter((file) => !FIXED_NAMES.test(file) && !isNamed(file))).toStrictEqual([]);
  const icons = findAll(homePage, /<link rel="(?:apple-touch-)?icon" href="\/([^"]*)"/g);
  expect(icons.map((file) => site.has(file))).toStrictEqual([true, true, true]);
});

test('nginx knows the type of every file', () => {
  const nginx = readFileSync('.hosting/nginx.conf', 'utf8');
  const types = findAll(nginx, /^ {8}[a-z]+\/\S+ +([a-z\d ]+);$/gm);
  const known = types.flatMap((extensions) => extensions.split(' '));
  const used = new Set([...site.keys()].map((file) => extname(file).slice(1)));
  expect([...used].filter((extension) => extension && !known.includes(extension))).toStrictEqual([]);
});

test('built twice, in two folders, the site is the same to the byte, but for what Astro makes of the folder', () => {
  const read = (bytes?: Buffer) => bytes?.toString('latin1').replaceAll(/ uid="\w+"/g, '');
  const files = [...site.keys()].sort();
  expect([...again.keys()].sort()).toStrictEqual(files);
  expect(files.filter((file) => read(again.get(file)) !== read(site.get(file)))).toStrictEqual([]);
});

test('whoever finds a security fault is told where to write, for a year', () => {
  const text = site.get('.well-known/security.txt')?.toString();
  expect(text).toMatch(/^Contact: mailto:fallas@torre-amapola\.test\nExpires: 2027-05-05T00:00:00\.000Z\n/);
});

test('the licences of what is shipped are there, each package by its name', () => {
  const copied = site.get('licencias.txt')?.toString() ?? '';
  const bundled = site.get('licencias-de-paquetes.txt')?.toString() ?? '';
  const names = `${copied}${bundled}`.match(/(?<=^## )\S+(?= - .+$)|^.+(?=\n=+$)/gm) ?? [];
  expect(names.sort().join(' ')).toBe(
    '@astrojs/react astro ibarra-real-nova keen-slider phosphor-icons react react-dom scheduler sonner special-gothic tailwindcss',
  );
  expect(copied).toContain('/licencias-de-paquetes.txt');
  expect(copied.match(/^SIL OPEN FONT LICENSE/gm)).toHaveLength(2);
});
