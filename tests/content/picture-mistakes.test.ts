import { expect, test } from 'vitest';
import { checkChanged, type Mistake } from './check-changed.ts';
import { paint } from './paint.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';

const MISTAKES: Mistake[] = [
  [
    'a misspelt name',
    (content) => content.replace(EXHIBITION, './piedra-y-bronce.jpg', './piedra-y-bronse.jpg'),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'error',
        message:
          'No existe el archivo «content/exhibitions/piedra-y-bronse.jpg». ¿Quisiste escribir "./piedra-y-bronce.jpg"?',
      },
    ],
  ],
  [
    'capitals that the file does not have',
    (content) => content.replace(EXHIBITION, './piedra-y-bronce.jpg', './Piedra-y-bronce.JPG'),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'error',
        message:
          'No existe el archivo «content/exhibitions/Piedra-y-bronce.JPG». ¿Quisiste escribir "./piedra-y-bronce.jpg"?',
      },
    ],
  ],
  [
    'no ./',
    (content) => content.replace(EXHIBITION, './piedra-y-bronce.jpg', 'piedra-y-bronce.jpg'),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'error',
        message:
          'Se encontró "piedra-y-bronce.jpg". La ruta empieza con ./ (la misma carpeta), por ejemplo "./piedra-y-bronce.jpg".',
      },
    ],
  ],
  [
    'a web address',
    (content) => content.replace(EXHIBITION, './piedra-y-bronce.jpg', 'https://x.mx/a.jpg'),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'error',
        message:
          'Se encontró la dirección "https://x.mx/a.jpg". Copia la imagen a la carpeta y escribe su nombre: "./foto.jpg".',
      },
    ],
  ],
  [
    'a file outside content/',
    (content) => content.replace(EXHIBITION, './piedra-y-bronce.jpg', '../../../etc/a.jpg'),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'error',
        message: 'Se encontró "../../../etc/a.jpg". La imagen va dentro de la carpeta content.',
      },
    ],
  ],
  [
    'a folder',
    (content) => content.replace(EXHIBITION, './piedra-y-bronce.jpg', '../gallery'),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'error',
        message:
          '«content/gallery» no se puede abrir como imagen: es una carpeta. Se espera un archivo JPG, PNG, WebP o AVIF completo.',
      },
    ],
  ],
  [
    'a file that is no picture',
    (content) => content.write('content/exhibitions/piedra-y-bronce.jpg', 'no soy una imagen'),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'error',
        message:
          '«content/exhibitions/piedra-y-bronce.jpg» no se puede abrir como imagen: es un archivo de texto. Se espera un archivo JPG, PNG, WebP o AVIF completo.',
      },
    ],
  ],
  [
    'a picture cut short',
    async (content) =>
      content.write(
        'content/exhibitions/piedra-y-bronce.jpg',
        (await paint(1200, 800, 'jpeg')).subarray(0, -2000),
      ),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'error',
        message:
          '«content/exhibitions/piedra-y-bronce.jpg» no se puede abrir como imagen: está incompleto; vuelve a copiarlo. Se espera un archivo JPG, PNG, WebP o AVIF completo.',
      },
    ],
  ],
  [
    'too small',
    async (content) =>
      content.write('content/exhibitions/piedra-y-bronce.jpg', await paint(600, 400, 'jpeg')),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'error',
        message: '«content/exhibitions/piedra-y-bronce.jpg» mide 600 × 400 px. Se espera 960 × 640 px o más.',
      },
    ],
  ],
  [
    'another shape, which works but is cropped',
    async (content) =>
      content.write('content/exhibitions/piedra-y-bronce.jpg', await paint(1200, 1200, 'jpeg')),
    [
      {
        file: EXHIBITION,
        line: 7,
        field: 'image',
        severity: 'warning',
        message:
          '«content/exhibitions/piedra-y-bronce.jpg» mide 1200 × 1200 px. La página la recorta a 3:2; para que se vea entera, recórtala tú, por ejemplo a 960 × 640 px.',
      },
    ],
  ],
  [
    'a share picture of another size',
    async (content) => content.write('content/share.jpg', await paint(1200, 1200, 'jpeg')),
    [
      {
        file: 'content/site.json',
        line: 9,
        field: 'share.image',
        severity: 'error',
        message: '«content/share.jpg» mide 1200 × 1200 px. Se espera exactamente 1200 × 630 px.',
      },
    ],
  ],
  [
    'a format the page does not use',
    async (content) => content.write('content/share.jpg', await paint(1200, 630, 'gif')),
    [
      {
        file: 'content/site.json',
        line: 9,
        field: 'share.image',
        severity: 'error',
        message:
          '«content/share.jpg» no se puede abrir como imagen: es un GIF. Se espera un archivo JPG, PNG, WebP o AVIF completo.',
      },
    ],
  ],
];

test.each(MISTAKES)('a picture: %s', async (_title, change, expected) => {
  expect(await checkChanged(change)).toEqual(expected);
});
