import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'astro/zod';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkImage } from '../../src/editing/content-check/check-image.ts';
import { imageField, type ImageUse, toRelativePath } from '../../src/schemas/image-field.ts';
import { animatePng, createImage } from './image-fixtures.ts';
import { listContentFolder } from '../../src/content/read-content.ts';
import { FIXTURE_SITE, TempSite } from '../support/temp-site.ts';
import { EXHIBITION, checkModifiedContent } from './check-modified-content.ts';

const EXPECTED =
  'Se espera la ruta de una imagen de content/: empieza con ./ (la misma carpeta) y no lleva %, ?, #, ` ni \\, por ejemplo "./foto.jpg".';
const INVALID_PATHS = [
  'libro.png',
  '.\\libro.png',
  'https://x.mx/a.jpg',
  '../../../etc/a.jpg',
  './libro.png ',
  './luz al 50%.jpg',
  './luz`.jpg',
];

const MISSING_FILE =
  'No existe el archivo «content/exhibitions/Libro-de-una-hoja.PNG». Cópialo ahí o corrige el nombre, con sus mayúsculas, su terminación y sin acentos.';

test.each([
  ['./Libro-de-una-hoja.PNG', MISSING_FILE] as const,
  ...INVALID_PATHS.map((path) => [path, `Se encontró "${path}". ${EXPECTED}`] as const),
])('image check explains how to fix the path %j', async (path, message) => {
  expect(await checkImage(await listContentFolder(FIXTURE_SITE), EXHIBITION, path, 'exhibition')).toBe(
    message,
  );
});

const check = async (name: string, file: Buffer | string, use: ImageUse) => {
  await using content = await TempSite.create();
  await content.write(`content/exhibitions/${name}`, file);
  return await checkImage(await listContentFolder(content.root), EXHIBITION, `./${name}`, use);
};

const UNREADABLE =
  'no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, con su terminación. Vuelve a copiarlo o guárdalo de nuevo como JPG.';
const ANIMATED = 'es una animación. Se espera una imagen fija: guarda uno de sus cuadros como JPG.';
const TOO_TALL = 'mide 1200 × 16384 px. Se espera que ningún lado pase de 16,383 px: redúcela o recórtala.';
const TOO_SMALL = 'mide 600 × 400 px. Se espera 960 × 640 px o más, en forma 3:2.';
const NOT_EXACT = 'mide 1200 × 1200 px. Se espera exactamente 1200 × 630 px.';
const INVALID_DRAWING =
  'no se puede mostrar. Se espera un SVG completo, en UTF-8, que en sus primeros 1,000 caracteres diga <svg xmlns="http://www.w3.org/2000/svg" y su tamaño: width y height, o viewBox="0 0 428 331", con espacios. Expórtalo de nuevo como SVG sencillo.';
const formatActiveContentError = (code: string) =>
  `lleva "${code}", que al abrirlo corre o trae algo de fuera. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`;
const ROTATED =
  'está acostada, y una marca (EXIF) que en este formato no se toma en cuenta la gira: saldría recortada. Ábrela y guárdala de nuevo como JPG.';

const landscape = await createImage(1200, 800, 'jpeg');
const square = await createImage(1200, 1200, 'jpeg');
const frames = [square, await createImage(1200, 1200, 'png', 'transparent')];
const animated = sharp(frames, { join: { animated: true } }).webp();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">';
const createRotated = (format: 'webp' | 'png' | 'avif') =>
  sharp(landscape).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
