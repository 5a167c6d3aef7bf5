import { expect, test } from 'vitest';
import { tellChanged, type Change, type ToldMistake } from './check-changed.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';

/** Writes another line in place of a field's. */
const written =
  (field: string, line: string): Change =>
  (content) =>
    content.replace(EXHIBITION, new RegExp(`^${field}:.*$`, 'm'), line);

const MISTAKES: ToldMistake[] = [
  [
    'two open quotes are both told',
    async (content) => {
      await written('title', 'title: "Noventa')(content);
      await written('description', 'description: "Cinco')(content);
    },
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · Falta la comilla que cierra este valor.',
      'content/exhibitions/noventa-kilos.md:9 · «description» · Falta la comilla que cierra este valor.',
    ],
  ],
  [
    'a colon, a wrong word and a misspelt field in one file are all told',
    async (content) => {
      await written('title', 'title: Dos: la segunda')(content);
      await written('status', 'status: futura')(content);
      await written('artist', 'artista: "Ana"')(content);
    },
    [
      'content/exhibitions/noventa-kilos.md:1 · «artist» · Falta este campo. Se espera un texto, por ejemplo "Ofelia Barrientos Coy y Taller Segundo Piso".',
      'content/exhibitions/noventa-kilos.md:3 · «title» · El valor lleva dos puntos (:) y no está entre comillas. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
      'content/exhibitions/noventa-kilos.md:4 · «artista» · Este campo no existe. ¿Quisiste escribir «artist»?',
      'content/exhibitions/noventa-kilos.md:6 · «status» · Se encontró el texto "futura". Se espera una de estas palabras: pasada, actual, proxima, próxima.',
    ],
  ],
  [
    'a field written three times',
    written('title', 'title: "Una"\ntitle: "Dos"\ntitle: "Tres"'),
    [
      'content/exhibitions/noventa-kilos.md:4 · «title» · Este campo está escrito dos veces. Borra uno.',
      'content/exhibitions/noventa-kilos.md:5 · «title» · Este campo está escrito dos veces. Borra uno.',
    ],
  ],
  [
    'a line without a colon hides no other mistake, and its field is not missing too',
    async (content) => {
      await written('title', 'title Noventa kilos')(content);
      await written('id', 'id: cinco')(content);
    },
    [
      'content/exhibitions/noventa-kilos.md:2 · «id» · Se encontró el texto "cinco". Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
      'content/exhibitions/noventa-kilos.md:3 · Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".',
    ],
  ],
  [
    'every field further in',
    (content) =>
      content.replace(EXHIBITION, 'title: "Noventa kilos"\nartist', '  title: "Noventa kilos"\n  artist'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · La línea empieza con espacios o con un tabulador. Bórralos: cada campo empieza al principio de su línea.',
      'content/exhibitions/noventa-kilos.md:4 · «artist» · La línea empieza con espacios o con un tabulador. Bórralos: cada campo empieza al principio de su línea.',
    ],
  ],
  [
    'a dash before a field',
    written('title', '- title: "Noventa"'),
    [
      'content/exhibitions/noventa-kilos.md:3 · La línea empieza con un guion. Bórralo: cada campo empieza al principio de su línea.',
    ],
  ],
  [
    'a quote that only closes',
    written('title', 'title: Noventa kilos"'),
    ['content/exhibitions/noventa-kilos.md:3 · «title» · Falta la comilla que abre este valor.'],
  ],
  [
    'typographic quotes',
    written('title', 'title: “Noventa kilos”'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · Las comillas “ ” se verían en la página. Usa comillas rectas, por ejemplo title: "Cielo raso".',
    ],
  ],
  [
    'a number sign that cuts the text',
    written('title', 'title: Noventa #1'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · Lo que sigue al signo # no se publica. Escribe el valor entre comillas, por ejemplo title: "Obra #3".',
    ],
  ],
  [
    'a number sign that takes it all',
    written('title', 'title: #Noventa'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · Lo que sigue al signo # no se publica. Escribe el valor entre comillas, por ejemplo title: "Obra #3".',
    ],
  ],
  [
    'a value that starts with a bracket',
    written('title', 'title: [Noventa] kilos'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · El valor empieza con un signo reservado. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
    ],
  ],
  [
    'a bracket left open',
    written('title', 'title: [Noventa kilos'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · El valor empieza con un signo reservado. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
    ],
  ],
  [
    'a value that starts with a dash',
    written('title', 'title: - Noventa'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · El valor empieza con un signo reservado. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
    ],
  ],
  [
    'a value that starts with an exclamation mark',
    written('title', 'title: !Hola'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · El valor empieza con un signo reservado. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
    ],
  ],
  [
    'a value that starts with an ampersand',
    written('title', 'title: & kilos'),
    [
      'content/exhibitions/noventa-kilos.md:3 · «title» · El valor empieza con un signo reservado. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
    ],
  ],
  [
    'a backslash in the path of a picture',
    written('image', 'image: ".\\piedra-y-bronce.jpg"'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · Sobra una diagonal invertida (\\). Bórrala; en la ruta de una imagen va la otra: "./foto.jpg".',
    ],
  ],
  [
    'an end of YAML that hides the fields below',
    written('status', 'status: pasada\n...'),
    [
      'content/exhibitions/noventa-kilos.md:7 · Esta línea no es un campo. Bórrala: aquí solo van campos, uno por línea.',
    ],
  ],
  [
    'no line of hyphens at the end',
    (content) => content.replace(EXHIBITION, /\n---\n/, '\n'),
    [
      'content/exhibitions/noventa-kilos.md:14 · Falta la línea --- que cierra el bloque de datos, antes del ensayo.',
    ],
  ],
  [
    'no line of hyphens at the end, and a ruler in the essay',
    async (content) => {
      await content.replace(EXHIBITION, /\n---\n/, '\n');
      await content.replace(EXHIBITION, 'Resuelta', '---\n\nResuelta');
    },
    [
      'content/exhibitions/noventa-kilos.md:14 · Falta la línea --- que cierra el bloque de datos, antes del ensayo.',
    ],
  ],
  [
    'four hyphens at the end',
    (content) => content.replace(EXHIBITION, /\n---\n/, '\n----\n'),
    [
      'content/exhibitions/noventa-kilos.md:13 · Se encontró «----» al principio o al final del bloque de datos. Se espera una línea con tres guiones y nada más: ---',
    ],
  ],
  [
    'a long dash at the end',
    (content) => content.replace(EXHIBITION, /\n---\n/, '\n—\n'),
    [
      'content/exhibitions/noventa-kilos.md:13 · Se encontró «—» al principio o al final del bloque de datos. Se espera una línea con tres guiones y nada más: ---',
    ],
  ],
  [
    'two hyphens at the start',
    (content) => content.replace(EXHIBITION, /^---\n/, '--\n'),
    [
      'content/exhibitions/noventa-kilos.md:1 · Se encontró «--» al principio o al final del bloque de datos. Se espera una línea con tres guiones y nada más: ---',
    ],
  ],
  [
    'no line of hyphens at the start',
    (content) => content.replace(EXHIBITION, /^---\n/, ''),
    [
      'content/exhibitions/noventa-kilos.md:1 · Falta una línea --- antes de este campo, la primera del bloque de datos.',
    ],
  ],
  [
    'a second block under the first',
    (content) => content.replace(EXHIBITION, /\n---\n/, '\n---\n---\nnota: "x"\n---\n'),
    [
      'content/exhibitions/noventa-kilos.md:14 · «ensayo» · Se encontró un segundo bloque de datos entre líneas ---. Pasa sus campos al de arriba y bórralo.',
    ],
  ],
  [
    'line ends of an old Mac',
    (content) => content.replace(EXHIBITION, /\n/g, '\r'),
    [
      'content/exhibitions/noventa-kilos.md:1 · Las líneas terminan como en un Mac muy antiguo (CR). Guarda el archivo con saltos de línea LF.',
    ],
  ],
  [
    'two versions that Git could not join',
    written('title', '<<<<<<< HEAD\ntitle: "Noventa"\n=======\ntitle: "Cien"\n>>>>>>> otra'),
    [
      'content/exhibitions/noventa-kilos.md:3 · Quedaron aquí dos versiones sin unir (<<<<<<<). Deja una y borra las marcas.',
    ],
  ],
  [
    'a number that is none, twice, is not also the same',
    async (content) => {
      await written('id', 'id:')(content);
      await content.replace('content/exhibitions/cielo-raso.md', 'id: 7', 'id:');
    },
    [
      'content/exhibitions/cielo-raso.md:2 · «id» · Se encontró un campo vacío. Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
      'content/exhibitions/noventa-kilos.md:2 · «id» · Se encontró un campo vacío. Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
    ],
  ],
  [
    'a negative number',
    written('id', 'id: -1'),
    [
      'content/exhibitions/noventa-kilos.md:2 · «id» · Se encontró el número -1. Se espera un número del 1 al 999999999, por ejemplo 8.',
    ],
  ],
  [
    'a number that no program counts',
    written('id', 'id: 99999999999999999999'),
    [
      'content/exhibitions/noventa-kilos.md:2 · «id» · Se encontró el número 100000000000000000000. Se espera un número del 1 al 999999999, por ejemplo 8.',
    ],
  ],
];

test.each(MISTAKES)('a front matter: %s', async (_title, change, lines) => {
  expect(await tellChanged(change)).toEqual(lines);
});
