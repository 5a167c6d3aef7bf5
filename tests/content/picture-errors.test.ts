import { expect, test } from 'vitest';
import { checkPicture } from '../../src/editing/content-check/check-picture.ts';
import type { PictureUse } from '../../src/schemas/picture-field.ts';
import { animate, animatePng, paint } from './paint.ts';
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

const UNREADABLE =
  'no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, con su terminación. Vuelve a copiarlo o guárdalo de nuevo como JPG.';
const ANIMATED = 'es una animación. Se espera una imagen fija: guarda uno de sus cuadros como JPG.';
const TOO_HIGH = 'mide 1200 × 16384 px. Se espera que ningún lado pase de 16,383 px: redúcela o recórtala.';

test('of a picture that is there an editor is told what is wrong with it', async () => {
  await using content = await SiteFolder.create();
  const sound = await paint(1200, 1200, 'jpeg');
  const report = async (name: string, file: Buffer, use: PictureUse = 'exhibition') => {
    await content.write(`content/exhibitions/${name}`, file);
    return checkPicture(await openContentFolder(content.root), EXHIBITION, `./${name}`, use);
  };
  const told = (name: string, message: string) => `«content/exhibitions/${name}» ${message}`;

  expect(await report('cuadrada.jpg', sound)).toMatchObject({ width: 1200, height: 1200, format: 'jpeg' });
  expect(await report('cortada.jpg', sound.subarray(0, -2000))).toBe(told('cortada.jpg', UNREADABLE));
  expect(await report('gif.jpg', await paint(1200, 800, 'gif'))).toBe(told('gif.jpg', UNREADABLE));
  expect(await report('animada.webp', await animate(1200, 800))).toBe(told('animada.webp', ANIMATED));
  expect(await report('animada.png', await animatePng(1200, 800))).toBe(told('animada.png', ANIMATED));
  expect(await report('alta.jpg', await paint(1200, 16_384, 'jpeg'))).toBe(told('alta.jpg', TOO_HIGH));
  expect(await report('chica.jpg', await paint(600, 400, 'jpeg'))).toBe(
    told('chica.jpg', 'mide 600 × 400 px. Se espera 960 × 640 px o más, en forma 3:2.'),
  );
  expect(await report('tarjeta.jpg', sound, 'share')).toBe(
    told('tarjeta.jpg', 'mide 1200 × 1200 px. Se espera exactamente 1200 × 630 px.'),
  );
});
