import { expect, test } from 'vitest';
import { checkChanged, type Mistake } from './check-changed.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';

const MISTAKES: Mistake[] = [
  [
    'a missing field',
    (content) => content.replace(EXHIBITION, /title: .*\n/, ''),
    [
      {
        file: EXHIBITION,
        line: 1,
        field: 'title',
        severity: 'error',
        message: 'Falta este campo. Se espera un texto, por ejemplo "Cielo raso".',
      },
    ],
  ],
  [
    'a misspelt field',
    (content) => content.replace(EXHIBITION, 'title:', 'titel:'),
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
  [
    'an unquoted year as date',
    (content) => content.replace(EXHIBITION, /date: .*/, 'date: 2024'),
    [
      {
        file: EXHIBITION,
        line: 5,
        field: 'date',
        severity: 'error',
        message:
          'Se encontró el número 2024. Se espera un texto, por ejemplo "6 de febrero – 27 de abril de 2025". Escríbelo entre comillas: "2024".',
      },
    ],
  ],
  [
    'an unquoted date',
    (content) => content.replace(EXHIBITION, /date: .*/, 'date: 2024-03-14'),
    [
      {
        file: EXHIBITION,
        line: 5,
        field: 'date',
        severity: 'error',
        message:
          'Se encontró la fecha 2024-03-14 sin comillas. Se espera un texto, por ejemplo "6 de febrero – 27 de abril de 2025". Escríbelo entre comillas: "2024-03-14".',
      },
    ],
  ],
  [
    'a status in another form',
    (content) => content.replace(EXHIBITION, 'pasada', 'Pasadas'),
    [
      {
        file: EXHIBITION,
        line: 6,
        field: 'status',
        severity: 'error',
        message:
          'Se encontró el texto "Pasadas". Se espera una de estas palabras: pasada, actual, proxima, próxima. ¿Quisiste escribir "pasada"?',
      },
    ],
  ],
  [
    'an unknown status',
    (content) => content.replace(EXHIBITION, 'pasada', 'terminada'),
    [
      {
        file: EXHIBITION,
        line: 6,
        field: 'status',
        severity: 'error',
        message:
          'Se encontró el texto "terminada". Se espera una de estas palabras: pasada, actual, proxima, próxima.',
      },
    ],
  ],
  [
    'a number in quotes',
    (content) => content.replace(EXHIBITION, 'id: 5', 'id: "5"'),
    [
      {
        file: EXHIBITION,
        line: 2,
        field: 'id',
        severity: 'error',
        message:
          'Se encontró el texto "5". Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
      },
    ],
  ],
  [
    'no number',
    (content) => content.replace(EXHIBITION, 'id: 5\n', ''),
    [
      {
        file: EXHIBITION,
        line: 1,
        field: 'id',
        severity: 'error',
        message:
          'Falta este campo. Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
      },
    ],
  ],
  [
    'half a number',
    (content) => content.replace(EXHIBITION, 'id: 5', 'id: 5.5'),
    [
      {
        file: EXHIBITION,
        line: 2,
        field: 'id',
        severity: 'error',
        message:
          'Se encontró el número 5.5. Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
      },
    ],
  ],
  [
    'a number that another exhibition has',
    (content) => content.replace(EXHIBITION, 'id: 5', 'id: 4'),
    [
      {
        file: EXHIBITION,
        line: 2,
        field: 'id',
        severity: 'error',
        message:
          'El número 4 ya lo usa «content/exhibitions/cuatro-segundos.md». Se espera un número que ninguna otra exhibición tenga, por ejemplo 8.',
      },
    ],
  ],
  [
    'an empty text',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title: ""'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message: 'Se encontró un texto vacío. Se espera un texto, por ejemplo "Cielo raso".',
      },
    ],
  ],
  [
    'a field with nothing after it',
    (content) => content.replace(EXHIBITION, /title: .*/, 'title:'),
    [
      {
        file: EXHIBITION,
        line: 3,
        field: 'title',
        severity: 'error',
        message: 'Se encontró un campo vacío. Se espera un texto, por ejemplo "Cielo raso".',
      },
    ],
  ],
  [
    'a list where a text belongs',
    (content) => content.replace(EXHIBITION, /artist: .*/, 'artist: [Ana, Luis]'),
    [
      {
        file: EXHIBITION,
        line: 4,
        field: 'artist',
        severity: 'error',
        message:
          'Se encontró una lista de 2. Se espera un texto, por ejemplo "Ofelia Barrientos Coy y Taller Segundo Piso".',
      },
    ],
  ],
  [
    'a draft that is neither true nor false',
    (content) => content.replace(EXHIBITION, 'status: pasada', 'status: pasada\ndraft: sí'),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'draft',
        severity: 'error',
        message: 'Se encontró el texto "sí". Se espera true o false, sin comillas.',
      },
    ],
  ],
  [
    'a speaker without a name',
    (content) => content.replace(EXHIBITION, /speakerName: .*\n/, ''),
    [
      {
        file: EXHIBITION,
        line: 1,
        field: 'speakerName',
        severity: 'error',
        message:
          'Falta este campo. Una persona que conversa lleva los tres: speakerAvatar, speakerName, speakerRole. Escribe «speakerName» o borra los otros.',
      },
    ],
  ],
  [
    'a speaker with a picture only',
    (content) => content.replace(EXHIBITION, /speakerName: .*\nspeakerRole: .*\n/, ''),
    [
      {
        file: EXHIBITION,
        line: 1,
        field: 'speakerName',
        severity: 'error',
        message:
          'Falta este campo. Una persona que conversa lleva los tres: speakerAvatar, speakerName, speakerRole. Escribe «speakerName» o borra los otros.',
      },
      {
        file: EXHIBITION,
        line: 1,
        field: 'speakerRole',
        severity: 'error',
        message:
          'Falta este campo. Una persona que conversa lleva los tres: speakerAvatar, speakerName, speakerRole. Escribe «speakerRole» o borra los otros.',
      },
    ],
  ],
  [
    'a video address without s',
    (content) =>
      content.replace('content/exhibitions/cuatro-segundos.md', 'https://example', 'http://example'),
    [
      {
        file: 'content/exhibitions/cuatro-segundos.md',
        line: 13,
        field: 'videoLink',
        severity: 'error',
        message:
          'Se encontró "http://example.com/video/cuatro-segundos". Se espera una dirección completa que empiece con https://, por ejemplo "https://example.com/video/cielo-raso".',
      },
    ],
  ],
  [
    'a video address without https',
    (content) =>
      content.replace('content/exhibitions/cuatro-segundos.md', /videoLink: .*/, 'videoLink: youtube.com/x'),
    [
      {
        file: 'content/exhibitions/cuatro-segundos.md',
        line: 13,
        field: 'videoLink',
        severity: 'error',
        message:
          'Se encontró "youtube.com/x". Se espera una dirección completa que empiece con https://, por ejemplo "https://example.com/video/cielo-raso".',
      },
    ],
  ],
  [
    'an empty alt text',
    (content) => content.replace(EXHIBITION, /imageAlt: .*/, 'imageAlt: " "'),
    [
      {
        file: EXHIBITION,
        line: 8,
        field: 'imageAlt',
        severity: 'error',
        message:
          'Se encontró un texto vacío. Se espera un texto, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
      },
    ],
  ],
];

test.each(MISTAKES)('an exhibition: %s', async (_title, change, expected) => {
  expect(await checkChanged(change)).toEqual(expected);
});
