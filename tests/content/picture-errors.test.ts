import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { inField, all, EXHIBITION, type Change, type ErrorRow, expectRow } from './check-changed.ts';
import { paint } from './paint.ts';
const PICTURE = 'content/exhibitions/libro-de-una-hoja.png';
const named = (path: string): Change => inField('image', `image: ${path}`);
const painted =
  (file: string, width: number, height: number, format: 'jpeg' | 'gif' = 'jpeg'): Change =>
  async (content) =>
    content.write(file, await paint(width, height, format));

const ROWS: ErrorRow[] = [
  [
    'capitals that the file does not have',
    named('./Libro-de-una-hoja.PNG'),
    '7 · «image» · No existe el archivo «content/exhibitions/Libro-de-una-hoja.PNG». ¿Quisiste escribir "./libro-de-una-hoja.png"?',
  ],
  [
    'capitals in the folder',
    named('../Exhibitions/libro-de-una-hoja.png'),
    '7 · «image» · No existe el archivo «content/Exhibitions/libro-de-una-hoja.png». ¿Quisiste escribir "./libro-de-una-hoja.png"?',
  ],
  [
    'another ending',
    named('./libro-de-una-hoja.jpg'),
    '7 · «image» · No existe el archivo «content/exhibitions/libro-de-una-hoja.jpg». ¿Quisiste escribir "./libro-de-una-hoja.png"?',
  ],
  [
    'nothing like it',
    named('./algo-distinto.jpg'),
    '7 · «image» · No existe el archivo «content/exhibitions/algo-distinto.jpg». Cópialo ahí o corrige el nombre.',
  ],
  [
    'a picture that is in another folder',
    named('./cantina.png'),
    '7 · «image» · No existe el archivo «content/exhibitions/cantina.png». ¿Quisiste escribir "../gallery/cantina.png"?',
  ],
  [
    'no ./',
    named('libro-de-una-hoja.png'),
    '7 · «image» · Se encontró "libro-de-una-hoja.png". La ruta empieza con ./ (la misma carpeta), por ejemplo "./foto.jpg".',
  ],
  [
    'backslashes',
    named('.\\fotos\\libro-de-una-hoja.png'),
    '7 · «image» · Se encontró ".\\fotos\\libro-de-una-hoja.png". Las carpetas se separan con / y no con \\, por ejemplo "./foto.jpg".',
  ],
  [
    'a web address',
    named('https://x.mx/a.jpg'),
    '7 · «image» · Se encontró "https://x.mx/a.jpg". Copia la imagen a la carpeta y escribe su nombre, por ejemplo "./foto.jpg".',
  ],
  [
    'a file outside content/',
    named('../../../etc/a.jpg'),
    '7 · «image» · Se encontró "../../../etc/a.jpg". La imagen va dentro de la carpeta content.',
  ],
  [
    'a space after the name',
    named('"./libro-de-una-hoja.png "'),
    '7 · «image» · Se encontró "./libro-de-una-hoja.png ". La ruta termina con el nombre de la imagen y sin espacios, por ejemplo "./foto.jpg".',
  ],
  [
    'a line end in the path',
    named('".\\noventa.jpg"'),
    '7 · «image» · Se encontró ". ⏎ oventa.jpg". La ruta va en una sola línea, por ejemplo "./foto.jpg".',
  ],
  [
    'a sign that no address holds',
    named('"./luz al 50%.jpg"'),
    '7 · «image» · Se encontró "./luz al 50%.jpg". El nombre de una imagen no lleva %, ? ni #. Cámbialo a "./luz-al-50.jpg".',
  ],
  [
    'a link to a file that is gone',
    async (content) => {
      await content.remove(PICTURE);
      await symlink('/no/existe.jpg', join(content.root, PICTURE));
    },
    '7 · «image» · «content/exhibitions/libro-de-una-hoja.png» no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, aunque así se llame. Vuelve a copiarlo o guárdalo de nuevo como JPG.',
  ],
  [
    'an ending that Astro does not take',
    all(
      (content) => rename(join(content.root, PICTURE), join(content.root, 'content/exhibitions/piedra.jfif')),
      named('./piedra.jfif'),
    ),
    '7 · «image» · «content/exhibitions/piedra.jfif» no termina en .jpg, .png, .webp ni .avif. Guárdalo de nuevo como JPG: "./piedra.jpg".',
  ],
  [
    'an accent stored as a letter of its own',
    all(
      (content) =>
        rename(join(content.root, PICTURE), join(content.root, 'content/exhibitions/muro\u0301.jpg')),
      named('./mur\u00f3.jpg'),
    ),
    '7 · «image» · «content/exhibitions/mur\u00f3.jpg» lleva acentos. Quítalos aquí y en el archivo: "./muro.jpg".',
  ],
  [
    'a picture cut short',
    async (content) => content.write(PICTURE, (await paint(1200, 800, 'jpeg')).subarray(0, -2000)),
    '7 · «image» · «content/exhibitions/libro-de-una-hoja.png» no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, aunque así se llame. Vuelve a copiarlo o guárdalo de nuevo como JPG.',
  ],
  [
    'a format that the page does not use',
    painted(PICTURE, 1200, 800, 'gif'),
    '7 · «image» · «content/exhibitions/libro-de-una-hoja.png» no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, aunque así se llame. Vuelve a copiarlo o guárdalo de nuevo como JPG.',
  ],
  [
    'a picture too small',
    painted(PICTURE, 600, 400),
    '7 · «image» · «content/exhibitions/libro-de-una-hoja.png» mide 600 × 400 px. Se espera 960 × 640 px o más.',
  ],
  [
    'a gallery picture too small',
    painted('content/gallery/cisterna.png', 800, 450),
    'content/gallery/gallery.json:27 · «[6].image» · «content/gallery/cisterna.png» mide 800 × 450 px. Se espera 1280 × 720 px o más.',
  ],
  [
    'a share picture of another size',
    painted('content/share.png', 1200, 1200),
    'content/site.json:9 · «share.image» · «content/share.png» mide 1200 × 1200 px. Se espera exactamente 1200 × 630 px.',
  ],
  ['a picture of another shape, which works', painted(PICTURE, 1200, 1200)],
  [
    'no path',
    inField('image', 'image: ""'),
    '7 · «image» · Se encontró un texto vacío. Se espera la ruta de una imagen, por ejemplo "./foto.jpg".',
  ],
];

test.each(ROWS)('a picture: %s', async (_title, change, ...lines) => {
  await expectRow(change, lines, EXHIBITION);
});
