import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FROZEN_SITE } from '../setup/site-folder.ts';
import { reportChanged } from './report-changed.ts';

const SHOW = 'content/exhibitions/mesa-larga.en.md';
const VISIT = 'content/pages/visita.en.md';
const EN_SITE = 'content/en/site.json';
const HERO = 'content/en/sections/hero.json';
const FOOTER = 'content/en/sections/footer.json';

const FOOTER_WORDS = '{ "copyright": "Nobody, {yaer}", "plase": "Here" }';

test.each([
  ['a text that English lacks', /footer\.json:1 · «place» · Aviso, .* se lee en español/],
  ['a placeholder of another name', /footer\.json:1 · «copyright» · Se encontró .*\{year\}/],
  ['a word that no field takes', /footer\.json:1 · «plase» · No existe: plase/],
])('%s is told', async (_what, told) => {
  expect(await reportChanged((site) => site.write(FOOTER, FOOTER_WORDS))).toContainEqual(
    expect.stringMatching(told),
  );
});

test('a figure that differs from the Spanish one is told', async () => {
  const told = await reportChanged((site) =>
    site.replace('content/sections/hero.json', /"heading": ".*"/, '"heading": "Un piso de 13 cuartos"'),
  );
  expect(told).toStrictEqual([
    expect.stringMatching(/hero\.json:\d+ · «heading» · Aviso, .* en español dice 13/),
  ]);
});

test('a figure may have the separators of its language', async () => {
  const told = await reportChanged(async (site) => {
    await site.replace('content/sections/hero.json', /"heading": ".*"/, '"heading": "2,200 m² a 4.80 m"');
    await site.replace(HERO, /"heading": ".*"/, '"heading": "2\u202f200 m² à 4,80 m"');
  });
  expect(told).toStrictEqual([]);
});

test('an exhibition and a page may have no English', async () => {
  const told = await reportChanged(async (site) => {
    await site.remove('content/pages/imprenta.en.md');
    await site.replace(SHOW, '(/en/exhibitions/barro-que-suena)', '(/exhibiciones/barro-que-suena)');
    await site.remove('content/exhibitions/barro-que-suena.en.md');
  });
  expect(told).toStrictEqual([]);
});

test('a JSON file that has no English is told once', async () => {
  const told = await reportChanged((site) => site.remove('content/en/visits.json'));
  expect(told).toStrictEqual([
    'content/visits.json:1 · Aviso, no detiene nada: sus palabras no están en inglés, y en /en se leen en español. Escríbelas en content/en/visits.json.',
  ]);
});

