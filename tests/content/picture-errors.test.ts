import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'astro/zod';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPicture } from '../../src/editing/content-check/check-picture.ts';
import { pictureField, type PictureUse, toRelativePath } from '../../src/schemas/picture-field.ts';
import { animatePng, createImage } from './image-fixtures.ts';
import { openContentFolder } from '../../src/content/read-content.ts';
import { FIXTURE_SITE, TempSite } from '../support/temp-site.ts';
import { EXHIBITION, checkModifiedContent } from './check-modified-content.ts';

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
  expect(await checkPicture(await openContentFolder(FIXTURE_SITE), EXHIBITION, path, 'exhibition')).toBe(
    told,
  );
});

const check = async (name: string, file: Buffer | string, use: PictureUse) => {
  await using content = await TempSite.create();
  await content.write(`content/exhibitions/${name}`, file);
  return await checkPicture(await openContentFolder(content.root), EXHIBITION, `./${name}`, use);
};

const UNREADABLE =
  'no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, con su terminación. Vuelve a copiarlo o guárdalo de nuevo como JPG.';
const ANIMATED = 'es una animación. Se espera una imagen fija: guarda uno de sus cuadros como JPG.';
const TOO_HIGH = 'mide 1200 × 16384 px. Se espera que ningún lado pase de 16,383 px: redúcela o recórtala.';
const TOO_SMALL = 'mide 600 × 400 px. Se espera 960 × 640 px o más, en forma 3:2.';
const NOT_EXACT = 'mide 1200 × 1200 px. Se espera exactamente 1200 × 630 px.';
const NO_DRAWING =
  'no se puede mostrar. Se espera un SVG completo, en UTF-8, que en sus primeros 1,000 caracteres diga <svg xmlns="http://www.w3.org/2000/svg" y su tamaño: width y height, o viewBox="0 0 428 331", con espacios. Expórtalo de nuevo como SVG sencillo.';
const active = (what: string) =>
  `lleva "${what}", que al abrirlo corre o trae algo de fuera. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`;
const TURNED =
  'está acostada, y una marca (EXIF) que en este formato no se toma en cuenta la gira: saldría recortada. Ábrela y guárdala de nuevo como JPG.';

const lying = await createImage(1200, 800, 'jpeg');
const square = await createImage(1200, 1200, 'jpeg');
const frames = [square, await createImage(1200, 1200, 'png', 'transparent')];
const animated = sharp(frames, { join: { animated: true } }).webp();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">';
const turned = (format: 'webp' | 'png' | 'avif') =>
  sharp(lying).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
const ROOT = 'svg xmlns="http://www.w3.org/2000/svg"';
/** Files that no browser shows, or whose size Astro can't read. */
const REFUSED_DRAWINGS = [
  '<svg viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>',
  `${SVG}<path d="M0 0h9`,
  Buffer.from(`${SVG}<title>Recámara</title></svg>`, 'latin1'),
  Buffer.from(`${SVG}</svg>`, 'utf16le'),
  `<!-- ${'x'.repeat(1000)} --><${ROOT} viewBox="0 0 30 20"></svg>`,
  `<${ROOT} id="${'x'.repeat(1000)}" viewBox="0 0 30 20"></svg>`,
  '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></s:svg>',
  ...['', 'viewBox="0 0 0 0"', 'width="100%"', 'viewBox="0,0, 30,20"', 'width="30" viewBox="0,0,30,20"'].map(
    (size) => `<${ROOT} ${size}></svg>`,
  ),
];
/** What runs or loads something, and what of it is told. */
const DRAWINGS = [
  ['<!ENTITY', `<!DOCTYPE svg SYSTEM "a"><!ENTITY a "b">${SVG}`],
  ['<!DOCTYPE svg [', `<!DOCTYPE svg [${SVG}`],
  ['<script', `${SVG}<script>alert(1)</script>`],
  ['<s:script', `${SVG}<s:script xmlns:s="http://www.w3.org/2000/svg"/>`],
  ['ONCLICK =', `${SVG}<path d=">"\nONCLICK = "alert(1)"/>`],
  ['attributeName="href', `${SVG}<image><set attributeName="href" to="https://x.mx/a.png"/></image>`],
  ['<iframe', `${SVG}<foreignObject><iframe/></foreignObject>`],
  ['javascript:', `${SVG}<a class="b" href="javascript:alert(1)"/>`],
  ['href="https://x.mx/a.png', `${SVG}<image xlink:href="https://x.mx/a.png"/>`],
  ['href="data:image/svg+xml;base64,AA==', `${SVG}<use href="data:image/svg+xml;base64,AA=="/>`],
  ['@import', `${SVG}<style>@import "a.css"</style>`],
  ['url(//example.com/a', `${SVG}<style>path{fill:url(//example.com/a)}</style>`],
  ['url(//example.com/a', `${SVG}<path style="fill:url(//example.com/a)"/>`],
  [
    'image-set("https://example.com/a.png',
    `${SVG}<style>path{mask-image:image-set("https://example.com/a.png" 1x)}</style>`,
  ],
] as const;

