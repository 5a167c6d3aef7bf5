import { realpath, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { quote } from '../../schemas/error-map.ts';
import {
  expectPicture,
  PICTURE_RULES,
  type PictureField,
  type PictureRule,
  type PictureUse,
} from '../../schemas/picture-field.ts';
import { checkDrawing } from './check-drawing.ts';
import { toSlug } from './file-names.ts';
import { listFiles } from './list-files.ts';

/** Width and height in pixels, EXIF rotation applied. */
type PictureSize = Pick<ImageMetadata, 'width' | 'height' | 'format'>;

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
/** The endings that Astro takes for these formats. */
const ENDING = /\.(?:jpe?g|png|webp|avif)$/i;
const PROBE_PX = 16;

const PATH = /^\.\.?\/[^\\%?#\r\n]*[^\\%?#\s/.]$/;
const EXPECTED_PATH =
  'Se espera la ruta de una imagen de content/: empieza con ./ (la misma carpeta) y no lleva %, ?, # ni \\, por ejemplo "./foto.jpg".';

const measure = async (path: string): Promise<PictureSize | undefined> => {
  try {
    const { autoOrient, format, compression } = await sharp(path).metadata();
    const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
    const known = FORMATS.find((candidate) => candidate === name);
    if (!known) return undefined;
    // A truncated file still has a valid header: only decoding all of it shows the damage.
    await sharp(path, { failOn: 'truncated' }).resize(PROBE_PX).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height, format: known };
  } catch {
    return undefined;
  }
};

// In `astro dev` the check runs after every save: a picture that did not change is read once.
const measured = new Map<string, Promise<PictureSize | undefined>>();

const measureOnce = async (path: string): Promise<PictureSize | undefined> => {
  const [file, { mtimeMs, size }] = await Promise.all([realpath(path), stat(path)]);
  const version = `${file} ${mtimeMs} ${size}`;
  const known = measured.get(version) ?? measure(path);
  measured.set(version, known);
  return known;
};

const judgeSize = (file: string, { width, height }: PictureSize, use: PictureUse): string | undefined => {
  const rule: PictureRule = PICTURE_RULES[use];
  const found = `«${file}» mide ${width} × ${height} px.`;
  const expected = `${rule.width} × ${rule.height} px`;
  const isExact = width === rule.width && height === rule.height;
  if (rule.isExact) return isExact ? undefined : `${found} Se espera exactamente ${expected}.`;
  const isEnough = width >= rule.width && height >= rule.height;
  return isEnough ? undefined : `${found} Se espera ${expected} o más.`;
};

/**
 * Opens a picture that a file of content/ names, and judges it for its use.
 *
 * @returns the picture, or what is wrong with it in Spanish
 */
export const checkPicture = async (
  root: string,
  document: string,
  path: string,
  use: PictureUse,
): Promise<ImageMetadata | string> => {
  const file = posix.join(posix.dirname(document), path);
  if (!PATH.test(path) || !file.startsWith('content/')) return `Se encontró ${quote(path)}. ${EXPECTED_PATH}`;
  const plain = `${posix.dirname(path)}/${toSlug(posix.parse(path).name) || 'foto'}.jpg`;
  // Compared as it is written: a Mac forgives `Foto.JPG` for `foto.jpg`, a web server does not.
  const files = await listFiles(join(root, 'content'));
  if (!files.includes(posix.relative('content', file)))
    return `No existe el archivo «${file}». Cópialo ahí o corrige el nombre, con sus mayúsculas, su terminación y sin acentos.`;
  if (use === 'drawing') {
    const drawing = await checkDrawing(root, file);
    return typeof drawing === 'string' ? drawing : { src: path, ...drawing };
  }
  if (!ENDING.test(file))
    return `«${file}» no termina en .jpg, .png, .webp ni .avif. Guárdalo de nuevo como JPG: "${plain}".`;
  const size = await measureOnce(posix.join(root, file)).catch(() => undefined);
  if (!size)
    return `«${file}» no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, aunque así se llame. Vuelve a copiarlo o guárdalo de nuevo como JPG.`;
  return judgeSize(file, size, use) ?? { src: path, ...size };
};

/** The picture field of the content check: it opens the file beside the document, in place of Astro's `image()`. */
export const measuredPicture =
  (root: string, document: string): PictureField =>
  (use) =>
    z
      .string()
      .regex(/\S/)
      .meta({ errorMessage: expectPicture(use) })
      .transform(async (path, context): Promise<ImageMetadata> => {
        const picture = await checkPicture(root, document, path, use);
        if (typeof picture !== 'string') return picture;
        context.addIssue({ code: 'custom', message: picture });
        return z.NEVER;
      });