const SVG_ROOT = 'svg xmlns="http://www.w3.org/2000/svg"';
/** SVG files that browsers can't show, or whose size Astro can't read. */
const INVALID_DRAWINGS = [
  '<svg viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>',
  `${SVG}<path d="M0 0h9`,
  Buffer.from(`${SVG}<title>Recámara</title></svg>`, 'latin1'),
  Buffer.from(`${SVG}</svg>`, 'utf16le'),
  `<!-- ${'x'.repeat(1000)} --><${SVG_ROOT} viewBox="0 0 30 20"></svg>`,
  `<${SVG_ROOT} id="${'x'.repeat(1000)}" viewBox="0 0 30 20"></svg>`,
  '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></s:svg>',
  ...['', 'viewBox="0 0 0 0"', 'width="100%"', 'viewBox="0,0, 30,20"', 'width="30" viewBox="0,0,30,20"'].map(
    (size) => `<${SVG_ROOT} ${size}></svg>`,
  ),
];
/** SVG files with active content, and the code that the error quotes. */
const ACTIVE_DRAWINGS = [
  ['<!ENTITY', `<!DOCTYPE svg SYSTEM "a"><!ENTITY a "b">${SVG}`],
  ['<!DOCTYPE svg [', `<!DOCTYPE svg [${SVG}`],
  ['<script', `${SVG}<script>alert(1)</script>`],
  ['<s:script', `${SVG}<s:script xmlns:s="http://www.w3.org/2000/svg"/>`],
  ['ONCLICK =', `${SVG}<path d=">"\nONCLICK = "alert(1)"/>`],
  ['attributeName="href', `${SVG}<image><set attributeName="href" to="https://x.mx/a.png"/></image>`],
  ['<iframe', `${SVG}<foreignObject><iframe/></foreignObject>`],
  ...['object', 'embed', 'audio', 'video'].map((name) => [`<${name}`, `${SVG}<${name}/>`] as const),
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

test.each<readonly [name: string, message: string, use: ImageUse, file: Buffer | string]>([
  ['cortada.jpg', UNREADABLE, 'exhibition', square.subarray(0, -2000)],
  ['gif.jpg', UNREADABLE, 'exhibition', await createImage(1200, 800, 'gif')],
  ['animada.webp', ANIMATED, 'exhibition', await animated.toBuffer()],
  ['animada.png', ANIMATED, 'exhibition', await animatePng(1200, 800)],
  ['alta.jpg', TOO_TALL, 'exhibition', await createImage(1200, 16_384, 'jpeg')],
  ['chica.jpg', TOO_SMALL, 'exhibition', await createImage(600, 400, 'jpeg')],
  ['tarjeta.jpg', NOT_EXACT, 'share', square],
  ['girada.webp', ROTATED, 'exhibition', await createRotated('webp')],
  ['girada.png', ROTATED, 'exhibition', await createRotated('png')],
  ['girada.avif', ROTATED, 'exhibition', await createRotated('avif')],
  [
    'firmado.svg',
    'dice quién lo dibujó, y se publica tal cual. Bórralo en las propiedades del documento, o expórtalo de nuevo sin metadatos.',
    'drawing',
    `${SVG}<metadata><dc:creator>Ana</dc:creator></metadata></svg>`,
  ],
  ['foto.svg', INVALID_DRAWING, 'drawing', square],
  ['dibujo.png', INVALID_DRAWING, 'drawing', `${SVG}</svg>`],
  ...INVALID_DRAWINGS.map((file) => ['sin-medidas.svg', INVALID_DRAWING, 'drawing', file] as const),
  ...ACTIVE_DRAWINGS.map(
    ([code, text]) => ['activo.svg', formatActiveContentError(code), 'drawing', `${text}</svg>`] as const,
  ),
])('image check of %s reports: %s', async (name, message, use, file) => {
  expect(await check(name, file, use)).toBe(`«content/exhibitions/${name}» ${message}`);
});

test('image check accepts a square exhibition image', async () => {
  const metadata = { width: 1200, height: 1200, format: 'jpg' };
  expect(await check('a.jpg', square, 'exhibition')).toMatchObject(metadata);
});

test.each([
  [
    'an exhibition',
    'image: "./libro-de-una-hoja.png"',
    'image: "./alta.png"',
    1000,
    3000,
    'image',
    22,
    '960 × 640 px o más, en forma 3:2',
  ],
  [
    'a speaker',
    './retrato-libro-de-una-hoja.png',
    './alta.png',
    800,
    200,
    'speakerAvatar',
    25,
    '128 × 128 px o más, en forma 1:1',
  ],
])(
  'content check warns about an image of %s that is mostly cropped',
  async (_subject, from, to, width, height, field, visiblePercent, size) => {
    const report = await checkModifiedContent(async (content) => {
      await content.write('content/exhibitions/alta.png', await createImage(width, height, 'png'));
      await content.replace(EXHIBITION, from, to);
    });
    expect(report).toStrictEqual([
      expect.stringContaining(
        `«${field}» · Aviso, no detiene nada: mide ${width} × ${height} px y aquí se corta: se ve el ${visiblePercent} %. Se espera ${size}. Recórtala tú, o déjala si así se ve bien.`,
      ),
    ]);
  },
);

test.each([
  ['text that resembles a script', '<title>once = 11</title><text>onload=1 href="a"</text>'],
  ['a link', '<a href="https://x.mx"/>'],
  ['an animation', '<path d="M0 0h9"><animate attributeName="x" to="3"/></path>'],
  ['Illustrator markup', '<switch><foreignObject/><g/></switch>'],
])('image check accepts a drawing with %s', async (_feature, content) => {
  expect(await check('a.svg', `${SVG}${content}<path d="M0 0h9v9z"/></svg>`, 'drawing')).toMatchObject({
    width: 30,
  });
});

test('image check accepts a drawing with an embedded image', async () => {
  const content =
    '<path fill="url(#a)" d="M0 0h9"/><path style="fill: url(&quot;#a&quot;)" d="M0 0h9"/><path d="M0 0h9v9z"/><image href="data:image/png;base64,AA=="/>';
  const size = { src: './a.svg', width: 30, height: 20, format: 'svg' };
  expect(await check('a.svg', `${SVG}${content}</svg>`, 'drawing')).toStrictEqual(size);
});

test.each([
  ['in millimetres', 'width="40000mm" height="27500mm" viewBox="0 0 40000 27500"', 151_181],
  ['in more units than the pixel limit of sharp', 'viewBox="0 0 40000 27500"', 40_000],
  ['with a size and a larger viewBox', 'width="400" height="275" viewBox="0,0,40000,27500"', 400],
])('image check accepts a drawing %s', async (_description, size, width) => {
  const drawing = `<${SVG_ROOT} ${size}><path d="M0 0h20000v9000z"/></svg>`;
  expect(await check('a.svg', drawing, 'drawing')).toMatchObject({ width });
});

test('content check accepts an image that is cropped by half', async () => {
  const report = await checkModifiedContent(async (content) => {
    await content.write('content/exhibitions/alta.png', await createImage(960, 1280, 'png'));
    await content.replace(EXHIBITION, 'image: "./libro-de-una-hoja.png"', 'image: "./alta.png"');
  });
  expect(report).toStrictEqual([]);
});

const FILES_WITH_IMAGES = [
  ...[
    EXHIBITION,
    'content/exhibitions/barro-que-suena.md',
    'content/gallery/gallery.json',
    'content/site.json',
  ],
  ...['content/sections/hero.json', 'content/sections/vision.json', 'content/plans/plans.json'],
];

test.each(FILES_WITH_IMAGES)('content check accepts image paths without ./ in %s', async (file) => {
  const report = await checkModifiedContent((content) =>
    content.replace(file, /"\.\/(?=[^"]+\.(?:png|svg)")/g, '"'),
  );
  expect(report).toStrictEqual([]);
});

test('content check accepts an image of an essay without ./', async () => {
  const report = await checkModifiedContent((content) =>
    content.replace(EXHIBITION, /\n---\n[^]*$/, '\n---\n\n![Un libro abierto](libro-de-una-hoja.png)\n'),
  );
  expect(report).toStrictEqual([]);
});

test('content check names all images that share one file in an exhibition', async () => {
  const report = await checkModifiedContent((content) =>
    content.replace(
      EXHIBITION,
      'status:',
      'pictures:\n  - { image: ./libro-de-una-hoja.png, alt: "Un papel" }\n  - { image: libro-de-una-hoja.png, alt: "Otro papel" }\nstatus:',
    ),
  );
  expect(
    report.map((line) => line.replace(/.* · («.*») · Se encontró .*, que ya es («.*?»).*/, '$1 = $2')),
  ).toStrictEqual(['«pictures[1].image» = «image»', '«pictures[2].image» = «image»']);
});

test('image field resolves foto.webp to ./foto.webp', () => {
  const field = imageField(() => z.custom<ImageMetadata>(), 'gallery', 'Foto');
  expect(field.parse('foto.webp')).toBe('./foto.webp');
});

const OTHER_PATHS = ['./foto.webp', '../galeria/foto.webp', '/foto.webp', 'https://x.mx/foto.webp'];

test.each(OTHER_PATHS)('image field keeps the path %s', (path) => {
  expect(toRelativePath(path)).toBe(path);
});

const DUPLICATE_ADVICE =
  'Si es la misma fotografía, borra una de las dos. Si es otra, dale otro nombre a su archivo y súbela de nuevo: de dos que se llaman igual el formulario guarda una.';
const GROUP = 'content/exhibitions/barro-que-suena.md';

test('content check names both fields of a duplicated image', async () => {
  const report = await checkModifiedContent(async (content) => {
    await content.replace(GROUP, './horno.png', 'ocarina.png');
    await content.replace('content/gallery/gallery.json', './mirador.png', '../gallery/cantina.png');
  });
  expect(report).toStrictEqual([
    `${GROUP}:30 · «pictures[2].image» · Se encontró "ocarina.png", que ya es «pictures[1].image». ${DUPLICATE_ADVICE}`,
    expect.stringContaining(
      `«[16].image» · Se encontró "../gallery/cantina.png", que ya es «[14].image». ${DUPLICATE_ADVICE}`,
    ),
  ]);
});

const photoArbitrary = fc.record({
  width: fc.integer({ min: 120, max: 260 }),
  height: fc.integer({ min: 120, max: 260 }),
  orientation: fc.integer({ min: 1, max: 8 }),
  format: fc.constantFrom('jpeg', 'png', 'webp', 'avif'),
});

test('image check measures photos like Astro', async () => {
  await using content = await TempSite.create();
  const agrees = fc.asyncProperty(photoArbitrary, async ({ width, height, orientation, format }) => {
    const background = { r: width, g: height, b: 0 };
    const file = await sharp({ create: { width, height, channels: 3, background } })
      .withMetadata({ orientation })
      .toFormat(format, format === 'avif' ? { effort: 0 } : {})
      .toBuffer();
    const name = `content/exhibitions/${[width, height, orientation].join('-')}.${format}`;
    await content.write(name, file);
    const checked = await checkImage(
      await listContentFolder(content.root),
      EXHIBITION,
      `./${name.slice(20)}`,
      'speaker',
    );
    if (typeof checked === 'string') return;
    expect(checked).toMatchObject(
      await sharp(await sharp(file).autoOrient().toBuffer())
        .metadata()
        .then(({ width, height }) => ({ width, height })),
    );
    const { orientation: _, ...astroMetadata } = await imageMetadata(file);
    expect(checked).toMatchObject(astroMetadata);
  });
  await fc.assert(agrees, { numRuns: 60 });
});

const drawingArbitrary = fc
  .record({
    prolog: fc.constantFrom('', '<?xml version="1.0"?>\n', `<!-- ${'x'.repeat(980)} -->`),
    width: fc.constantFrom('', ' width="30"', ' width="40mm"', ' width="100%"', ' width="0"', " width='3e1'"),
    height: fc.constantFrom('', ' height="20"', ' height="40mm"', ' height="auto"'),
    viewBox: fc.constantFrom(
      '',
      ' viewBox="0 0 30 20"',
      ' viewBox="0  0 30 20"',
      ' viewBox="0,0,30,20"',
      ' viewbox="0 0 3 2"',
    ),
  })
  .map(
    ({ prolog, width, height, viewBox }) =>
      `${prolog}<${SVG_ROOT}${width}${height}${viewBox}><path d="M0 0h9v9z"/></svg>`,
  );

test('image check measures drawings like Astro', async () => {
  await using content = await TempSite.create();
  const agrees = fc.asyncProperty(drawingArbitrary, async (text) => {
    await content.write('content/exhibitions/a.svg', text);
    const drawing = await checkImage(await listContentFolder(content.root), EXHIBITION, './a.svg', 'drawing');
    if (typeof drawing === 'string') return;
    const { width, height } = await imageMetadata(Buffer.from(text));
    expect(drawing).toMatchObject({ width, height });
    expect(Math.min(width, height)).toBeGreaterThan(0);
  });
  await fc.assert(agrees, { numRuns: 200 });
});
