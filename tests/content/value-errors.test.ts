import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { contactSchema } from '../../src/schemas/contact.ts';
import type { TempSite } from '../support/temp-site.ts';
import { EXHIBITION, expectReport, checkModifiedContent, REPORTS } from './check-modified-content.ts';

const CHANGES: Record<string, [from: string | RegExp, to: string][]> = {
  'content/gallery/gallery.json': [
    [/"Escalera angosta[^"]*"/, '"IMG_2034.jpg"'],
    ['./montacargas.png', '../share.png'],
    ['"piso", "x": 50, "y": 80', '"pizo", "x": 104.5, "y": -1'],
    ['"direction": 180', '"direction": 400'],
  ],
  'content/pages/ficha.json': [['"Todo en un papel"', '"Todo en un papel | Torre Amapola"']],
  'content/pages/home.json': [[/[^]*/, '[]']],
  'content/plans/plans.json': [['"techo"', '"piso"']],
  'content/sections/about.json': [[/"stats": \[[^]*\]/, '"stats": "tres"']],
  'content/sections/contact.json': [
    ['+52 81 4417 1480', '\u202a+52\u00a081\u20114417\u202f1480\u202c'],
    ['+52 1 81 4417 1490', '+52 1 55 1234 567'],
    ['hola@torre-amapola.test', 'a@example.com, b@example.com'],
  ],
  'content/sections/property.json': [
    [/(?<="lead": \{\s*"es": ")/, '2.200,50 metros cuadrados &amp; <i>CÃ³mo</i>'],
    ['"2, en el sótano"', '6'],
    ['"barbell"', '"barbel"'],
    [/(?<="features": \{\s+"items": \[)/, '"A", "B", "C", "D", "E", '],
    [/"1,480 m²"(?=,\s*"fact")/, '"1.480 m²"'],
  ],
  'content/sections/vision.json': [
    ['{', '{ "precio": "x",'],
    [/"paragraphs": \[[^\]]*\]/, '"paragraphs": []'],
    [/"project": "[^"]*"/, '"project": "../gallery/ninguna.png"'],
  ],
  'content/sections/exhibitions.json': [
    [/(?<="heading": \{ "es": ")/, '\\u202e'],
    [/(?<="lead": \{\s*"es": ")/, '\\u000b**x**'],
  ],
  'content/sections/hero.json': [[/(?<="heading": \{\s*"es": ")/, '\t']],
  'content/sections/footer.json': [[/(?<="place": \{\s*"es": ")/, '\v']],
  'content/site.json': [
    ['torre-amapola.test",', 'torre-amapola.test/es",'],
    ['es-MX', 'español'],
    ['America/Monterrey', 'Monterrey'],
    ['"MX"', '"México"'],
  ],
};

test('content check reports all invalid values of JSON files', async () => {
  const report = await checkModifiedContent(async (content) => {
    for (const [file, changes] of Object.entries(CHANGES))
      for (const [from, to] of changes) await content.replace(file, from, to);
  });
  await expectReport('json-values', report);
});

const PLANS = 'content/plans/plans.json';

test.each([
  [
    'a north that is text',
    '"north": 20',
    '"north": "noroeste"',
    '«plans[1].north» · Se encontró "noroeste". Se espera un número de 0 a 360: los grados desde arriba hasta el norte.',
  ],
  [
    'a state without a drawing',
    /"today": \{\s+"drawing": "\.\/azotea\.svg"[^]*?(?="project")/,
    '',
    '«plans[2].today» · Falta este campo. Se espera un grupo de campos: drawing, alt.',
  ],
  [
    'an outline with two corners',
    '48.3,75 96.7,75 96.7,95 48.3,95',
    '48.3,75 96.7,75',
    '«plans[1].project.rooms[4].outline» · Se encontró "48.3,75 96.7,75". Se espera una lista de esquinas',
  ],
  [
    'a duplicate room name',
    '"es": "Dormitorio"',
    '"es": "Biblioteca"',
    '«plans[1].project.rooms[4].name.es» · Otro cuarto ya se llama "Biblioteca".',
  ],
  [
    'a wall that ends before it begins',
    '"left": 50, "top": 60, "right": 51',
    '"left": 50, "top": 60, "right": 15',
    '«plans[1].light.walls.project[1].right» · Se encontró 15, que no pasa de left: 50.',
  ],
  [
    'a drawing without a width',
    '"width": 60',
    '"width": 0',
    '«plans[1].width» · Se encontró el número 0. Se espera un número de 1 a 500',
  ],
  [
    'a roof that ends below the ceiling',
    '"roofTop": 3.5',
    '"roofTop": 2.5',
    '«plans[1].light.roofTop» · Se encontró 2.5, que no es más alto que ceiling: 3.',
  ],
  [
    'glass in the middle of the floor',
    '"from": { "x": 3.3, "y": 5 }',
    '"from": { "x": 40, "y": 5 }',
    '«plans[1].light.glass[2].to» · Va de 40, 5 a 3.3, 75. Se esperan dos puntos distintos de una misma orilla de floor.',
  ],
  [
    'glass without a length',
    '"to": { "x": 3.3, "y": 75 }',
    '"to": { "x": 3.3, "y": 5 }',
    '«plans[1].light.glass[2].to» · Va de 3.3, 5 a 3.3, 5.',
  ],
  [
    'an opening outside the drawing',
    '"right": 72.5',
    '"right": 172.5',
    '«plans[1].light.skylights[1].right» · Se encontró el número 172.5. Se espera un número de 0 a 100',
  ],
  [
    'glass that ends below its sill',
    '"head": 2.8',
    '"head": 0.4',
    '«plans[1].light.glass[1].head» · Se encontró 0.4, que no es más alto que sill: 0.5.',
  ],
])('content check of a plan reports %s', async (_error, from, to, message) => {
  expect(await checkModifiedContent((content) => content.replace(PLANS, from, to))).toStrictEqual([
    expect.stringContaining(message),
  ]);
});

test('content check reports drawings of a plan with different shapes', async () => {
  const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path d="M0 0h9v9z"/></svg>';
  expect(
    await checkModifiedContent((content) => content.write('content/plans/azotea.svg', SQUARE)),
  ).toStrictEqual([
    expect.stringContaining(`«plans[2].project.drawing» · Mide 600 × 400 px y la de hoy 30 × 30 px.`),
  ]);
});

test('content check reports a latitude in quotes', async () => {
  const report = await checkModifiedContent((content) =>
    content.replace('content/site.json', '"latitude": 25.67', '"latitude": "25° N"'),
  );
  expect(report).toStrictEqual([
    expect.stringContaining('«place.latitude» · Se encontró "25° N". Se espera un número de -90 a 90'),
  ]);
});

const PROPERTY = 'content/sections/property.json';

test.each([
  [
    'too many facts for the fact sheet',
    PROPERTY,
    '"more": [',
    '"more": [{ "label": "Clave", "value": "7" },',
    '«more» · En /ficha hay 22 datos, con los detalles y los créditos. Se esperan 21 o menos, que son los que caben.',
  ],
  [
    'a credit with a label',
    EXHIBITION,
    'description:',
    'imageCredit: "Foto: Ana"\ndescription:',
    '«imageCredit» · Se encontró "Foto: Ana". Se espera un nombre, sin «Foto:», que la página ya escribe',
  ],
  [
    'a year with a decimal point',
    EXHIBITION,
    'description:',
    'works:\n  - { title: "A", year: 1.968, medium: "papel" }\ndescription:',
    '«works[1].year» · Se encontró "1.968". Se espera un año, o dos con el menor primero',
  ],
  [
    'a language tag of several countries',
    'content/site.json',
    '"es-MX"',
    '"es-419"',
    '«language.es» · Se encontró "es-419". Se espera un código de idioma, solo o con su país: en, en-US, en-GB (es-419 es de varios, y buscadores y redes no lo conocen), por ejemplo "es-MX".',
  ],
  [
    'a URL with ñ',
    'content/site.json',
    'https://torre-amapola.test',
    'https://torre-añil.test',
    '«url» · Se encontró "https://torre-añil.test". Se espera una dirección que empiece con https://, solo con el dominio, en minúsculas y sin acentos ni ñ (xn--… por «ñ»)',
  ],
  [
    'a URL with a capital letter',
    'content/site.json',
    'https://torre-amapola.test',
    'https://Torre-Amapola.test',
    '«url» · Se encontró "https://Torre-Amapola.test". Se espera una dirección que empiece con https://, solo con el dominio, en minúsculas y sin acentos ni ñ',
  ],
])('content check reports %s', async (_error, file, from, to, message) => {
  expect(await checkModifiedContent((content) => content.replace(file, from, to))).toContainEqual(
    expect.stringContaining(message),
  );
});

test('content check accepts a site URL with a trailing slash', async () => {
  const report = await checkModifiedContent((content) =>
    content.replace('content/site.json', 'torre-amapola.test"', 'torre-amapola.test/"'),
  );
  expect(report).toStrictEqual([]);
});

test('telephone link dials the extension', () => {
  const value = '+52 55 1234 5678, ext. 105';
  const phone = z.safeParse(contactSchema.shape.details.shape.phone, { value });
  expect(phone.data?.href).toBe('tel:+525512345678;ext=105');
});

const removePlans = async (content: TempSite) => {
  await content.replace(PLANS, /"plans": \[[^]*\]/, '"plans": []');
};

test('content check accepts viewpoints without plans', async () => {
  expect(await checkModifiedContent(removePlans)).toStrictEqual([]);
});

test('content check reports a link to the removed plans page', async () => {
  const report = await checkModifiedContent(async (content) => {
    await removePlans(content);
    await content.replace('content/pages/visita.md', '](/exhibiciones)', '](/plantas)');
  });
  expect(report).toStrictEqual([expect.stringContaining('El enlace "/plantas" no lleva a ningún lado.')]);
});

test('content check reports plans that are not JSON without the links to them', async () => {
  const report = await checkModifiedContent(async (content) => {
    await content.replace(PLANS, '"plans": [', '"plans" [');
    await content.replace('content/pages/visita.md', '](/exhibiciones)', '](/plantas)');
  });
  expect(report).toStrictEqual([expect.stringContaining('Esta línea no es JSON.')]);
});

test.each([
  ['an empty gallery', 'content/gallery/gallery.json', /[^]*/, '[]', 'Se encontró una lista de 0'],
  [
    'a start at 24:00',
    'content/exhibitions/mesa-larga.md',
    /starts: "17:30"/,
    'starts: "24:00"\n    ends: "22:00"',
    '«activities[2].starts»',
  ],
])('content check reports %s once', async (_mistake, file, from, to, message) => {
  const report = await checkModifiedContent((content) => content.replace(file, from, to));
  expect(report).toStrictEqual([expect.stringContaining(message)]);
});

test.each([
  ['an empty list of facts', 'content/pages/visita.md', /^facts:\n(?: {2}.*\n)+/m, 'facts: []\n'],
  ['a vision without comparisons', 'content/sections/vision.json', /,\s*"pairs": \{[^]*\}(?=\s*\}\s*$)/, ''],
  ['a list of plans that is missing', PLANS, /,\s*"plans": \[[^]*\]/, ''],
  ['visits without closed days', 'content/visits.json', /,\s*"closedDays": \[[^]*?\n {2}\]/, ''],
])('content check accepts %s', async (_content, file, from, to) => {
  expect(await checkModifiedContent((content) => content.replace(file, from, to))).toStrictEqual([]);
});

const MESA_LARGA = 'content/exhibitions/mesa-larga.md';
const WORK = 'works:\n  - { title: "A", year: 1968, medium: "papel", picture: ./tablones.png }';
const ACTIVITY = 'activities:\n  - { label: "Recorrido", day: "2021-09-12", starts: "11:00", ends: "12:00" }';

test.each([
  [
    'a date in a different format',
    EXHIBITION,
    [[/^date: .*$/m, 'opens: "2021-9-4"\ncloses: "2021-10-02"']],
    '«opens» · Se encontró "2021-9-4"',
  ],
  [
    'an activity time in words',
    EXHIBITION,
    [['status:', `${ACTIVITY.replace('11:00', '7 pm')}\nstatus:`]],
    '«activities[1].starts» · Se encontró "7 pm"',
  ],
  [
    'an opening hour in words',
    'content/visits.json',
    [['"to": "18:00"', '"to": "0 h"']],
    '«hours.other[1].to» · Se encontró "0 h"',
  ],
  [
    'a fact that is a number',
    'content/sections/property.json',
    [['"value": "1987"', '"value": 1987']],
    '«details.items[7].value» · Se encontró el número 1987',
  ],
  [
    'a speaker role without Spanish',
    MESA_LARGA,
    [['artist:', 'speakerName: "Ana"\nspeakerRole: { en: "Binder" }\nartist:']],
    '«speakerRole.es» · Falta en español',
  ],
  [
    'an unindented translation',
    EXHIBITION,
    [[/^artist:(?: .*|(?:\n +.*)+)$/m, 'artist:\nes: "Ana y Luis"\nen: "Ana and Luis"']],
    '«es» es un idioma de «artist». Empieza este renglón, y los de sus otros idiomas, con dos espacios más.',
  ],
  [
    'a translated name',
    EXHIBITION,
    [[/^speakerName: .*$/m, 'speakerName: { es: "Delfina", en: "Delphine" }']],
    '«speakerName» · Se encontró un grupo de campos. Se espera un texto, por ejemplo "Ana Lucero". Este campo se escribe una sola vez, sin idiomas.',
  ],
  [
    'an equal translation of a name',
    MESA_LARGA,
    [['image:', 'imageCredit: { es: "Ana", en: "Ana" }\nimage:']],
    '«imageCredit» · Se encontró un grupo de campos.',
  ],
  [
    'a list of translated texts',
    'content/sections/vision.json',
    [[/"heading": (\{[^}]*\})/, '"heading": [{ "es": "Uno", "en": "One" }]']],
    '«heading» · Se encontró una lista de 1. Se espera un texto. Aquí no va una lista: quita los corchetes, o el guion.',
  ],
  ['a misspelled field', EXHIBITION, [['artist:', 'artits:']], ':4 · «artits» · No existe: artits.'],
  ['a misspelled group', MESA_LARGA, [['imageAlt:', 'imageAtl:']], ':16 · «imageAtl» · No existe: imageAtl.'],
  [
    'a field outside its group',
    'content/pages/privacidad.md',
    [['  order: 2', 'order: 2']],
    ':22 · «order» · No existe: order.',
  ],
  [
    'a misspelled opening date',
    MESA_LARGA,
    [
      [/^date:\n.*\n.*\n/m, ''],
      [/^status:.*\n/m, ''],
      ['opens:', 'opesn:'],
    ],
    '«opesn» · No existe: opesn.',
  ],
  [
    'a misspelled list of pictures',
    EXHIBITION,
    [['status:', `picturse:\n  - { image: ./tablones.png, alt: "Un papel" }\n${WORK}\nstatus:`]],
    '«picturse» · No existe: picturse.',
  ],
  [
    'a missing picture of a work',
    EXHIBITION,
    [
      [
        'status:',
        `pictures:\n  - { image: ./ninguna.png, alt: "Un papel" }\n${WORK.replace('tablones', 'ninguna')}\nstatus:`,
      ],
    ],
    '«pictures[1].image» · No existe el archivo «content/exhibitions/ninguna.png».',
  ],
  [
    'a misspelled picture that a work shows',
    EXHIBITION,
    [['status:', `pictures:\n  - { image: ./tablon.png, alt: "Un papel" }\n${WORK}\nstatus:`]],
    '«pictures[1].image» · No existe el archivo «content/exhibitions/tablon.png».',
  ],
  [
    'a misspelled closed date',
    'content/visits.json',
    [['"day": "2026-11-19"', '"dya": "2026-11-19"']],
    '«closedDays[1].dya» · No existe: dya.',
  ],
  ['a plan without an id', PLANS, [['"id": "piso",', '']], '«plans[1].id» · Falta este campo.'],
  [
    'a translated title',
    MESA_LARGA,
    [[/^title: .*$/m, 'title: { es: "Libro", en: "Book" }']],
    'Un título se escribe una sola vez, sin idiomas. Lo que quiere decir en inglés va en gloss',
  ],
] as const)('content check reports %s once', async (_error, file, changes, message) => {
  const report = await checkModifiedContent(async (content) => {
    for (const [from, to] of changes) await content.replace(file, from, to);
  });
  expect(report).toStrictEqual([expect.stringContaining(message)]);
});

test.each(['types', 'values'])('content check reports all invalid %s of an exhibition', async (kind) => {
  const text = await readFile(join(REPORTS, `exhibition-${kind}.md`), 'utf8');
  await expectReport(
    `exhibition-${kind}`,
    await checkModifiedContent((content) => content.write(EXHIBITION, text)),
  );
});

test('content check explains a list without hyphens', async () => {
  const report = await checkModifiedContent((content) =>
    content.replace(EXHIBITION, /^status/m, 'activities:\n  label: "Recorrido"\nstatus'),
  );
  expect(report).toStrictEqual([
    expect.stringContaining(
      'Se encontró un grupo de campos. Se espera una lista de 0 o más elementos; sin ninguno se escribe []. Cada elemento empieza con guion y espacio, - label: "…"; en un .json va entre { }, dentro de [ ].',
    ),
  ]);
});

test('content check limits an exhibition to 24 images', async () => {
  const images = `pictures:\n${'  - { image: ./tablones.png, alt: "Un papel" }\n'.repeat(25)}status`;
  expect(
    await checkModifiedContent((content) => content.replace(EXHIBITION, /^status/m, images)),
  ).toContainEqual(
    expect.stringContaining(
      'Se encontró una lista de 25. Se espera una lista de 0 a 24 elementos; sin ninguno se escribe [].',
    ),
  );
});

test.each([
  ['without dates', ['date', 'status'], ''],
  ['with only a closing date', ['date', 'status'], 'closes: "2021-10-02"\n'],
  ['with only an opening date', [], 'opens: "2021-10-02"\n'],
  ['that is a draft without dates', ['date'], 'draft: true\n'],
])('content check of an exhibition %s requires the fields %j', async (_condition, fields, lines) => {
  const report = await checkModifiedContent(async (content) => {
    await content.replace(EXHIBITION, /^status: .*\n/m, '');
    await content.replace(EXHIBITION, /^date: .*\n/m, lines);
  });
  const remedy = 'Falta este campo. Escríbelo, o los días de los que sale solo: opens y closes.';
  expect(report).toStrictEqual(fields.map((field) => `${EXHIBITION}:1 · «${field}» · ${remedy}`));
});
