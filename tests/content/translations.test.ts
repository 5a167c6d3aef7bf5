import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkModifiedContent } from './check-modified-content.ts';

const ENGLISH_EXHIBITION = 'content/exhibitions/mesa-larga.en.md';
const EXHIBITION = 'content/exhibitions/mesa-larga.md';
const ENGLISH_VISIT = 'content/pages/visita.en.md';
const SITE = 'content/site.json';
const FOOTER = 'content/sections/footer.json';

const COPYRIGHT = /"copyright": (?:\{(?:[^{}]|\{year\})*\}|"[^"]*")/;
const COPYRIGHT_ES = '"es": "Casa {year}"';

test.each([
  [
    'a misspelt locale',
    `"copyright": { ${COPYRIGHT_ES}, "eng": "House {year}" }`,
    /«copyright» · Se encontró un grupo de campos\. .* Un texto va entre comillas, o con sus idiomas: es: "…", en: "…".*\. No es un idioma: eng\./,
  ],
  [
    'an unknown placeholder',
    `"copyright": { ${COPYRIGHT_ES}, "en": "House {yaer}" }`,
    /«copyright\.en» · Se encontró "House \{yaer\}".*\{year\}/,
  ],
  ['a text without Spanish', '"copyright": { "en": "House {year}" }', /«copyright\.es» · Falta este campo/],
])('content check reports the location of %s', async (_error, copyright, message) => {
  const report = await checkModifiedContent((site) => site.replace(FOOTER, COPYRIGHT, copyright));
  expect(report).toStrictEqual([expect.stringMatching(message)]);
});

test.each([
  ['on a page', EXHIBITION, /es: "Trae tu almohada"/, '', 'activities[1].note.es'],
  ['in a section', 'content/visits.json', '"es": "avisando antes",', '', 'byAppointment.es'],
])('content check suggests a fix for an English-only text %s', async (_location, file, from, to, field) => {
  const report = await checkModifiedContent((site) => site.replace(file, from, to));
  const [location, name, message] = report[0]?.split(' · ') ?? [];
  expect([report.length, location?.split(':')[0], name]).toStrictEqual([1, file, `«${field}»`]);
  expect(message).toMatch(/Escribe es: "…", o borra el campo\.$/);
});

test.each<[error: string, file: string, from: RegExp, to: string, message: string]>([
  ['a shared text', FOOTER, COPYRIGHT, '"copyright": "Casa"', '«copyright» · Se encontró "Casa"'],
  ['a field name', EXHIBITION, /^artist:/m, 'artits:', '«artits» · No existe: artits'],
  ['a line', SITE, /"url"/, 'url', 'Esta línea no es JSON'],
])('content check reports an error in %s once', async (_error, file, from, to, message) => {
  expect(await checkModifiedContent((site) => site.replace(file, from, to))).toStrictEqual([
    expect.stringContaining(message),
  ]);
});

test('content check warns about an identical translation', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace(FOOTER, COPYRIGHT, '"copyright": { "es": "Casa {year}", "en": "Casa {year}" }'),
  );
  expect(report.map((line) => line.split(' · ')[1])).toStrictEqual(['«copyright.en»']);
});

test('content check accepts a word that both languages share', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace(FOOTER, COPYRIGHT, '"copyright": { "es": "Spa {year}", "en": "Spa {year}" }'),
  );
  expect(report).toStrictEqual([]);
});

test('content check warns about an English file with a Spanish essay', async () => {
  const report = await checkModifiedContent(async (site) => {
    const [, essay = ''] = /\n---\n([^]*)$/.exec(await readFile(join(site.root, EXHIBITION), 'utf8')) ?? [];
    await site.replace(ENGLISH_EXHIBITION, /\n---\n[^]*$/, `\n---\n${essay}`);
  });
  expect(report.filter((line) => line.includes('Aviso'))).toStrictEqual([
    expect.stringMatching(
      /mesa-larga\.en\.md:4 · «texto» · Aviso, no detiene nada: es el texto en español\./,
    ),
  ]);
});

test('content check suggests a space for thousands in a title', async () => {
  const report = await checkModifiedContent(async (site) => {
    await site.replace(SITE, '"es-MX"', '"es-ES"');
    await site.replace(EXHIBITION, /^title: .*$/m, 'title: "Mesa de 1.200 m²"');
  });
  expect(report.filter((line) => line.includes('«title»'))).toStrictEqual([
    expect.stringContaining('o uno con espacio, "Mesa de 1 200 m²", como en un título.'),
  ]);
});

