import { expect, test } from 'vitest';
import { findYamlErrors } from '../../src/editing/content-check/yaml-errors.ts';
import { listExhibitionFields } from '../../src/editing/new-exhibition/exhibition-text.ts';
import {
  inField,
  inFile,
  asFile,
  all,
  EXHIBITION,
  type Change,
  type ErrorRow,
  expectRow,
} from './check-changed.ts';
const title = (value: string): Change => inField('title', `title: ${value}`);

const ROWS: ErrorRow[] = [
  [
    'a colon in an unquoted value',
    title('Dos: la segunda'),
    '3 · «title» · El valor lleva dos puntos (:) y no está entre comillas. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
  ],
  [
    'two open quotes',
    all(title('"Noventa'), inField('description', 'description: "Cinco')),
    '3 · «title» · Falta la comilla que cierra este valor.',
    '9 · «description» · Falta la comilla que cierra este valor.',
  ],
  [
    'a quote that only closes',
    title('Noventa kilos"'),
    '3 · «title» · Falta la comilla que abre este valor.',
  ],
  [
    'quotes inside quotes',
    title('"Los "noventa" kilos"'),
    '3 · «title» · Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
  ],
  [
    'typographic quotes',
    title('“Noventa kilos”'),
    '3 · «title» · Las comillas “ ” se verían en la página. Usa comillas rectas, por ejemplo title: "Cielo raso".',
  ],
  [
    'no colon',
    inField('title', 'title Noventa kilos'),
    '3 · Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".',
  ],
  [
    'no space after the colon',
    inField('title', 'title:Noventa'),
    '3 · «title» · Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".',
  ],
  [
    'a tab before a field',
    inField('title', '\ttitle: "Noventa"'),
    '3 · «title» · La línea empieza con espacios o con un tabulador. Bórralos: cada campo empieza al principio de su línea.',
  ],
  [
    'a dash before a field',
    inField('title', '- title: "Noventa"'),
    '3 · La línea empieza con un guion. Bórralo: cada campo empieza al principio de su línea.',
  ],
  [
    'a field written twice',
    inField('title', 'title: "Otra"\ntitle: "Noventa"'),
    '4 · «title» · Este campo está escrito dos veces. Borra uno.',
  ],
  [
    'a number sign that cuts the text',
    title('Noventa #1'),
    '3 · «title» · Lo que sigue al signo # no se publica. Escribe el valor entre comillas, por ejemplo title: "Obra #3".',
  ],
  [
    'a value that starts with an asterisk',
    title('*Noventa'),
    '3 · «title» · El valor empieza con un signo reservado. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
  ],
  [
    'a bracket left open',
    title('[Noventa kilos'),
    '3 · «title» · El valor empieza con un signo reservado. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
  ],
  [
    'a backslash in the path of a picture',
    inField('image', String.raw`image: ".\libro-de-una-hoja.png"`),
    '7 · «image» · Sobra una diagonal invertida (\\). Bórrala; en la ruta de una imagen va la otra: "./foto.jpg".',
  ],
  [
    'a mark that ends the data',
    inField('status', 'status: pasada\n...'),
    '7 · Esta línea no es un campo. Bórrala: aquí solo van campos, uno por línea.',
  ],
  [
    'a line that only Astro cannot read',
    inField('artist', ':\nartist: "Ana"'),
    '4 · Esta línea no se entiende. Cada campo va en su línea: nombre, dos puntos, espacio y valor. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
  ],
  [
    'a number that only Astro reads as one',
    title('0b11'),
    '3 · «title» · Se encontró el número 3. Se espera un texto, por ejemplo "Cielo raso". Escríbelo entre comillas: "3".',
  ],
  [
    'no data',
    asFile(EXHIBITION, 'Hola, este es un ensayo.\n'),
    '1 · Falta el bloque de datos. El archivo empieza con una línea ---, siguen los campos (id, title, artist…) y otra línea ---.',
  ],
  [
    'no line of hyphens at the start',
    inFile(EXHIBITION, /^---\n/, ''),
    '1 · Falta una línea --- antes de este campo, la primera del bloque de datos.',
  ],
  [
    'no line of hyphens at the end, and a ruler in the essay',
    all(inFile(EXHIBITION, /\n---\n/, '\n'), inFile(EXHIBITION, 'Se montó', '---\n\nSe montó')),
    '14 · Falta la línea --- que cierra el bloque de datos, antes del ensayo.',
  ],
  [
    'a long dash at the end',
    inFile(EXHIBITION, /\n---\n/, '\n—\n'),
    '13 · Se encontró «—» al principio o al final del bloque de datos. Se espera una línea con tres guiones y nada más: ---',
  ],
  [
    'line ends of an old Mac',
    inFile(EXHIBITION, /\n/g, '\r'),
    '1 · Las líneas terminan como en un Mac muy antiguo (CR). Guarda el archivo con saltos de línea LF.',
  ],
  [
    'a sign that no program prints',
    title('"a\u0007b"'),
    '3 · Hay un signo invisible. Borra la línea y escríbela de nuevo.',
  ],
];

test.each(ROWS)('a front matter: %s', async (_title, change, ...lines) => {
  await expectRow(change, lines, EXHIBITION);
});

test('a number sign that would cut a text is told in every field that takes any text, and in no other', () => {
  const told = listExhibitionFields().filter(({ name }) => findYamlErrors(`${name}: Banco #1`).length > 0);
  expect(told.map(({ name }) => name)).toEqual(
    listExhibitionFields().flatMap(({ name }) =>
      /^(?:id|status|image|speakerAvatar|videoLink|opens|closes|draft)$/.test(name) ? [] : name,
    ),
  );
});
