import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkModifiedContent } from './check-modified-content.ts';

const SHOW = 'content/exhibitions/mesa-larga.en.md';
const ORIGINAL = 'content/exhibitions/mesa-larga.md';
const VISIT = 'content/pages/visita.en.md';
const SITE = 'content/site.json';
const FOOTER = 'content/sections/footer.json';

const COPYRIGHT = /"copyright": (?:\{(?:[^{}]|\{year\})*\}|"[^"]*")/;
const COPYRIGHT_ES = '"es": "Casa {year}"';

test.each([
  [
    'a text whose language is misspelt',
    `"copyright": { ${COPYRIGHT_ES}, "eng": "House {year}" }`,
    /«copyright» · Se encontró un grupo de campos\. .* Un texto va entre comillas, o con sus idiomas: es: "…", en: "…".*\. No es un idioma: eng\./,
  ],
  [
    'a placeholder of another name',
    `"copyright": { ${COPYRIGHT_ES}, "en": "House {yaer}" }`,
    /«copyright\.en» · Se encontró "House \{yaer\}".*\{year\}/,
  ],
  [
    'a text that Spanish lacks',
    '"copyright": { "en": "House {year}" }',
    /«copyright\.es» · Falta este campo/,
  ],
])('%s is told where it stands', async (_what, written, told) => {
  const report = await checkModifiedContent((site) => site.replace(FOOTER, COPYRIGHT, written));
  expect(report).toStrictEqual([expect.stringMatching(told)]);
});

test.each([
  ['on a page', ORIGINAL, /es: "Trae tu almohada"/, '', 'activities[1].note.es'],
  ['in a section', 'content/visits.json', '"es": "avisando antes",', '', 'byAppointment.es'],
])(
  'a text that %s only other languages have is told, with its remedy',
  async (_where, file, from, to, field) => {
    const told = await checkModifiedContent((site) => site.replace(file, from, to));
    const [place, name, message] = told[0]?.split(' · ') ?? [];
    expect([told.length, place?.split(':')[0], name]).toStrictEqual([1, file, `«${field}»`]);
    expect(message).toMatch(/Escribe es: "…", o borra el campo\.$/);
  },
);

test.each<[what: string, file: string, from: RegExp, to: string, ...told: string[]]>([
  ['a text', FOOTER, COPYRIGHT, '"copyright": "Casa"', '«copyright» · Se encontró "Casa"'],
  [
    'the name of a field',
    ORIGINAL,
    /^artist:/m,
    'artits:',
    '«artist» · Falta este campo',
    '«artits» · No existe: artits',
  ],
  ['a line of a file', SITE, /"url"/, 'url', 'Esta línea no es JSON'],
])('%s that is wrong in both languages is told once', async (_what, file, from, to, ...told) => {
  expect(await checkModifiedContent((site) => site.replace(file, from, to))).toStrictEqual(
    told.map((message) => expect.stringContaining(message) as string),
  );
});

test.each([
  ['a field', COPYRIGHT, '"copyright": { "es": "Casa {year}", "en": "Casa {year}" }', ['«copyright.en»']],
  [
    'a word that both languages share',
    COPYRIGHT,
    '"copyright": { "es": "Spa {year}", "en": "Spa {year}" }',
    [],
  ],
])('%s that is the same in English has one warning or none', async (_what, from, to, fields) => {
  const told = await checkModifiedContent((site) => site.replace(FOOTER, from, to));
  expect(told.map((line) => line.split(' · ')[1])).toStrictEqual(fields);
});

test('an English text that is the Spanish one has a warning', async () => {
  const told = await checkModifiedContent(async (site) => {
    const [, essay = ''] = /\n---\n([^]*)$/.exec(await readFile(join(site.root, ORIGINAL), 'utf8')) ?? [];
    await site.replace(SHOW, /\n---\n[^]*$/, `\n---\n${essay}`);
  });
  expect(told.filter((line) => line.includes('Aviso'))).toStrictEqual([
    expect.stringMatching(
      /mesa-larga\.en\.md:4 · «texto» · Aviso, no detiene nada: es el texto en español\./,
    ),
  ]);
});