test.each(['"Table"', '{ es: "Mesa", en: "Table" }'])(
  'content check rejects the Spanish gloss %s',
  async (gloss) => {
    const report = await checkModifiedContent((site) =>
      site.replace(EXHIBITION, /^gloss:\n.*$/m, `gloss: ${gloss}`),
    );
    expect(report).toStrictEqual([expect.stringContaining('«gloss» · En español no se escribe')]);
  },
);

test('content check accepts an untranslated text', async () => {
  expect(
    await checkModifiedContent((site) => site.replace(FOOTER, COPYRIGHT, `"copyright": { ${COPYRIGHT_ES} }`)),
  ).toStrictEqual([]);
});

test.each([
  ['date', EXHIBITION, 'day: "2026-12-06"', 'day: { es: "2026-12-06", en: "2026-12-07" }'],
  [
    'list',
    'content/sections/about.json',
    /"paragraphs": \[/,
    '"paragraphs": { "es": [], "en": [] }, "más": [',
  ],
])('content check rejects a translated %s', async (_type, file, from, to) => {
  const report = await checkModifiedContent((site) => site.replace(file, from, to));
  expect(report).toContainEqual(expect.stringContaining(' · Se encontró un grupo de campos. Se espera un'));
});

test('content check warns about translated fields without an English file', async () => {
  const report = await checkModifiedContent(async (site) => {
    await site.remove('content/pages/imprenta.en.md');
    await site.replace(
      ENGLISH_EXHIBITION,
      '(/en/exhibitions/barro-que-suena)',
      '(/exhibiciones/barro-que-suena)',
    );
    await site.remove('content/exhibitions/barro-que-suena.en.md');
  });
  // Both files still have English fields, which are only published with an English file.
  expect(report).toStrictEqual([
    'content/exhibitions/barro-que-suena.md:1 · Aviso, no detiene nada: lo que dice en inglés no se publica: falta su texto, content/exhibitions/barro-que-suena.en.md.',
    'content/pages/imprenta.md:1 · Aviso, no detiene nada: lo que dice en inglés no se publica: falta su texto, content/pages/imprenta.en.md.',
  ]);
});

test('content check suggests the Spanish file for fields of an English file', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace(ENGLISH_EXHIBITION, '---\n', '---\nartist: "Ebano"\ngloss: "Table"\n'),
  );
  expect(report).toStrictEqual([
    `${ENGLISH_EXHIBITION}:2 · «artist» · Va en ${EXHIBITION}, con sus idiomas: artist: { es: "…", en: "…" }. Aquí va solo: el texto.`,
    `${ENGLISH_EXHIBITION}:3 · «gloss» · Va en ${EXHIBITION}, con sus idiomas: gloss: { en: "…" }. Aquí va solo: el texto.`,
  ]);
});

test.each([
  [
    'Spanish for English',
    '"en": "en"',
    '"en": "es"',
    '«language.en» · Se encontró "es". Se espera "en", o con su país, "en-…".',
  ],
  [
    'an unknown country code',
    '"en": "en"',
    '"en": "en-UK"',
    '«language.en» · Se encontró "en-UK". Se espera un código de idioma, solo o con su país: en, en-US, en-GB',
  ],
  [
    'a language name',
    '"en": "en"',
    '"en": "english"',
    '«language.en» · Se encontró "english". Se espera un código',
  ],
  [
    'English for Spanish',
    '"es-MX"',
    '"en-GB"',
    '«language.es» · Se encontró "en-GB". Se espera "es", o con su país, "es-…".',
  ],
])('content check rejects a language tag with %s', async (_error, from, to, expected) => {
  const report = await checkModifiedContent((site) => site.replace(SITE, from, to));
  expect(report.filter((line) => line.includes('«language.'))).toStrictEqual([
    expect.stringContaining(expected),
  ]);
});

test('content check accepts a language tag with a country', async () => {
  const report = await checkModifiedContent((site) => site.replace(SITE, '"en": "en"', '"en": "en-GB"'));
  expect(report.filter((line) => !line.includes('«date.en»'))).toStrictEqual([]);
});

