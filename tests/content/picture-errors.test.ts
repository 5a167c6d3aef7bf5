import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPicture } from '../../src/editing/content-check/check-picture.ts';
import type { PictureUse } from '../../src/schemas/picture-field.ts';
import { animatePng, paint } from './paint.ts';
import { openContentFolder } from '../../src/editing/content-check/content-folder.ts';
import { FROZEN_SITE, SiteFolder } from '../setup/site-folder.ts';
import { EXHIBITION } from './report-changed.ts';

const EXPECTED =
  'Se espera la ruta de una imagen de content/: empieza con ./ (la misma carpeta) y no lleva %, ?, #, ` ni \\, por ejemplo "./foto.jpg".';
const REFUSED = [
  'libro.png',
  '.\\libro.png',
  'https://x.mx/a.jpg',
  '../../../etc/a.jpg',
  './libro.png ',
  './luz al 50%.jpg',
  './luz`.jpg',
];

const LOST =
  'No existe el archivo «content/exhibitions/Libro-de-una-hoja.PNG». Cópialo ahí o corrige el nombre, con sus mayúsculas, su terminación y sin acentos.';

test.each([
  ['./Libro-de-una-hoja.PNG', LOST] as const,
  ...REFUSED.map((path) => [path, `Se encontró "${path}". ${EXPECTED}`] as const),
])('of the path %j an editor is told how to mend it', async (path, told) => {
  expect(await checkPicture(await openContentFolder(FROZEN_SITE), EXHIBITION, path, 'exhibition')).toBe(told);
});

const check = async (name: string, file: Buffer | string, use: PictureUse) => {
  await using content = await SiteFolder.create();
  await content.write(`content/exhibitions/${name}`, file);
  return await checkPicture(await openContentFolder(content.root), EXHIBITION, `./${name}`, use);
};

const UNREADABLE =
  'no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, con su terminación. Vuelve a copiarlo o guárdalo de nuevo como JPG.';
const ANIMATED = 'es una animación. Se espera una imagen fija: guarda uno de sus cuadros como JPG.';
const TOO_HIGH = 'mide 1200 × 16384 px. Se espera que ningún lado pase de 16,383 px: redúcela o recórtala.';
const TOO_SMALL = 'mide 600 × 400 px. Se espera 960 × 640 px o más, en forma 3:2.';
const NOT_EXACT = 'mide 1200 × 1200 px. Se espera exactamente 1200 × 630 px.';
const NO_SVG = 'no se puede abrir: no es un SVG, aunque así se llame. Expórtalo de nuevo como SVG (UTF-8).';
const ACTIVE =
  'lleva un script, una acción, una animación o algo de otra dirección. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.';

const square = await paint(1200, 1200, 'jpeg');
const frames = [square, await paint(1200, 1200, 'png', 'transparent')];
const animated = sharp(frames, { join: { animated: true } }).webp();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">';
const DRAWINGS = [
  `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`,
  `${SVG}<script>alert(1)</script>`,
  `${SVG}<s:script xmlns:s="http://www.w3.org/2000/svg"/>`,
  `${SVG}<path d=""\nONCLICK = "alert(1)"/>`,
  `${SVG}<a><animate/></a>`,
  `${SVG}<foreignObject/>`,
  `${SVG}<a href="javascript:alert(1)"/>`,
  `${SVG}<use href="data:image/svg+xml;base64,AA=="/>`,
  `${SVG}<style>path{fill:url(//example.com/a)}</style>`,
];

test.each<readonly [name: string, told: string, use: PictureUse, file: Buffer | string]>([
  ['cortada.jpg', UNREADABLE, 'exhibition', square.subarray(0, -2000)],
  ['gif.jpg', UNREADABLE, 'exhibition', await paint(1200, 800, 'gif')],
  ['animada.webp', ANIMATED, 'exhibition', await animated.toBuffer()],
  ['animada.png', ANIMATED, 'exhibition', await animatePng(1200, 800)],
  ['alta.jpg', TOO_HIGH, 'exhibition', await paint(1200, 16_384, 'jpeg')],
  ['chica.jpg', TOO_SMALL, 'exhibition', await paint(600, 400, 'jpeg')],
  ['tarjeta.jpg', NOT_EXACT, 'share', square],
  ['foto.svg', NO_SVG, 'drawing', square],
  ...DRAWINGS.map((text) => ['activo.svg', ACTIVE, 'drawing', `${text}</svg>`] as const),
])('of the picture %s an editor is told that it %s', async (name, told, use, file) => {
  expect(await check(name, file, use)).toBe(`«content/exhibitions/${name}» ${told}`);
});

test('a square picture is right, and a drawing with a gradient and a picture inside', async () => {
  const photograph = { width: 1200, height: 1200, format: 'jpeg' };
  expect(await check('a.jpg', square, 'exhibition')).toMatchObject(photograph);
  const inside = '<path fill="url(#a)" d="M0 0h9"/><image href="data:image/png;base64,AA=="/>';
  const size = { src: './a.svg', width: 30, height: 20, format: 'svg' };
  expect(await check('a.svg', `${SVG}${inside}</svg>`, 'drawing')).toStrictEqual(size);
});