test.each(['"Table"', '{ es: "Mesa", en: "Table" }'])(
  'the meaning of a title is refused in Spanish, written as %s',
  async (written) => {
    const told = await checkModifiedContent((site) =>
      site.replace(ORIGINAL, /^gloss:\n.*$/m, `gloss: ${written}`),
    );
    expect(told).toStrictEqual([expect.stringContaining('«gloss» · En español no se escribe')]);
  },
);

test('a text may be in Spanish alone', async () => {
  expect(
    await checkModifiedContent((site) => site.replace(FOOTER, COPYRIGHT, `"copyright": { ${COPYRIGHT_ES} }`)),
  ).toStrictEqual([]);
});

test.each([
  ['a day', ORIGINAL, 'day: "2026-12-06"', 'day: { es: "2026-12-06", en: "2026-12-07" }'],
  [
    'a list',
    'content/sections/about.json',
    /"paragraphs": \[/,
    '"paragraphs": { "es": [], "en": [] }, "más": [',
  ],
])('%s is not written in languages', async (_what, file, from, to) => {
  const told = await checkModifiedContent((site) => site.replace(file, from, to));
  expect(told).toContainEqual(expect.stringContaining(' · Se encontró un grupo de campos. Se espera un'));
});

test('an exhibition and a page may have no English', async () => {
  const told = await checkModifiedContent(async (site) => {
    await site.remove('content/pages/imprenta.en.md');
    await site.replace(SHOW, '(/en/exhibitions/barro-que-suena)', '(/exhibiciones/barro-que-suena)');
    await site.remove('content/exhibitions/barro-que-suena.en.md');
  });
  // Their words in English wait for a text.
  expect(told).toStrictEqual([
    'content/exhibitions/barro-que-suena.md:1 · Aviso, no detiene nada: lo que dice en inglés no se publica: falta su texto, content/exhibitions/barro-que-suena.en.md.',
    'content/pages/imprenta.md:1 · Aviso, no detiene nada: lo que dice en inglés no se publica: falta su texto, content/pages/imprenta.en.md.',
  ]);
});

test('a field of the page that stands above its text in English is sent to its place', async () => {
  const told = await checkModifiedContent((site) =>
    site.replace(SHOW, '---\n', '---\nartist: "Ebano"\ngloss: "Table"\n'),
  );
  expect(told).toStrictEqual([
    `${SHOW}:2 · «artist» · Va en ${ORIGINAL}, con sus idiomas: artist: { es: "…", en: "…" }. Aquí va solo: el texto.`,
    `${SHOW}:3 · «gloss» · Va en ${ORIGINAL}, con sus idiomas: gloss: { en: "…" }. Aquí va solo: el texto.`,
  ]);
});

test.each([
  [
    'the one of Spanish',
    '"en": "en"',
    '"en": "es"',
    '«language.en» · Se encontró "es". Se espera "en", o con su país, "en-…".',
  ],
  [
    'of a country that has another code',
    '"en": "en"',
    '"en": "en-UK"',
    '«language.en» · Se encontró "en-UK". Se espera un código de idioma, solo o con su país: en, en-US, en-GB',
  ],
  ['none', '"en": "en"', '"en": "english"', '«language.en» · Se encontró "english". Se espera un código'],
  [
    'in Spanish the one of English',
    '"es-MX"',
    '"en-GB"',
    '«language.es» · Se encontró "en-GB", que es otro de sus idiomas. Se espera "es".',
  ],
])('a tag of a language that is %s is refused', async (_what, from, to, expected) => {
  const told = await checkModifiedContent((site) => site.replace(SITE, from, to));
  expect(told.filter((line) => line.includes('«language.'))).toStrictEqual([
    expect.stringContaining(expected),
  ]);
});

test('a tag of a locale accepts a country', async () => {
  const report = await checkModifiedContent((site) => site.replace(SITE, '"en": "en"', '"en": "en-GB"'));
  expect(report.filter((line) => !line.includes('«date.en»'))).toStrictEqual([]);
});

test('a tag with a country names the dates that it writes differently', async () => {
  const report = await checkModifiedContent((site) => site.replace(SITE, '"en": "en"', '"en": "en-GB"'));
  expect(report).toStrictEqual([expect.stringContaining('Se lee "7 September 2026 – 14 March 2027"')]);
});

test('without the tag of a language nobody reads its texts, which is told', async () => {
  const told = await checkModifiedContent((site) =>
    site.replace(SITE, /"language": \{[^}]*\}/, '"language": "es-MX"'),
  );
  expect(told).toContain(
    `${VISIT}:1 · Aviso, no detiene nada: nadie lo lee: en content/site.json, «language» no tiene «en». Escríbelo ahí o borra este archivo.`,
  );
  expect(told.filter((line) => !line.includes('.en.md'))).toStrictEqual([]);
});

