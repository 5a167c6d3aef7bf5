import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatError } from '../../src/editing/content-check/report.ts';
import { parseJson, parseMarkdown } from '../../src/content/read-file.ts';
import { EXHIBITION, checkModifiedContent } from './check-modified-content.ts';

test.each([
  ['{\n"title": "Casa"\n"lead": "x"\n}', 2],
  ['{\n"title"\n"Casa" }', 2],
  ['{\n"title": "La\n casa"\n}', 2],
  ['["Casa"\n// la de siempre\n]', 2],
  ['{\n"title": "Casa"\n', 2],
  ['{}\n{}', 2],
])('parseJson reports the line of the error in %j', (text, line) => {
  expect(parseJson('a.json', text).errors).toMatchObject([{ line }]);
});

test('parseJson accepts the same texts as JSON.parse', () => {
  const replacement = fc.constantFrom('', ',', '"', '}', ']', '{', '\\', '\n', '1', "'", '\u00a0');
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.nat(5), replacement)
    .map(([text, start, length, inserted]) => {
      const at = start % (text.length + 1);
      return text.slice(0, at) + inserted + text.slice(at + length);
    });
  const agrees = fc.property(fc.oneof(fc.json(), damaged), (text) => {
    const parse = expect(() => JSON.parse(text) as unknown);
    if (parseJson('a.json', text).source) parse.not.toThrow();
    else parse.toThrow();
  });
  fc.assert(agrees, { numRuns: 2000 });
});

const MISREAD =
  'Esta línea no se lee como está escrita. Se espera el nombre del campo, dos puntos, espacio y el valor entre comillas rectas, por ejemplo title: "Dos: la segunda" (por dentro, « »); antes del texto, una línea ---.';
const ON_LINE_2 = `2 · ${MISREAD}`;
const NO_FRONT_MATTER =
  '1 · El archivo empieza con sus datos, entre dos líneas que llevan tres guiones y nada más: ---, los campos (title, description…) y otra línea ---. Debajo va el texto.';

const COMMENT =
  'Lo que sigue a # no se publica. Si es del valor, escríbelo todo entre comillas rectas, por ejemplo "Sala #2"; si es una explicación, ponla en un renglón aparte.';
const HARD_INDENT =
  'Este renglón empieza con un tabulador o con un espacio duro (U+00A0), que no se ve. Bórralo y escribe espacios.';
const TEXT_AND_LOCALES =
  'Este campo tiene un texto y, debajo, otro en cada idioma. Borra el de este renglón, o los renglones de los idiomas.';

const formatIndentError = (line: number, found: number, expected: string): string =>
  `${line} · Este renglón empieza con ${found === 1 ? '1 espacio' : `${found} espacios`}. Se esperan ${expected}, como los renglones de su mismo grupo.`;
const formatLocaleError = (line: number, locale: string, field: string): string =>
  `${line} · «${locale}» es un idioma de «${field}». Empieza este renglón, y los de sus otros idiomas, con dos espacios más.`;

