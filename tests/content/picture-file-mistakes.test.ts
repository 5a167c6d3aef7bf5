import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tellChanged, type Change, type ToldMistake } from './check-changed.ts';
import { paint } from './paint.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';
const PICTURE = 'content/exhibitions/piedra-y-bronce.jpg';
const GALLERY = 'content/gallery/gallery.json';

/** The exhibition with this path as its picture. */
const named =
  (path: string): Change =>
  (content) =>
    content.replace(EXHIBITION, /^image: .*$/m, `image: ${path}`);

/** How a photograph of an iPhone begins. */
const heic = Buffer.from('000000186674797068656963000000006d6966316865696300000000', 'hex');

const MISTAKES: ToldMistake[] = [
  [
    'backslashes',
    named('.\\fotos\\piedra-y-bronce.jpg'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · Se encontró ".\\fotos\\piedra-y-bronce.jpg". Las carpetas se separan con / y no con \\, por ejemplo "./piedra-y-bronce.jpg".',
    ],
  ],
  [
    'a path of Windows',
    named('C:\\fotos\\piedra-y-bronce.jpg'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · Se encontró "C:\\fotos\\piedra-y-bronce.jpg". Las carpetas se separan con / y no con \\, por ejemplo "./piedra-y-bronce.jpg".',
    ],
  ],
  [
    'a slash after the name',
    named('./piedra-y-bronce.jpg/'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · Se encontró "./piedra-y-bronce.jpg/". La ruta termina con el nombre de la imagen y sin espacios, por ejemplo "./foto.jpg".',
    ],
  ],
  [
    'a space after the name',
    named('"./piedra-y-bronce.jpg "'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · Se encontró "./piedra-y-bronce.jpg ". La ruta termina con el nombre de la imagen y sin espacios, por ejemplo "./piedra-y-bronce.jpg".',
    ],
  ],
  [
    'only the folder',
    named('./'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · Se encontró "./". La ruta termina con el nombre de la imagen y sin espacios, por ejemplo "./foto.jpg".',
    ],
  ],
  [
    'a line end in the path',
    named('".\\noventa.jpg"'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · Se encontró ". ⏎ oventa.jpg". La ruta va en una sola línea, por ejemplo "./foto.jpg".',
    ],
  ],
  [
    'no ending',
    named('./piedra-y-bronce'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · No existe el archivo «content/exhibitions/piedra-y-bronce». ¿Quisiste escribir "./piedra-y-bronce.jpg"?',
    ],
  ],
  [
    'another ending',
    named('./piedra-y-bronce.png'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · No existe el archivo «content/exhibitions/piedra-y-bronce.png». ¿Quisiste escribir "./piedra-y-bronce.jpg"?',
    ],
  ],
  [
    'capitals in the folder',
    named('../Exhibitions/piedra-y-bronce.jpg'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · No existe el archivo «content/Exhibitions/piedra-y-bronce.jpg». ¿Quisiste escribir "./piedra-y-bronce.jpg"?',
    ],
  ],
  [
    'a picture that is in another folder',
    named('./01-fachada-al-anochecer.jpg'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · No existe el archivo «content/exhibitions/01-fachada-al-anochecer.jpg». ¿Quisiste escribir "../gallery/01-fachada-al-anochecer.jpg"?',
    ],
  ],
  [
    'a folder with the name of a picture',
    async (content) => {
      await mkdir(join(content.root, 'content/exhibitions/x.jpg'));
      await named('./x.jpg')(content);
    },
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · «content/exhibitions/x.jpg» no se puede abrir como imagen: es una carpeta. Se espera un archivo JPG, PNG, WebP o AVIF completo.',
    ],
  ],
  [
    'an empty file',
    (content) => content.write(PICTURE, ''),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · «content/exhibitions/piedra-y-bronce.jpg» no se puede abrir como imagen: está vacío (0 bytes); vuelve a copiarlo. Se espera un archivo JPG, PNG, WebP o AVIF completo.',
    ],
  ],
  [
    'an iPhone photograph with another name',
    (content) => content.write(PICTURE, heic),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · «content/exhibitions/piedra-y-bronce.jpg» no se puede abrir como imagen: es una foto HEIC de iPhone. Se espera un archivo JPG, PNG, WebP o AVIF completo.',
    ],
  ],
  [
    'a drawing with another name',
    (content) =>
      content.write(PICTURE, '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"></svg>'),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · «content/exhibitions/piedra-y-bronce.jpg» no se puede abrir como imagen: es un dibujo SVG. Se espera un archivo JPG, PNG, WebP o AVIF completo.',
    ],
  ],
  [
    'a link to a file that is gone',
    async (content) => {
      await content.remove(PICTURE);
      await symlink('/no/existe.jpg', join(content.root, PICTURE));
    },
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · No existe el archivo «content/exhibitions/piedra-y-bronce.jpg». Cópialo ahí o corrige el nombre.',
    ],
  ],
  [
    'a huge one, which works but slows the build',
    async (content) => content.write(PICTURE, await paint(8100, 5400, 'jpeg')),
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · Aviso · «content/exhibitions/piedra-y-bronce.jpg» mide 8100 × 5400 px y pesa 1 MB. El sitio se construye más rápido con 8000 px o menos y menos de 20 MB.',
    ],
  ],
  [
    'a portrait too small',
    async (content) => content.write('content/exhibitions/ponente-4.jpg', await paint(100, 100, 'jpeg')),
    [
      'content/exhibitions/noventa-kilos.md:10 · «speakerAvatar» · «content/exhibitions/ponente-4.jpg» mide 100 × 100 px. Se espera 128 × 128 px o más.',
    ],
  ],
  [
    'a gallery picture too small',
    async (content) =>
      content.write('content/gallery/06-detalle-concreto-aparente.jpg', await paint(800, 450, 'jpeg')),
    [
      'content/gallery/gallery.json:28 · «[6].image» · «content/gallery/06-detalle-concreto-aparente.jpg» mide 800 × 450 px. Se espera 1280 × 720 px o más.',
    ],
  ],
  [
    'one picture twice in the gallery',
    (content) =>
      content.replace(GALLERY, './02-gran-salon-hora-dorada.jpg', '../gallery/01-fachada-al-anochecer.jpg'),
    [
      'content/gallery/gallery.json:8 · «[2].image» · Aviso · Esta fotografía ya es de [1], en la línea 3. Se espera uno distinto para cada lugar.',
    ],
  ],
  [
    'a warning hides no error of the same picture',
    async (content) => {
      await content.write(PICTURE, await paint(1200, 1200, 'jpeg'));
      await content.replace(EXHIBITION, /imageAlt: .*/, 'imageAlt: ""');
    },
    [
      'content/exhibitions/noventa-kilos.md:7 · «image» · Aviso · «content/exhibitions/piedra-y-bronce.jpg» mide 1200 × 1200 px. La página la recorta a 3:2; para que se vea entera, recórtala tú, por ejemplo a 960 × 640 px.',
      'content/exhibitions/noventa-kilos.md:8 · «imageAlt» · Se encontró un texto vacío. Se espera un texto, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
    ],
  ],
];

test.each(MISTAKES)('a picture: %s', async (_title, change, lines) => {
  expect(await tellChanged(change)).toEqual(lines);
});
