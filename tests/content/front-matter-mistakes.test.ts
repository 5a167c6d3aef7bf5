import { expect, test } from 'vitest';
import { checkChanged, type Mistake } from './check-changed.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';

const MISTAKES: Mistake[] = [
  [
    'a colon in an unquoted value',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title: Dos: la segunda'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message:
          'El valor lleva dos puntos (:) y no está entre comillas. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
      },
    ],
  ],
  [
    'a title that Astro alone reads as a number',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title: 0b11'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message:
          'Se encontró el número 3. Se espera un texto, por ejemplo "Cielo raso". Escríbelo entre comillas: "3".',
      },
    ],
  ],
  [
    'a line that Astro alone cannot read',
    (content) => content.replace(EXHIBITION, /\nartist: /, '\n:\nartist: '),
    [
      {
        file: EXHIBITION,
        line: 4,
        field: '',
        severity: 'error',
        message:
          'Esta línea no se entiende. Cada campo va en su línea: nombre, dos puntos, espacio y valor. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
      },
    ],
  ],
  [
    'a quote left open',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title: "Noventa kilos'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message: 'Falta la comilla que cierra este valor.',
      },
    ],
  ],
  [
    'quotes inside quotes',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title: "Los "noventa" kilos"'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message: 'Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
      },
    ],
  ],
  [
    'no colon',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title Noventa kilos'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: '',
        severity: 'error',
        message:
          'Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".',
      },
    ],
  ],
  [
    'no space after the colon',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title:Noventa'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message:
          'Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".',
      },
    ],
  ],
  [
    'a tab before a field',
    (content) => content.replace(EXHIBITION, /title: /, '\ttitle: '),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message:
          'La línea empieza con espacios o con un tabulador. Bórralos: cada campo empieza al principio de su línea.',
      },
    ],
  ],
  [
    'spaces before a field',
    (content) => content.replace(EXHIBITION, /title: /, '  title: '),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message:
          'La línea empieza con espacios o con un tabulador. Bórralos: cada campo empieza al principio de su línea.',
      },
    ],
  ],
  [
    'a field written twice',
    (content) => content.replace(EXHIBITION, /title: /, 'title: "Otra"\ntitle: '),
    [
      {
        file: EXHIBITION,
        line: 4,
        field: 'title',
        severity: 'error',
        message: 'Este campo está escrito dos veces. Borra uno.',
      },
    ],
  ],
  [
    'a value that starts with an asterisk',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title: *Noventa'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message:
          'El valor empieza con un asterisco (*). Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
      },
    ],
  ],
  [
    'a value that starts with a reserved sign',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title: @noventa'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message:
          'El valor empieza con un signo reservado. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
      },
    ],
  ],
  [
    'no front matter',
    (content) => content.write(EXHIBITION, 'Hola, este es un ensayo.\n'),
    [
      {
        file: EXHIBITION,
        line: 1,
        field: '',
        severity: 'error',
        message:
          'Falta el bloque de datos. El archivo empieza con una línea ---, siguen los campos (id, title, artist…) y otra línea ---.',
      },
    ],
  ],
  [
    'an empty file',
    (content) => content.write(EXHIBITION, ''),
    [
      {
        file: EXHIBITION,
        line: 1,
        field: '',
        severity: 'error',
        message:
          'Falta el bloque de datos. El archivo empieza con una línea ---, siguen los campos (id, title, artist…) y otra línea ---.',
      },
    ],
  ],
  [
    'a front matter left open',
    (content) => content.replace(EXHIBITION, /\n---\n/, '\n'),
    [
      {
        file: EXHIBITION,
        line: 14,
        field: '',
        severity: 'error',
        message: 'Falta la línea --- que cierra el bloque de datos, antes del ensayo.',
      },
    ],
  ],
  [
    'a front matter without fields',
    (content) => content.write(EXHIBITION, '---\n---\n\nHola\n'),
    [
      {
        file: EXHIBITION,
        line: 1,
        field: '',
        severity: 'error',
        message:
          'Se encontró un campo vacío. Se espera un grupo de campos: id, title, artist, date, status, image, imageAlt, description, speakerAvatar, speakerName, speakerRole, videoLink, draft.',
      },
    ],
  ],
  [
    'Windows line ends',
    async (content) => {
      await content.replace(EXHIBITION, /\n/g, '\r\n');
      await content.replace(EXHIBITION, /title: .*/, 'titel: "a"');
    },
    [
      {
        file: EXHIBITION,
        line: 1,
        field: 'title',
        severity: 'error',
        message: 'Falta este campo. Se espera un texto, por ejemplo "Cielo raso".',
      },
      {
        file: EXHIBITION,
        line: 3,
        field: 'titel',
        severity: 'error',
        message: 'Este campo no existe. ¿Quisiste escribir «title»?',
      },
    ],
  ],
];

test.each(MISTAKES)('a front matter: %s', async (_title, change, expected) => {
  expect(await checkChanged(change)).toEqual(expected);
});