/** Front matter with its errors, also where YAML accepts it. The first field is on line 2. */
const FIELDS: [lines: string, ...errors: string[]][] = [
  ['title: Dos: la segunda', ON_LINE_2],
  ['title: "Noventa', ON_LINE_2],
  ['title: "La "casa" negra"', ON_LINE_2],
  ['title: Noventa kilos"', ON_LINE_2],
  ['title: “Noventa kilos”', ON_LINE_2],
  ['title: Noventa #1', `2 · ${COMMENT}`],
  ['id: 8 # la nueva', `2 · ${COMMENT}`],
  ['title: "Noventa" # por ahora'],
  ["title: 'Noventa\nid: 7\ndraft: true", ON_LINE_2],
  ['title: &Noventa kilos', ON_LINE_2],
  ['title: *Noventa kilos', ON_LINE_2],
  ['title: !Noventa kilos', ON_LINE_2],
  ['title: - Noventa', ON_LINE_2],
  ['title: "Noventa\ndescription: "Cinco', ON_LINE_2],
  ['facts:\n  - label: "Dónde"\n    value: Piso #14', `4 · ${COMMENT}`],
  ['facts:\n\u00A0\u00A0- label: "Dónde"', `3 · ${HARD_INDENT}`],
  ['id: 7\ntitle:Noventa', `3 · ${MISREAD}`],
  ['id: 7\n\ttitle: "Noventa"', `3 · ${HARD_INDENT}`],
  ['title: "Otra"\ntitle: "Noventa"', '3 · Este campo está escrito dos veces. Borra uno.'],
  ['artist:\n  es: "Ana"\n en: "Ann"', formatIndentError(4, 1, '0 o 2')],
  ['artist:\n  es: "Ana"\n   en: "Ann"', formatIndentError(4, 3, '2')],
  ['artist:\nes: "Ana"\n  en: "Ann"', formatLocaleError(3, 'es', 'artist')],
  ['artist:\n  es: "Ana"\nen: "Ann"', formatLocaleError(4, 'en', 'artist')],
  ['title: "Noventa"\n  id: 7', formatIndentError(3, 2, '0')],
  ['facts:\n  - label:\n    es: "Dónde"\n    value: "Aquí"', formatLocaleError(4, 'es', 'label')],
  ['facts:\n  - label:\n  es: "Dónde"\n    value: "Aquí"', formatIndentError(4, 2, '6')],
  ['facts:\n  - label: "Dónde"\n   value: "Aquí"', formatIndentError(4, 3, '0 o 4')],
  ['facts:\n  - label: "Dónde"\n     value: "Aquí"\n  - label: "Cuándo"', formatIndentError(4, 5, '4')],
  [
    'facts:\n  - label:\n      es: "Dónde"\n      value: "Aquí"',
    '5 · «value» no es un idioma (es, en). Si es otro campo, empieza su renglón con menos espacios, como el campo de los idiomas de arriba.',
  ],
  ['artist\n  es: "Ana"\n  en: "Ann"', ON_LINE_2],
  ['id: 7\nartist: "Ana"\n  es: "Ana"\n  en: "Ann"', `3 · ${TEXT_AND_LOCALES}`],
  [
    'artist:\n  es: "Ana"\n  en: "Ann"\n  date: "Hoy"\n  status: "pasada"',
    '5 · «date» no es un idioma (es, en). Si es otro campo, empieza su renglón con menos espacios, como el campo de los idiomas de arriba.',
  ],
  ['facts:\n  -label: "Dónde"\n    value: "Aquí"', '3 · Falta un espacio después del guion: - label: "…".'],
  [
    'facts:\n  - label: "Dónde"\n    value: "Aquí"\n    label: "Cuándo"\n    value: "Hoy"',
    '5 · Este campo está escrito dos veces. Borra uno. Si empieza otro elemento de la lista, lleva un guion delante.',
  ],
];

test.each([
  ...FIELDS.map(([lines, ...errors]) => [`---\n${lines}\n---\n\nUn ensayo.`, ...errors]),
  ['id: 7\n---\n\nUn ensayo.', NO_FRONT_MATTER],
  ['Un ensayo.\n---\nid: 7\n---\n', NO_FRONT_MATTER],
  ['---\nid: 7\n-----\n\nUn ensayo.', NO_FRONT_MATTER],
  ['---\nid: 7\n\nUn ensayo.\n\n---\n\nY más.', `4 · ${MISREAD}`],
])('parseMarkdown reports the errors of %j', (text, ...errors) => {
  expect(parseMarkdown('a.md', text).errors.map(formatError)).toStrictEqual(
    errors.map((error) => `a.md:${error}`),
  );
});

test('content check reports control characters with the previous word', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace(EXHIBITION, /\n---\n\n/, '\n---\n\nSe llama \x93Cielo\x94 \x96 así.\n\n'),
  );
  expect(report.map((line) => line.split(' · ')[1])).toStrictEqual([
    'Después de "Cielo" hay un signo que no se ve, U+0094: escribe ”.',
    'Después de "Cielo" hay un signo que no se ve, U+0096: escribe –.',
    'Después de "llama" hay un signo que no se ve, U+0093: escribe “.',
  ]);
});

test.each(['latin1', 'utf16le'] as const)('content check reports the encoding %s once', async (encoding) => {
  const report = await checkModifiedContent(async (site) => {
    const text = await readFile(join(site.root, EXHIBITION), 'utf8');
    await site.write(EXHIBITION, Buffer.from(text, encoding));
  });
  expect(report).toStrictEqual([
    expect.stringContaining('Hay letras que no se pueden leer. Guarda el archivo como UTF-8.'),
  ]);
});

test('content check compares only readable translations with the original', async () => {
  const report = await checkModifiedContent((site) =>
    site.replace('content/exhibitions/mesa-larga.en.md', '---\n', '--\n'),
  );
  expect(report).toStrictEqual([expect.stringContaining('El archivo empieza con sus datos')]);
});