test('an essay in English has the errors of one in Spanish, at its lines', async () => {
  const told = await checkModifiedContent((site) =>
    site.replace(
      SHOW,
      /\n---\n[^]*$/,
      '\n---\n\n# One\n\n[A](/nowhere) [B](/en/com-up)\n\n**Bold **x\n\n![](./none.png)\n',
    ),
  );
  expect(told.map((line) => line.replace(`${SHOW}:`, ''))).toStrictEqual([
    expect.stringMatching(/^4 · «texto» · Se encontró un título de nivel 1/),
    expect.stringMatching(/^6 · «texto» · El enlace "\/en\/com-up" .* Escríbelo así: \/en\/come-up\./),
    expect.stringMatching(/^6 · «texto» · El enlace "\/nowhere" no lleva a ningún lado/),
    expect.stringMatching(/^8 · «texto» · "\*\*Bold \*\*x" se lee con sus signos/),
    expect.stringMatching(/^10 · «texto» · La imagen "\.\/none\.png" no dice qué se ve/),
    expect.stringMatching(/^10 · «texto» · No existe el archivo/),
  ]);
});

test('a link in English leads to pages of either language', async () => {
  const places = ['/en', '/en#contact', '/en/come-up', '/en/exhibitions/mesa-larga', '/visita', '/analytics'];
  const links = places.map((place) => `[a](${place})`).join(' ');
  const told = await checkModifiedContent((site) =>
    site.replace(SHOW, 'The table was', `${links} The table was`),
  );
  expect(told).toStrictEqual([]);
});

test('a fact in English that leads nowhere is told', async () => {
  const told = await checkModifiedContent((site) =>
    site.replace('content/pages/visita.md', 'en: "/en#contact"', 'en: "/en/contacto"'),
  );
  expect(told).toStrictEqual([
    expect.stringMatching(/visita\.md:\d+ · «facts\[1\]\.link\.en» · El enlace "\/en\/contacto" no lleva/),
  ]);
});

test.each([
  ['another page', '"come-up"', '"print"', 'La dirección /en/print ya es de «content/pages/imprenta.en.md»'],
  ['a page of the site', '"come-up"', '"sheet"', 'La dirección /en/sheet ya es de otra página del sitio'],
])('a slug that is the path of %s is refused', async (_what, from, to, message) => {
  const told = await checkModifiedContent((site) => site.replace(VISIT, from, to));
  expect(told).toContainEqual(expect.stringContaining(message));
});

test('a file that translates none is refused', async () => {
  const told = await checkModifiedContent((site) => site.write('content/pages/nadie.en.md', '---\n---\n'));
  expect(told).toStrictEqual([
    'content/pages/nadie.en.md:1 · Traduce a content/pages/nadie.md, que no está. Escribe ese archivo o borra este.',
  ]);
});

test('a picture that the gallery has not is told, with one that it has', async () => {
  const told = await checkModifiedContent((site) =>
    site.replace('content/sections/about.json', /"\.\.\/gallery\/[^"]*"/, '"./vision.png"'),
  );
  expect(told).toContainEqual(
    expect.stringMatching(
      /about\.json:\d+ · «photograph» · Se encontró "\.\/vision\.png", que no está en content\/gallery\/gallery\.json\. .* por ejemplo "\.\.\/gallery\/.*\.png"\./,
    ),
  );
});

test('two activities with one id are told', async () => {
  const told = await checkModifiedContent(async (site) => {
    for (const day of ['2026-12-06', '2027-01-30'])
      await site.replace(ORIGINAL, `day: "${day}"`, `id: "a1b2c3"\n    day: "${day}"`);
  });
  expect(told).toStrictEqual([
    expect.stringMatching(/«activities\[3\]\.id» · Otra actividad ya tiene este id/),
  ]);
});