test.each<readonly [name: string, told: string, use: PictureUse, file: Buffer | string]>([
  ['cortada.jpg', UNREADABLE, 'exhibition', square.subarray(0, -2000)],
  ['gif.jpg', UNREADABLE, 'exhibition', await createImage(1200, 800, 'gif')],
  ['animada.webp', ANIMATED, 'exhibition', await animated.toBuffer()],
  ['animada.png', ANIMATED, 'exhibition', await animatePng(1200, 800)],
  ['alta.jpg', TOO_HIGH, 'exhibition', await createImage(1200, 16_384, 'jpeg')],
  ['chica.jpg', TOO_SMALL, 'exhibition', await createImage(600, 400, 'jpeg')],
  ['tarjeta.jpg', NOT_EXACT, 'share', square],
  ['girada.webp', TURNED, 'exhibition', await turned('webp')],
  ['girada.png', TURNED, 'exhibition', await turned('png')],
  ['girada.avif', TURNED, 'exhibition', await turned('avif')],
  ['foto.svg', NO_DRAWING, 'drawing', square],
  ['dibujo.png', NO_DRAWING, 'drawing', `${SVG}</svg>`],
  ...REFUSED_DRAWINGS.map((file) => ['sin-medidas.svg', NO_DRAWING, 'drawing', file] as const),
  ...DRAWINGS.map(([what, text]) => ['activo.svg', active(what), 'drawing', `${text}</svg>`] as const),
])('of the picture %s an editor is told that it %s', async (name, told, use, file) => {
  expect(await check(name, file, use)).toBe(`«content/exhibitions/${name}» ${told}`);
});

test('a square picture is right', async () => {
  const photograph = { width: 1200, height: 1200, format: 'jpg' };
  expect(await check('a.jpg', square, 'exhibition')).toMatchObject(photograph);
});

test.each([
  [
    'a show',
    'image: "./libro-de-una-hoja.png"',
    'image: "./alta.png"',
    1000,
    3000,
    'image',
    22,
    '960 × 640 px o más, en forma 3:2',
  ],
  [
    'a guest',
    './retrato-libro-de-una-hoja.png',
    './alta.png',
    800,
    200,
    'speakerAvatar',
    25,
    '128 × 128 px o más, en forma 1:1',
  ],
])(
  'the part that is left of a picture of %s is told',
  async (_what, from, to, width, height, field, seen, size) => {
    const report = await checkModifiedContent(async (content) => {
      await content.write('content/exhibitions/alta.png', await createImage(width, height, 'png'));
      await content.replace(EXHIBITION, from, to);
    });
    expect(report).toStrictEqual([
      expect.stringContaining(
        `«${field}» · Aviso, no detiene nada: mide ${width} × ${height} px y aquí se corta: se ve el ${seen} %. Se espera ${size}. Recórtala tú, o déjala si así se ve bien.`,
      ),
    ]);
  },
);

test.each([
  ['says what only looks like a script', '<title>once = 11</title><text>onload=1 href="a"</text>'],
  ['has a link', '<a href="https://x.mx"/>'],
  ['moves', '<path d="M0 0h9"><animate attributeName="x" to="3"/></path>'],
  ['comes from Illustrator', '<switch><foreignObject/><g/></switch>'],
])('a drawing that %s is right', async (_what, inside) => {
  expect(await check('a.svg', `${SVG}${inside}<path d="M0 0h9v9z"/></svg>`, 'drawing')).toMatchObject({
    width: 30,
  });
});

test('a drawing with a gradient and a picture inside is right', async () => {
  const inside =
    '<path fill="url(#a)" d="M0 0h9"/><path style="fill: url(&quot;#a&quot;)" d="M0 0h9"/><path d="M0 0h9v9z"/><image href="data:image/png;base64,AA=="/>';
  const size = { src: './a.svg', width: 30, height: 20, format: 'svg' };
  expect(await check('a.svg', `${SVG}${inside}</svg>`, 'drawing')).toStrictEqual(size);
});

test.each([
  ['in millimetres', 'width="40000mm" height="27500mm" viewBox="0 0 40000 27500"', 151_181],
  ['of more units than sharp opens pixels', 'viewBox="0 0 40000 27500"', 40_000],
  ['of a size, whatever its viewBox', 'width="400" height="275" viewBox="0,0,40000,27500"', 400],
])('a drawing %s is right', async (_what, size, width) => {
  const drawing = `<${ROOT} ${size}><path d="M0 0h20000v9000z"/></svg>`;
  expect(await check('a.svg', drawing, 'drawing')).toMatchObject({ width });
});

