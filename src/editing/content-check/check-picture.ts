import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { spanishErrors } from '../../schemas/error-map.ts';
import { quote } from '../../schemas/quote.ts';
import type { CreatePictureField, PictureRule, PictureUse } from '../../schemas/picture-field.ts';
import { describeSize, getExpectedPictureMessage, PICTURE_RULES } from '../../schemas/picture-field.ts';
import { checkDrawing, type PictureSize } from './check-drawing.ts';
import type { ContentFolder } from '../../content/read-content.ts';

type Measured = PictureSize & Record<'isAnimated' | 'isTurned', boolean>;

const FORMATS = ['jpg', 'png', 'webp', 'avif'];
/** The endings that Astro takes for these formats. */
const ENDING = /\.(?:jpe?g|png|webp|avif)$/i;
/** What a JPEG ends with that nothing has cut. */
const JPEG_END = Buffer.from([0xff, 0xd9]);
const PROBE_PX = 16;
const HEAD_BYTES = 16_384;
/** The head of an animated AVIF or PNG, of which sharp sees the first picture alone. */
const ANIMATED = /^(?:.{4}ftypavis|\x89PNG.{0,4096}acTL)/s;
/** WebP has no larger side, and no program here opens more pixels than a square of it has. */
const LARGEST_SIDE_PX = 16_383;
const PATH = /^\.\.?\/[^\\%?#`\r\n]*[^\\%?#`\s/.]$/;
const EXPECTED_PATH =
  'Se espera la ruta de una imagen de content/: empieza con ./ (la misma carpeta) y no lleva %, ?, #, ` ni \\, por ejemplo "./foto.jpg".';

/** A picture as Astro reads it; in one go, so that of a thousand photographs one is in memory at a time. */
const readAsAstro = (path: string) => {
  const data = readFileSync(path);
  const isAnimated = ANIMATED.test(data.toString('latin1', 0, HEAD_BYTES));
  const isWhole = data.subarray(-JPEG_END.length).equals(JPEG_END);
  return imageMetadata(data, path).then(({ width, height, format }) => ({
    size: { width, height, format },
    isAnimated,
    isWhole: isWhole && format === 'jpg',
  }));
};

/** Throws where the file is no picture, or a damaged one. */
const measure = async (path: string): Promise<Measured> => {
  const { size, isAnimated, isWhole } = await readAsAstro(path);
  const { width, height, format } = size;
  if (!FORMATS.includes(format)) throw new Error(`No picture of a website: ${format}`);
  const { autoOrient, pages = 1 } = await sharp(path).metadata();
  // A truncated file still has a valid header: where its end doesn't tell, only decoding all of it shows the damage.
  if (!isWhole && Math.max(width, height) <= LARGEST_SIDE_PX)
    await sharp(path, { failOn: 'truncated' }).resize(PROBE_PX).raw().toBuffer();
  const isTurned = autoOrient.width !== width || autoOrient.height !== height;
  return { ...size, isAnimated: isAnimated || pages > 1, isTurned };
};

// In `astro dev` the check runs after every save: decoding all pictures takes seconds, so that each is decoded once.
const measured = new Map<string, Promise<Measured>>();

const measureOnce = async (path: string): Promise<Measured> => {
  const { dev, ino, mtimeMs, size } = statSync(path);
  const version = [dev, ino, mtimeMs, size].join();
  const known = measured.get(version) ?? measure(path);
  measured.set(version, known);
  return known;
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
  const { isAnimated, isTurned, ...size } = picture;
  const { width, height } = size;
  if (isAnimated)
    return `«${file}» es una animación. Se espera una imagen fija: guarda uno de sus cuadros como JPG.`;
  if (isTurned)
    return `«${file}» está acostada, y una marca (EXIF) que en este formato no se toma en cuenta la gira: saldría recortada. Ábrela y guárdala de nuevo como JPG.`;
  const found = `«${file}» mide ${width} × ${height} px. Se espera`;
  if (Math.max(width, height) > LARGEST_SIDE_PX)
    return `${found} que ningún lado pase de 16,383 px: redúcela o recórtala.`;
  const rule: PictureRule = PICTURE_RULES[use];
  const isExact = width === rule.width && height === rule.height;
  if (isExact || (!rule.isExact && width >= rule.width && height >= rule.height))
    return { src: path, ...size };
  return `${found} ${describeSize(use)}.`;
};

/** The document whose fields are parsed: its schema is made once, for every document of its kind. */
const PARSED = new AsyncLocalStorage<{ content: ContentFolder; document: string }>();

/** The picture field of the content check: it opens the file beside the document, in place of Astro's `image()`. */
const measuredPicture: CreatePictureField = (use) =>
  z
    .string()
    .regex(/\S/)
    .meta({ errorMessage: getExpectedPictureMessage(use) })
    .transform(async (path, context): Promise<ImageMetadata> => {
      const { content, document } = PARSED.getStore() ?? {};
      if (!content || !document) throw new Error('No document is parsed: use `parseDocument`');
      const picture = await checkPicture(content, document, path, use);
      if (typeof picture !== 'string') return picture;
      context.addIssue(picture);
      return z.NEVER;
    });

type CreateSchema = (picture: CreatePictureField) => z.ZodType;

/** To make a schema takes longer than to parse by it. */
const SCHEMAS = new Map<CreateSchema, z.ZodType>();

/** Parses the fields of a document of content/ by its schema, and opens the pictures that they name. */
export const parseDocument = (
  content: ContentFolder,
  document: string,
  createSchema: CreateSchema,
  data: unknown,
) => {
  const schema = SCHEMAS.getOrInsertComputed(createSchema, () => createSchema(measuredPicture));
  return PARSED.run({ content, document }, () => schema.safeParseAsync(data, { error: spanishErrors }));
};
