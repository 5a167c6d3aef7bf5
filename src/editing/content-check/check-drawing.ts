import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import { quote } from '../../schemas/quote.ts';

/** Width and height in pixels, as Astro reads them. */
export type PictureSize = Pick<ImageMetadata, 'width' | 'height' | 'format'>;

/** Namespace of an SVG file. Browsers show no SVG file without one. */
const NAMESPACE = /<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;
/** Character that decoders put in place of bytes that aren't UTF-8. */
const NO_UTF8 = '\uFFFD';
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

/** Returns the size of a drawing of content/ as Astro reads it, or what is wrong with it in Spanish. */
export async function checkDrawing(root: string, file: string): Promise<PictureSize | string> {
  const path = join(root, file);
  const data = await readFile(path);
  const text = data.toString();
  const active = findActive(text);
  if (active !== undefined)
    return `«${file}» lleva ${quote(active)}, que al abrirlo corre o trae algo de fuera. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`;
  const size = await imageMetadata(data, path).catch((): Partial<PictureSize> => ({}));
  const { width = 0, height = 0 } = size;
  // The size of a drawing may be NaN.
  const isSized = width >= 1 && height >= 1;
  const isShown = NAMESPACE.test(text) && text.includes('</svg>') && !text.includes(NO_UTF8);
  if (!/\.svg$/i.test(file) || !isShown || !isSized)
    return `«${file}» no se puede mostrar. Se espera un SVG completo, en UTF-8, que en sus primeros 1,000 caracteres diga <svg xmlns="http://www.w3.org/2000/svg" y su tamaño: width y height, o viewBox="0 0 428 331", con espacios. Expórtalo de nuevo como SVG sencillo.`;
  return { width, height, format: 'svg' };
}