/** Files with pictures beside them. */
const WITH_PICTURES = [
  ...[
    EXHIBITION,
    'content/exhibitions/barro-que-suena.md',
    'content/gallery/gallery.json',
    'content/site.json',
  ],
  ...['content/sections/hero.json', 'content/sections/vision.json', 'content/plans/plans.json'],
];

test.each(WITH_PICTURES)('%s names its pictures without ./', async (file) => {
  const report = await checkModifiedContent((content) =>
    content.replace(file, /"\.\/(?=[^"]+\.(?:png|svg)")/g, '"'),
  );
  expect(report).toStrictEqual([]);
});

test('a picture field reads foto.webp as ./foto.webp', () => {
  const field = pictureField(() => z.custom<ImageMetadata>(), 'gallery', 'Foto');
  expect(field.parse('foto.webp')).toBe('./foto.webp');
});

const OTHER_PATHS = ['./foto.webp', '../galeria/foto.webp', '/foto.webp', 'https://x.mx/foto.webp'];

test.each(OTHER_PATHS)('a picture field leaves %s as it is', (path) => {
  expect(toRelativePath(path)).toBe(path);
});

const SHARED =
  'De dos archivos que se llaman igual el formulario guarda uno: dale otro nombre al de esta fotografía y súbela de nuevo.';
const GROUP = 'content/exhibitions/barro-que-suena.md';

test('the check names both fields of one uploaded picture', async () => {
  const report = await checkModifiedContent(async (content) => {
    await content.replace(GROUP, './horno.png', 'ocarina.png');
    await content.replace('content/gallery/gallery.json', './mirador.png', './cantina.png');
  });
  expect(report).toStrictEqual([
    `${GROUP}:30 · «pictures[2].image» · Se encontró "ocarina.png", que ya es «pictures[1].image». ${SHARED}`,
    expect.stringContaining(`«[16].image» · Se encontró "./cantina.png", que ya es «[14].image». ${SHARED}`),
  ]);
});

const anyPhotograph = fc.record({
  width: fc.integer({ min: 120, max: 260 }),
  height: fc.integer({ min: 120, max: 260 }),
  orientation: fc.integer({ min: 1, max: 8 }),
  format: fc.constantFrom('jpeg', 'png', 'webp', 'avif'),
});

test('a photograph that the check accepts has the same size for Astro, and as visitors see it', async () => {
  await using content = await TempSite.create();
  const sameForAll = fc.asyncProperty(anyPhotograph, async ({ width, height, orientation, format }) => {
    const background = { r: width, g: height, b: 0 };
    const file = await sharp({ create: { width, height, channels: 3, background } })
      .withMetadata({ orientation })
      .toFormat(format, format === 'avif' ? { effort: 0 } : {})
      .toBuffer();
    const name = `content/exhibitions/${[width, height, orientation].join('-')}.${format}`;
    await content.write(name, file);
    const picture = await checkPicture(
      await openContentFolder(content.root),
      EXHIBITION,
      `./${name.slice(20)}`,
      'speaker',
    );
    if (typeof picture === 'string') return;
    expect(picture).toMatchObject(
      await sharp(await sharp(file).autoOrient().toBuffer())
        .metadata()
        .then(({ width, height }) => ({ width, height })),
    );
    const { orientation: _, ...read } = await imageMetadata(file);
    expect(picture).toMatchObject(read);
  });
  await fc.assert(sameForAll, { numRuns: 60 });
});

const anyDrawing = fc
  .record({
    before: fc.constantFrom('', '<?xml version="1.0"?>\n', `<!-- ${'x'.repeat(980)} -->`),
    width: fc.constantFrom('', ' width="30"', ' width="40mm"', ' width="100%"', ' width="0"', " width='3e1'"),
    height: fc.constantFrom('', ' height="20"', ' height="40mm"', ' height="auto"'),
    box: fc.constantFrom(
      '',
      ' viewBox="0 0 30 20"',
      ' viewBox="0  0 30 20"',
      ' viewBox="0,0,30,20"',
      ' viewbox="0 0 3 2"',
    ),
  })
  .map(
    ({ before, width, height, box }) =>
      `${before}<${ROOT}${width}${height}${box}><path d="M0 0h9v9z"/></svg>`,
  );

test('a drawing that the check accepts has the same size for Astro', async () => {
  await using content = await TempSite.create();
  const sameForBoth = fc.asyncProperty(anyDrawing, async (text) => {
    await content.write('content/exhibitions/a.svg', text);
    const drawing = await checkPicture(
      await openContentFolder(content.root),
      EXHIBITION,
      './a.svg',
      'drawing',
    );
    if (typeof drawing === 'string') return;
    const { width, height } = await imageMetadata(Buffer.from(text));
    expect(drawing).toMatchObject({ width, height });
    expect(Math.min(width, height)).toBeGreaterThan(0);
  });
  await fc.assert(sameForBoth, { numRuns: 200 });
});