test('content check warns about dates in the format of a different country', async () => {
  const report = await checkModifiedContent((site) => site.replace(SITE, '"en": "en"', '"en": "en-GB"'));
  expect(report).toStrictEqual([expect.stringContaining('Se lee "7 September 2026 – 14 March 2027"')]);
});

test('content check warns once about files in a language that site.json omits', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace(SITE, /"language": \{[^}]*\}/, '"language": "es-MX"'),
  );
  expect(report).toStrictEqual([
    expect.stringMatching(
      /^content\/site\.json:4 · «language» · Aviso, no detiene nada: no tiene «en», y nadie lee .*mesa-larga\.en\.md, .*visita\.en\.md\. Escríbelo aquí, o borra lo que está en inglés\.$/,
    ),
  ]);
});

test('content check reports errors of an English essay by line', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace(
      ENGLISH_EXHIBITION,
      /\n---\n[^]*$/,
      '\n---\n\n# One\n\n[A](/nowhere) [B](/en/com-up)\n\n**Bold **x\n\n![](./none.png)\n',
    ),
  );
  expect(report.map((line) => line.replace(`${ENGLISH_EXHIBITION}:`, ''))).toStrictEqual([
    expect.stringMatching(/^4 · «texto» · Se encontró un título de nivel 1/),
    expect.stringMatching(/^6 · «texto» · El enlace "\/en\/com-up" no lleva a ningún lado/),
    expect.stringMatching(/^6 · «texto» · El enlace "\/nowhere" no lleva a ningún lado/),
    expect.stringMatching(/^8 · «texto» · "\*\*Bold \*\*x" se lee con sus signos/),
    expect.stringMatching(/^10 · «texto» · La imagen "\.\/none\.png" no dice qué se ve/),
    expect.stringMatching(/^10 · «texto» · No existe el archivo/),
  ]);
});

test('content check accepts links to pages in both languages', async () => {
  const paths = ['/en', '/en#contact', '/en/come-up', '/en/exhibitions/mesa-larga', '/visita', '/analytics'];
  const links = paths.map((path) => `[a](${path})`).join(' ');
  const report = await checkModifiedContent((site) =>
    site.replace(ENGLISH_EXHIBITION, 'The table was', `${links} The table was`),
  );
  expect(report).toStrictEqual([]);
});

test('content check reports a broken link in an English field', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace('content/pages/visita.md', 'en: "/en#contact"', 'en: "/en/contacto"'),
  );
  expect(report).toStrictEqual([
    expect.stringMatching(/visita\.md:\d+ · «facts\[1\]\.link\.en» · El enlace "\/en\/contacto" no lleva/),
  ]);
});

test.each([
  ['a text page', '"come-up"', '"print"', 'La dirección /en/print ya es de «content/pages/imprenta.en.md»'],
  [
    'a page of the site itself',
    '"come-up"',
    '"sheet"',
    'La dirección /en/sheet ya es de otra página del sitio',
  ],
])('content check rejects a slug that belongs to %s', async (_page, from, to, message) => {
  const report = await checkModifiedContent((site) => site.replace(ENGLISH_VISIT, from, to));
  expect(report).toContainEqual(expect.stringContaining(message));
});

test('content check rejects the translation of a missing file', async () => {
  const report = await checkModifiedContent((site) => site.write('content/pages/nadie.en.md', '---\n---\n'));
  expect(report).toStrictEqual([
    'content/pages/nadie.en.md:1 · Traduce a content/pages/nadie.md, que no está. Escribe ese archivo o borra este.',
  ]);
});

test('content check suggests a gallery image for an unknown photograph', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace('content/sections/about.json', /"\.\.\/gallery\/[^"]*"/, '"./vision.png"'),
  );
  expect(report).toContainEqual(
    expect.stringMatching(
      /about\.json:\d+ · «photograph» · Se encontró "\.\/vision\.png", que no está en content\/gallery\/gallery\.json\. .* por ejemplo "\.\.\/gallery\/.*\.png"\./,
    ),
  );
});

test('content check rejects a duplicate activity id', async () => {
  const report = await checkModifiedContent(async (site) => {
    for (const day of ['2026-12-06', '2027-01-30'])
      await site.replace(EXHIBITION, `day: "${day}"`, `id: "a1b2c3"\n    day: "${day}"`);
  });
  expect(report).toStrictEqual([
    expect.stringMatching(/«activities\[3\]\.id» · Otra actividad ya tiene este id/),
  ]);
});
