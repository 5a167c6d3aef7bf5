import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { spanishErrors } from '../../schemas/error-map.ts';
import type { CreateSchema } from '../../schemas/json-schema.ts';
import { quoteValue } from '../../schemas/quote.ts';
import type { CreateImageField, ImageRule, ImageUse } from '../../schemas/image-field.ts';
import {
  describeSize,
  getExpectedImageMessage,
  IMAGE_RULES,
  toRelativePath,
} from '../../schemas/image-field.ts';
import { checkDrawing, type ImageSize } from './check-drawing.ts';
import type { ContentFolder } from '../../content/read-content.ts';

interface MeasuredImage {
  size: ImageSize;
  isAnimated: boolean;
  /** Whether EXIF data rotates the image in a format in which Astro ignores EXIF. */
  isRotated: boolean;
}

const FORMATS = ['jpg', 'png', 'webp', 'avif'];
const EXTENSION = /\.(?:jpe?g|png|webp|avif)$/i;
const JPEG_END = Buffer.from([0xff, 0xd9]);
const PROBE_PX = 16;
const HEADER_BYTES = 16_384;
/** Header of an animated AVIF or PNG file. sharp reads only the first frame of such a file. */
const ANIMATED_HEADER = /^(?:.{4}ftypavis|\x89PNG.{0,4096}acTL)/s;
/** Maximum width and height of a WebP image in pixels. sharp rejects images with more pixels than a square of this size. */
const MAX_SIDE_PX = 16_383;
const RELATIVE_PATH = /^\.\.?\/[^\\%?#`\r\n]*[^\\%?#`\s/.]$/;
const EXPECTED_PATH =
  'Se espera la ruta de una imagen de content/: empieza con ./ (la misma carpeta) y no lleva %, ?, #, ` ni \\, por ejemplo "./foto.jpg".';

interface ImageHeader {
  size: ImageSize;
  isAnimated: boolean;
  isCompleteJpeg: boolean;
}

/** Reads the header of an image. Reads synchronously, so that only one photograph is in memory at a time. */
const readImageHeader = async (path: string): Promise<ImageHeader> => {
  const data = readFileSync(path);
  const isAnimated = ANIMATED_HEADER.test(data.toString('latin1', 0, HEADER_BYTES));
  const hasEndMarker = data.subarray(-JPEG_END.length).equals(JPEG_END);
  const { width, height, format } = await imageMetadata(data, path);
  return { size: { width, height, format }, isAnimated, isCompleteJpeg: hasEndMarker && format === 'jpg' };
};

/** Measures an image. Throws if the file is damaged or has an unsupported format. */
const measureImage = async (path: string): Promise<MeasuredImage> => {
  const { size, isAnimated, isCompleteJpeg } = await readImageHeader(path);
  const { width, height, format } = size;
  if (!FORMATS.includes(format)) throw new Error(`Unsupported image format "${format}" in ${path}.`);
  const { autoOrient, pages = 1 } = await sharp(path).metadata();
  // A truncated file has a valid header. Without an end marker, only decoding shows whether the file is complete.
  if (!isCompleteJpeg && Math.max(width, height) <= MAX_SIDE_PX)
    await sharp(path, { failOn: 'truncated' }).resize(PROBE_PX).raw().toBuffer();
  const isRotated = autoOrient.width !== width || autoOrient.height !== height;
  return { size, isAnimated: isAnimated || pages > 1, isRotated };
};

/** Cache by file version, because `astro dev` checks the content after each save, and decoding all images takes seconds. */
const measuredImages = new Map<string, Promise<MeasuredImage>>();

/** Measures a version of an image once. */
const measureImageOnce = async (path: string): Promise<MeasuredImage> => {
  const { dev, ino, mtimeMs, size } = statSync(path);
  const version = [dev, ino, mtimeMs, size].join();
  return measuredImages.getOrInsertComputed(version, () => measureImage(path));
};

/** Returns the path of an image, from the root of the project, that a content file refers to. */
export const resolveImage = (document: string, path: string): string =>
  posix.join(posix.dirname(document), String(toRelativePath(path)));

/** Returns the metadata of an image that a content file refers to, or an error in Spanish. */
export const checkImage = async (
  { root, files }: ContentFolder,
  document: string,
  path: string,
  use: ImageUse,
): Promise<ImageMetadata | string> => {
  const file = posix.join(posix.dirname(document), path);
  if (!RELATIVE_PATH.test(path) || !file.startsWith('content/'))
    return `Se encontró ${quoteValue(path)}. ${EXPECTED_PATH}`;
  // Compare the path case-sensitively: macOS opens `foto.jpg` as `Foto.JPG`, but a web server doesn't.
  if (!files.has(file))
    return `No existe el archivo «${file}». Cópialo ahí o corrige el nombre, con sus mayúsculas, su terminación y sin acentos.`;
  if (use === 'drawing') {
    const drawing = await checkDrawing(root, file);
    return typeof drawing === 'string' ? drawing : { src: path, ...drawing };
  }
  const picture = await measureImageOnce(join(root, file)).catch(() => undefined);
  if (!picture || !EXTENSION.test(file))
    return `«${file}» no se puede abrir: está incompleto o no es JPG, PNG, WebP ni AVIF, con su terminación. Vuelve a copiarlo o guárdalo de nuevo como JPG.`;
  const { isAnimated, isRotated, size } = picture;
  const { width, height } = size;
  if (isAnimated)
    return `«${file}» es una animación. Se espera una imagen fija: guarda uno de sus cuadros como JPG.`;
  if (isRotated)
    return `«${file}» está acostada, y una marca (EXIF) que en este formato no se toma en cuenta la gira: saldría recortada. Ábrela y guárdala de nuevo como JPG.`;
  const measured = `«${file}» mide ${width} × ${height} px. Se espera`;
  if (Math.max(width, height) > MAX_SIDE_PX)
    return `${measured} que ningún lado pase de 16,383 px: redúcela o recórtala.`;
  const rule: ImageRule = IMAGE_RULES[use];
  const isExact = width === rule.width && height === rule.height;
  if (isExact || (!rule.isExact && width >= rule.width && height >= rule.height))
    return { src: path, ...size };
  return `${measured} ${describeSize(use)}.`;
};

/** File that is being parsed. It can't be an argument of the schema, because all files of a kind share a cached schema. */
const CURRENT_DOCUMENT = new AsyncLocalStorage<{ content: ContentFolder; document: string }>();

/** Metadata of a reference. The field that contains the image measures it. */
const UNMEASURED = { width: NaN, height: NaN, format: 'jpg' } as const;

/** Creates the image field of the content check, which measures the file instead of importing it like Astro's `image()`. */
const measuredImageField: CreateImageField = (use, isReference) =>
  z
    .string()
    .regex(/\S/)
    .meta({ errorMessage: getExpectedImageMessage(use) })
    .transform(async (path, context): Promise<ImageMetadata> => {
      if (isReference) return { src: path, ...UNMEASURED };
      const current = CURRENT_DOCUMENT.getStore();
      if (!current)
        throw new Error(
          'measuredImageField: no current document. Call parseDocument() instead of schema.parse().',
        );
      const picture = await checkImage(current.content, current.document, path, use);
      if (typeof picture !== 'string') return picture;
      context.addIssue(picture);
      return z.NEVER;
    });

/** Cache of schemas, because creating a schema takes longer than parsing with it. */
const SCHEMAS = new Map<CreateSchema, z.ZodType>();

/** Validates the fields of a content file, and measures the images that they refer to. */
export const parseDocument = (
  content: ContentFolder,
  document: string,
  createSchema: CreateSchema,
  data: unknown,
): Promise<z.ZodSafeParseResult<unknown>> => {
  const schema = SCHEMAS.getOrInsertComputed(createSchema, () => createSchema(measuredImageField));
  return CURRENT_DOCUMENT.run({ content, document }, () =>
    schema.safeParseAsync(data, { error: spanishErrors }),
  );
};
