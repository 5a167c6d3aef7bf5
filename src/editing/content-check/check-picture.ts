import { open, readFile, realpath, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { quote } from '../../schemas/error-map.ts';
import type { MakePictureField, PictureRule, PictureUse } from '../../schemas/picture-field.ts';
import { describeSize, expectPicture, PICTURE_RULES } from '../../schemas/picture-field.ts';
import type { ContentFolder } from './content-folder.ts';

/** Width and height in pixels, EXIF rotation applied. */
type PictureSize = Pick<ImageMetadata, 'width' | 'height' | 'format'> & { isAnimated?: boolean };

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
/** The endings that Astro takes for these formats. */
const ENDING = /\.(?:jpe?g|png|webp|avif)$/i;
const PROBE_PX = 16;
/** The head of an animated AVIF or PNG, of which sharp sees the first picture alone. */
const ANIMATED = /^(?:.{4}ftypavis|\x89PNG.{0,4096}acTL)/s;
/** WebP has no larger side, and no program here opens more pixels than a square of it has. */
const LARGEST_SIDE_PX = 16_383;
const PATH = /^\.\.?\/[^\\%?#`\r\n]*[^\\%?#`\s/.]$/;
const EXPECTED_PATH =
  'Se espera la ruta de una imagen de content/: empieza con ./ (la misma carpeta) y no lleva %, ?, #, ` ni \\, por ejemplo "./foto.jpg".';

/** Throws where the file is no picture, or a damaged one. */
const measure = async (path: string): Promise<PictureSize> => {
  const { autoOrient, format: name, compression, pages = 1 } = await sharp(path).metadata();
  const format = FORMATS.find((known) => known === (compression === 'av1' ? 'avif' : name));
  if (!format) throw new Error(`No picture of a website: ${name}`);
  // A truncated file still has a valid header: only decoding all of it shows the damage.
  if (Math.max(autoOrient.width, autoOrient.height) <= LARGEST_SIDE_PX)
    await sharp(path, { failOn: 'truncated' }).resize(PROBE_PX).raw().toBuffer();
  await using file = await open(path);
  // Its head: a thousand photographs are read at once.
  const { buffer: head } = await file.read();
  const isAnimated = pages > 1 || ANIMATED.test(head.toString('latin1'));
  return { ...autoOrient, format, isAnimated };
};

// In `astro dev` the check runs after every save: decoding all pictures takes seconds, so that each is decoded once.
const measured = new Map<string, Promise<PictureSize>>();

const measureOnce = async (path: string): Promise<PictureSize> => {
  const [file, { mtimeMs, size }] = await Promise.all([realpath(path), stat(path)]);
  const version = `${file} ${mtimeMs} ${size}`;
  const known = measured.get(version) ?? measure(path);
  measured.set(version, known);
  return known;
};

/** Active or external content of an SVG: opened by itself it would run with the site's origin. */
const ACTIVE = [
  /<(?:[\w.-]+:)?(?:script|handler|animate\w*|set|foreignObject|iframe|object|embed|audio|video)\b/i,
  /[\s"']on\w+\s*=/i,
  /<!DOCTYPE[^>]*\[|<!ENTITY/i,
  /\b(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp)[;,])|<\?xml-stylesheet|@import|url\(\s*["']?(?!["'#]|data:)/i,
];

/** The size of a drawing of content/ in its own units, or what is wrong with it in Spanish: it must be an SVG and nothing but a drawing. */
export const checkDrawing = async (root: string, file: string): Promise<PictureSize | string> => {
  if (!/\.svg$/i.test(file))
    return `«${file}» no termina en .svg. Se espera un dibujo: expórtalo del programa en que se hizo como SVG.`;
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (metadata?.format !== 'svg' || text.includes('\0'))
    return `«${file}» no se puede abrir: no es un SVG, aunque así se llame. Expórtalo de nuevo como SVG (UTF-8).`;
  if (ACTIVE.some((pattern) => pattern.test(text)))
    return `«${file}» lleva un script, una acción, una animación o algo de otra dirección. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`;
  return { width: metadata.width, height: metadata.height, format: 'svg' };
};

/** A picture that a file of content/ names, or what is wrong with it for its use, in Spanish. */
export const checkPicture = async (
  { root, files }: ContentFolder,
  document: string,
  path: string,
  use: PictureUse,
): Promise<ImageMetadata | string> => {
  const file = posix.join(posix.dirname(document), path);
  if (!PATH.test(path) || !file.startsWith('content/')) return `Se encontró ${quote(path)}. ${EXPECTED_PATH}`;
  // Compared as it is written: a Mac forgives `Foto.JPG` for `foto.jpg`, a web server does not.
  if (!files.has(file))
    return `No existe el archivo «${file}». Cópialo ahí o corrige el nombre, con sus mayúsculas, su terminación y sin acentos.`;
  if (use === 'drawing') {
    const drawing = await checkDrawing(root, file);
    return typeof drawing === 'string' ? drawing : { src: path, ...drawing };
  }
  const picture = await measureOnce(join(root, file)).catch(() => undefined);
  if (!picture || !ENDING.test(file))
    return `«${file}» no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, con su terminación. Vuelve a copiarlo o guárdalo de nuevo como JPG.`;
  const { width, height, isAnimated } = picture;
  if (isAnimated)
    return `«${file}» es una animación. Se espera una imagen fija: guarda uno de sus cuadros como JPG.`;
  const found = `«${file}» mide ${width} × ${height} px. Se espera`;
  if (Math.max(width, height) > LARGEST_SIDE_PX)
    return `${found} que ningún lado pase de 16,383 px: redúcela o recórtala.`;
  const rule: PictureRule = PICTURE_RULES[use];
  const isExact = width === rule.width && height === rule.height;
  if (isExact || (!rule.isExact && width >= rule.width && height >= rule.height))
    return { src: path, ...picture };
  return `${found} ${describeSize(use)}.`;
};

/** The picture field of the content check: it opens the file beside the document, in place of Astro's `image()`. */
export const measuredPicture =
  (content: ContentFolder, document: string): MakePictureField =>
  (use) =>
    z
      .string()
      .regex(/\S/)
      .meta({ errorMessage: expectPicture(use) })
      .transform(async (path, context): Promise<ImageMetadata> => {
        const picture = await checkPicture(content, document, path, use);
        if (typeof picture !== 'string') return picture;
        context.addIssue(picture);
        return z.NEVER;
      });
