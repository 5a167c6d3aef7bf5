import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import { DRAWING_AUTHOR } from '../../schemas/image-field.ts';
import { quoteValue } from '../../schemas/quote.ts';

/** Size in pixels and format, as Astro reads them. */
export type ImageSize = Pick<ImageMetadata, 'width' | 'height' | 'format'>;

/** Matches the namespace declaration. Browsers don't render an SVG file without it. */
const SVG_NAMESPACE = /<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;
/** Replacement character for bytes that aren't UTF-8. */
const REPLACEMENT_CHARACTER = '\uFFFD';
/** Matches a tag. Attribute values may contain `>` but not `<`. */
const TAG = /<[a-z](?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/gi;
const ATTRIBUTE_VALUE = /"[^"]*"|'[^']*'/g;
const STYLE_ELEMENT = /<(?:[\w.-]+:)?style\b[^]*?<\/(?:[\w.-]+:)?style>/gi;
/** Elements that run scripts or load resources, and entities, which can hide such elements. */
const ACTIVE_ELEMENT =
  /<!ENTITY\b|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|<(?:[\w.-]+:)?(?:script|handler|iframe|object|embed|audio|video)\b/i;
const EVENT_HANDLER = /\son\w+\s*=/i;
const LINK_TAG = /^<(?:[\w.-]+:)?a\s/i;
const EXTERNAL_URL = /\b(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp)[;,])[^"']*/i;
/** Scripts and external resources in attributes and style sheets. Attributes escape quotation marks as `&quot;`. */
const ACTIVE_VALUE =
  /javascript:|attributeName\s*=\s*["'](?:\w+:)?href|@import|image-set\(\s*["'](?!data:)[^"']*|url\(\s*(?:["']|&(?:quot|apos|#39|#34);)?(?!["'#]|&(?:quot|apos|#39|#34);|data:)[^)]*/i;

/** Finds the first part of a drawing that runs a script or loads a resource. A drawing that is opened directly has the origin of the site. */
const findActiveContent = (text: string): string | undefined => {
  const tags = text.match(TAG) ?? [];
  const matches = [
    ACTIVE_ELEMENT.exec(text),
    ...tags.map((tag) => EVENT_HANDLER.exec(tag.replace(ATTRIBUTE_VALUE, '""'))),
    ...tags.map((tag) => (LINK_TAG.test(tag) ? null : EXTERNAL_URL.exec(tag))),
    ...[...tags, ...(text.match(STYLE_ELEMENT) ?? [])].map((part) => ACTIVE_VALUE.exec(part)),
  ];
  return matches.find((match) => match !== null)?.[0].trim();
};

/** Returns the size of an SVG drawing of content/, or an error in Spanish. */
export async function checkDrawing(root: string, file: string): Promise<ImageSize | string> {
  const path = join(root, file);
  const data = await readFile(path);
  const text = data.toString();
  const active = findActiveContent(text);
  if (active !== undefined)
    return `«${file}» lleva ${quoteValue(active)}, que al abrirlo corre o trae algo de fuera. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`;
  if (DRAWING_AUTHOR.test(text))
    return `«${file}» dice quién lo dibujó, y se publica tal cual. Bórralo en las propiedades del documento, o expórtalo de nuevo sin metadatos.`;
  const size = await imageMetadata(data, path).catch((): Partial<ImageSize> => ({}));
  const { width = 0, height = 0 } = size;
  // Astro returns NaN for a drawing without a size.
  const hasSize = width >= 1 && height >= 1;
  const isRenderable =
    SVG_NAMESPACE.test(text) && text.includes('</svg>') && !text.includes(REPLACEMENT_CHARACTER);
  if (!/\.svg$/i.test(file) || !isRenderable || !hasSize)
    return `«${file}» no se puede mostrar. Se espera un SVG completo, en UTF-8, que en sus primeros 1,000 caracteres diga <svg xmlns="http://www.w3.org/2000/svg" y su tamaño: width y height, o viewBox="0 0 428 331", con espacios. Expórtalo de nuevo como SVG sencillo.`;
  return { width, height, format: 'svg' };
}
