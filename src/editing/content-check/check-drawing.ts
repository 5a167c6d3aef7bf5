import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { quote } from '../../schemas/quote.ts';

/** Width and height in pixels, as Astro reads them. */
export type PictureSize = Pick<ImageMetadata, 'width' | 'height' | 'format'>;

/** The root of a drawing, with a prefix too. */
const ROOT = /<(?:[\w.-]+:)?svg[\s>]/;
/** What makes a drawing of an XML file: without it a browser shows none. */
const NAMESPACE =
  /<(?:[\w.-]+:)?svg\b[^>]*\sxmlns(?::[\w.-]+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;
/** What stands for a byte that isn't UTF-8. */
const NO_UTF8 = '\uFFFD';
/** How Astro doesn't read it: `viewBox="0,0,428,331"`. */
const COMMAS = /<svg\s[^>]*?\sviewBox\s*=\s*["']([^"']*,[^"']*)["']/;
/** A tag, whose values may hold `>` and never `<`; a style sheet. */
const TAG = /<[a-z](?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/gi;
const VALUE = /"[^"]*"|'[^']*'/g;
const STYLES = /<(?:[\w.-]+:)?style\b[^]*?<\/(?:[\w.-]+:)?style>/gi;
/** What runs or loads something, or hides what it says. */
const ACTIVE =
  /<!ENTITY\b|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|<(?:[\w.-]+:)?(?:script|handler|iframe|object|embed|audio|video)\b/i;
const HANDLER = /\son\w+\s*=/i;
const LINK = /^<(?:[\w.-]+:)?a\s/i;
const LOADED = /\b(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp)[;,])[^"']*/i;
// A quotation mark inside of an attribute is written `&quot;`.
const IN_TAG_OR_STYLE =
  /javascript:|attributeName\s*=\s*["'](?:\w+:)?href|@import|image-set\(\s*["'](?!data:)[^"']*|url\(\s*(?:["']|&(?:quot|apos|#39|#34);)?(?!["'#]|&(?:quot|apos|#39|#34);|data:)[^)]*/i;

/** What of a drawing runs, or is loaded from elsewhere: opened by itself it would be with the site's origin. What is read in it may say anything. */
const findActive = (text: string): string | undefined => {
  const tags = text.match(TAG) ?? [];
  const found = [
    ACTIVE.exec(text),
    ...tags.map((tag) => HANDLER.exec(tag.replace(VALUE, '""'))),
    ...tags.map((tag) => (LINK.test(tag) ? null : LOADED.exec(tag))),
    ...[...tags, ...(text.match(STYLES) ?? [])].map((part) => IN_TAG_OR_STYLE.exec(part)),
  ];
  return found.find((match) => match !== null)?.[0].trim();
};

const SCREEN_DENSITY = 72;
/** So wide a drawing is looked at: larger ones have more pixels than sharp opens. */
const PROBE_PX = 1024;
const WHITE = 255;

/** Whether anything of a drawing is seen on white paper; undefined where it is none. */
const isSeen = (data: Buffer, { width, height }: Pick<PictureSize, 'width' | 'height'>) => {
  const scale = Math.min(1, PROBE_PX / Math.max(width, height));
  return sharp(data, { density: Math.max(1, SCREEN_DENSITY * scale) })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer()
    .then(
      (pixels) => pixels.some((grey) => grey < WHITE),
      () => undefined,
    );
};

// In `astro dev` the check runs after every save, and plans are the same in each language.
const LOOKED_AT = new Map<string, ReturnType<typeof isSeen>>();

/** The size of a drawing of content/ as Astro reads it, or what is wrong with it in Spanish: it must be an SVG, nothing but a drawing, and visible. */
export const checkDrawing = async (root: string, file: string): Promise<PictureSize | string> => {
  if (!/\.svg$/i.test(file))
    return `«${file}» no termina en .svg. Se espera un dibujo: expórtalo del programa en que se hizo como SVG.`;
  const path = join(root, file);
  const data = await readFile(path);
  const text = data.toString();
  const unreadable = `«${file}» no se puede abrir: no es un SVG, aunque así se llame. Expórtalo de nuevo como SVG (UTF-8).`;
  if (!ROOT.test(text) || text.includes('\0')) return unreadable;
  if (text.includes(NO_UTF8))
    return `«${file}» no está escrito en UTF-8, y ningún navegador lo muestra. Expórtalo de nuevo como SVG en UTF-8.`;
  if (!NAMESPACE.test(text))
    return `«${file}» no dice xmlns="http://www.w3.org/2000/svg" en <svg …>, y sin eso ningún navegador lo muestra. Expórtalo de nuevo como SVG sencillo.`;
  const active = findActive(text);
  if (active !== undefined)
    return `«${file}» lleva ${quote(active)}, que al abrirlo corre o trae algo de fuera. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`;
  const size = await imageMetadata(data, path).catch((): Partial<PictureSize> => ({}));
  const { width = 0, height = 0 } = size;
  const [, box = ''] = COMMAS.exec(text) ?? [];
  if (!(width >= 1 && height >= 1) && box !== '')
    return `«${file}» lleva comas en viewBox="${box}", y así el sitio no lee su tamaño. Ábrelo con un editor de texto y escríbelo con espacios: viewBox="${box.replace(/[\s,]+/g, ' ').trim()}".`;
  if (!(width >= 1 && height >= 1))
    return `«${file}» no dice su tamaño donde el sitio lo lee. Se espera <svg …> entero en los primeros 1,000 caracteres, sin prefijo ni un comentario largo antes, con width y height o con viewBox="0 0 428 331". Expórtalo de nuevo como SVG sencillo.`;
  const isVisible = await LOOKED_AT.getOrInsertComputed(text, () => isSeen(data, { width, height }));
  if (isVisible === undefined) return unreadable;
  if (!isVisible)
    return `«${file}» se ve en blanco: no tiene nada dibujado, o todo es blanco o transparente. Se espera un dibujo que se vea sobre papel blanco: expórtalo de nuevo.`;
  return { width, height, format: 'svg' };
};
