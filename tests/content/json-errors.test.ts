import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { asFile, inFile, type Change, type ErrorRow, expectRow } from './check-changed.ts';
const HOME = 'content/pages/home.json';
const PROPERTY = 'content/sections/property.json';
const home = (text: string | Uint8Array): Change => asFile(HOME, text);
/** A home.json with this in place of its first line. */
const first = (line: string): Change => home(`{\n ${line}\n "description": "Un penthouse."\n}`);

const ROWS: ErrorRow[] = [
  ['a missing comma', first('"title": "Casa"'), '2 · «title» · Falta una coma después de este valor.'],
  [
    'a comma before a bracket',
    inFile(PROPERTY, '"Permiso de usos mixtos"', '"Permiso de usos mixtos",'),
    'content/sections/property.json:76 · Sobra la coma antes de ].',
  ],
  [
    'typographic quotes',
    inFile(PROPERTY, '"Elevador de carga"', '“Elevador de carga”'),
    'content/sections/property.json:66 · Se encontró “. Los textos van entre comillas rectas: "así".',
  ],
  [
    'quotes inside quotes',
    first('"title": "La "casa" negra",'),
    '2 · «title» · Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
  ],
  [
    'no quotes around a name',
    first('title: "Casa",'),
    '2 · «title» · El nombre del campo va entre comillas: "title": …',
  ],
  [
    'no quotes around a value',
    first('"title": Casa,'),
    '2 · «title» · Se encontró «Casa» donde va un valor. Los textos van entre comillas: "así".',
  ],
  [
    'no quotes around a number with a comma',
    first('"title": 1,500,'),
    '2 · «title» · Se encontró 1,500. Un número con coma se escribe entre comillas: "1,500".',
  ],
  ['no colon', first('"title" "Casa",'), '2 · Faltan los dos puntos entre el nombre del campo y su valor.'],
  ['no value', first('"title": ,'), '2 · «title» · Sobra una coma, o falta un valor antes de ella.'],
  [
    'no value at the end',
    home('{ "title": "Casa", "description": }'),
    '1 · «title» · Falta un valor antes de }.',
  ],
  [
    'a text that goes on in the next line',
    first('"title": "La\n casa",'),
    '2 · «title» · Falta la comilla que cierra este texto. Un texto va en una sola línea: "así".',
  ],
  [
    'a remark after a value',
    first('"title": "Casa", // la de siempre'),
    '2 · «title» · Un archivo JSON no lleva comentarios. Bórralo.',
  ],
  [
    'a semicolon',
    first('"title": "Casa";'),
    '2 · «title» · Se encontró «;». Entre un campo y el siguiente va una coma.',
  ],
  [
    'a tab inside a text',
    first('"title": "La\tcasa",'),
    '2 · «title» · Hay un tabulador dentro del texto. Cámbialo por un espacio.',
  ],
  [
    'a backslash',
    first(String.raw`"title": "C:\fotos\casa",`),
    '2 · «title» · Después de una diagonal invertida (\\) solo puede ir " o \\. Bórrala o escríbela dos veces.',
  ],
  [
    'a space that is none',
    first('"title": "Casa",\u00a0'),
    '2 · «title» · Hay un espacio invisible que no es un espacio. Borra la línea y escríbela de nuevo.',
  ],
  [
    'no brace at the start',
    home(' "title": "Casa",\n "description": "Un penthouse."\n}'),
    '1 · «title» · Falta { al principio del archivo.',
  ],
  [
    'no brace at the end',
    home('{\n "title": "Casa",\n "description": "Un penthouse."\n'),
    '3 · «description» · Falta } al final.',
  ],
  [
    'no bracket at the end',
    inFile(PROPERTY, /usos mixtos"\s*\]/, 'usos mixtos"'),
    'content/sections/property.json:76 · Se encontró } donde va ].',
    'content/sections/property.json:78 · Falta ] al final.',
  ],
  [
    'no brace in the middle',
    inFile(PROPERTY, '  },\n  "design"', '  "design"'),
    'content/sections/property.json:38 · Falta una coma después de este valor.',
    'content/sections/property.json:78 · Falta } al final.',
  ],
  [
    'text after the end',
    home('{ "title": "Casa", "description": "Un penthouse." } \n{}'),
    '2 · Sobra texto después del final.',
  ],
  [
    'an end too early',
    home('{ "title": "Casa", "description":'),
    '1 · «title» · El archivo termina antes de tiempo.',
  ],
  ['an empty file', home(''), '1 · El archivo está vacío.'],
  [
    'a byte order mark',
    home('\uFEFF{ "title": "Casa", "description": "Un penthouse." }'),
    '1 · «title» · El archivo empieza con una marca invisible (BOM). Guárdalo como UTF-8 sin BOM.',
  ],
  [
    'another encoding',
    home(Buffer.from('{\n "title": "Exhibici\xf3n" }', 'latin1')),
    '2 · Hay letras que no se pueden leer. Guarda el archivo como UTF-8.',
  ],
  [
    'two versions that Git could not join',
    first('<<<<<<< HEAD\n "title": "Casa",\n=======\n "title": "Obra",\n>>>>>>> otra'),
    '6 · Quedaron aquí dos versiones sin unir (<<<<<<<). Deja una y borra las marcas.',
  ],
  [
    'a field written twice',
    first('"title": "Casa",\n "title": "Dos",'),
    '3 · «title» · Este campo está escrito dos veces. Borra uno.',
  ],
  [
    'a folder in its place',
    async (content) => {
      await content.remove(HOME);
      await mkdir(join(content.root, HOME));
    },
    '1 · Se encontró una carpeta con este nombre. Se espera un archivo.',
  ],
  [
    'two broken lines, before values are judged',
    first('"title": "Casa"\n "description": "Un penthouse."\n "autor": "Ana",'),
    '2 · «title» · Falta una coma después de este valor.',
    '3 · «description» · Falta una coma después de este valor.',
  ],
];

test.each(ROWS)('a JSON file: %s', async (_title, change, ...lines) => {
  await expectRow(change, lines, HOME);
});