test.each([
  ['a picture', HERO, /^\{/, '{ "image": "./hero.png",', 'content/en/sections/hero.json:1 · «image»'],
  ['a number', SHOW, 'gloss:', 'id: 21\ngloss:', `${SHOW}:2 · «id»`],
  [
    'a day of an item',
    SHOW,
    '  - label: "Reading',
    '  - day: "2026-12-06"\n    label: "Reading',
    `${SHOW}:10 · «activities[2].day»`,
  ],
  ['a mark', VISIT, 'title:', 'visits: true\ntitle:', `${VISIT}:2 · «visits»`],
])('%s that is written among English words is refused', async (_what, file, from, to, where) => {
  const told = await reportChanged((site) => site.replace(file, from, to));
  expect(told).toStrictEqual([
    expect.stringMatching(/ · Esto se escribe una sola vez, en content\/.*\. Bórralo de aquí\.$/),
  ]);
  expect(told[0]).toContain(where);
});

test('a list that is longer than in Spanish is refused', async () => {
  const told = await reportChanged((site) =>
    site.replace(SHOW, '  - label: "Farewell', '  - label: "One more"\n  - label: "Farewell'),
  );
  expect(told).toStrictEqual([
    `${SHOW}:8 · «activities» · Aquí hay 4 y en español 3. Cada elemento está en el lugar del suyo en content/exhibitions/mesa-larga.md: deja los mismos.`,
  ]);
});

test('a list that is shorter than in Spanish is told once', async () => {
  const told = await reportChanged((site) => site.replace(SHOW, '  - label: "Reading in a low voice"\n', ''));
  expect(told).toStrictEqual([
    expect.stringMatching(
      /:8 · «activities» · Aviso, no detiene nada: aquí hay 2 y en español 3\. .* escribe \{\} en su lugar\./,
    ),
  ]);
});

test('an item without words keeps its place', async () => {
  const told = await reportChanged((site) =>
    site.replace(SHOW, '  - label: "Reading in a low voice"\n', '  - {}\n'),
  );
  expect(told).toStrictEqual([
    expect.stringContaining('«activities[2].label» · Aviso, no detiene nada: falta aquí'),
  ]);
});

test.each([
  [
    'the one of Spanish',
    EN_SITE,
    '"en"',
    '"es"',
    `${EN_SITE}:2 · «language» · Se encontró "es". Se espera el idioma de content/en/: "en", o con su país, "en-…".`,
  ],
  [
    'missing',
    EN_SITE,
    '  "language": "en",\n',
    '',
    `${EN_SITE}:1 · «language» · Falta este campo. Se espera el idioma de content/en/: "en", o con su país, "en-…".`,
  ],
  [
    'in Spanish the one of English',
    'content/site.json',
    '"es-MX"',
    '"en-GB"',
    'content/site.json:4 · «language» · Se encontró "en-GB", que es el idioma de content/en/. Se espera otro, por ejemplo "es".',
  ],
])('a tag of a language that is %s is refused', async (_what, file, from, to, expected) => {
  expect(await reportChanged((site) => site.replace(file, from, to))).toContain(expected);
});

test('a tag may have a country', async () => {
  expect(await reportChanged((site) => site.replace(EN_SITE, '"en"', '"en-GB"'))).toStrictEqual([]);
});

test('an essay in English has the errors of one in Spanish, at its lines', async () => {
  const told = await reportChanged((site) =>
    site.replace(
      SHOW,
      /\n---\n[^]*$/,
      '\n---\n\n# One\n\n[A](/nowhere) [B](#contact)\n\n**Bold **x\n\n![](./none.png)\n',
    ),
  );
  const errors = told.filter((line) => !line.includes('Aviso'));
  expect(errors.map((line) => line.replace(`${SHOW}:`, ''))).toStrictEqual([
    expect.stringMatching(/^16 · «texto» · Se encontró un título de nivel 1/),
    expect.stringMatching(/^18 · «texto» · El enlace "\/nowhere" no lleva a ningún lado/),
    expect.stringMatching(/^18 · «texto» · El enlace "#contact" .* Escríbelo así: \/en#contact\./),
    expect.stringMatching(/^20 · «texto» · "\*\*Bold \*\*x" se lee con sus signos/),
    expect.stringMatching(/^22 · «texto» · La imagen "\.\/none\.png" no dice qué se ve/),
    expect.stringMatching(/^22 · «texto» · No existe el archivo/),
  ]);
});

test('a link in English leads to pages, headings and fragments of either language', async () => {
  const places = [
    '/en',
    '/en#contact',
    '/en/come-up#what-follows',
    '/en/exhibitions/mesa-larga#essay-1',
    '/visita',
    '/analytics',
  ];
  const links = places.map((place) => `[a](${place})`).join(' ');
  const told = await reportChanged((site) => site.replace(SHOW, 'The table was', `${links} The table was`));
  expect(told).toStrictEqual([]);
});

test('a fact in English that leads nowhere is told', async () => {
  const told = await reportChanged((site) =>
    site.replace(VISIT, 'link: "/en#contact"', 'link: "/en#contacto"'),
  );
  expect(told).toStrictEqual([
    expect.stringMatching(/visita\.en\.md:\d+ · «facts\[1\]\.link» · El enlace "\/en#contacto" no lleva/),
  ]);
});

test.each([
  [
    'another page',
    VISIT,
    '"come-up"',
    '"print"',
    'La dirección /en/print ya es de «content/pages/imprenta.en.md»',
  ],
  [
    'a page of the site',
    VISIT,
    '"come-up"',
    '"sheet"',
    'La dirección /en/sheet ya es de otra página del sitio',
  ],
])('a slug that is the path of %s is refused', async (_what, file, from, to, message) => {
  const told = await reportChanged((site) => site.replace(file, from, to));
  expect(told).toContainEqual(expect.stringContaining(message));
});

test('a file that translates none is refused', async () => {
  const told = await reportChanged((site) => site.write('content/pages/nadie.en.md', '---\n---\n'));
  expect(told).toStrictEqual([
    'content/pages/nadie.en.md:1 · Traduce a content/pages/nadie.md, que no está. Escribe ese archivo o borra este.',
  ]);
});

test('without content/en/ what is left of English is told, and stops nothing', async () => {
  const told = await reportChanged((site) => site.remove('content/en'));
  expect(told.map((line) => line.replace(/:.*/, ''))).toStrictEqual(
    globSync('content/*/*.en.md', { cwd: FROZEN_SITE }).sort(),
  );
  expect(told).toContain(
    `${VISIT}:1 · Aviso, no detiene nada: sin content/en/site.json nadie lo lee. Devuelve ese archivo a su lugar o borra este.`,
  );
});

test('without content/en/site.json no word in English is read, which is told', async () => {
  const told = await reportChanged((site) => site.remove('content/en/site.json'));
  expect(told).toContainEqual(
    expect.stringMatching(/^content\/en\/sections\/hero\.json:1 · Aviso, .* nadie/),
  );
});
