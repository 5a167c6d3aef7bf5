import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import type { PictureSize } from './check-picture.ts';

/** The root of a drawing, with a prefix too. */
const ROOT = /<(?:[\w.-]+:)?svg[\s>]/;
/** What makes a drawing of an XML file: without it a browser shows none. */
const NAMESPACE =
  /<(?:[\w.-]+:)?svg\b[^>]*\sxmlns(?::[\w.-]+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;
/** What stands for a byte that isn't UTF-8. */
const NO_UTF8 = '\uFFFD';
/** Active or external content of an SVG: opened by itself it would run with the site's origin. */
const ACTIVE = [
  /<(?:[\w.-]+:)?(?:script|handler|animate\w*|set|foreignObject|iframe|object|embed|audio|video)\b/i,
  /[\s"']on\w+\s*=/i,
  /<!DOCTYPE[^>]*\[|<!ENTITY/i,
  /\b(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp)[;,])|<\?xml-stylesheet|@import/i,
  /image-set\(\s*["'](?!data:)/i,
  // A quotation mark inside of an attribute is written `&quot;`.
  /url\(\s*(?:["']|&(?:quot|apos|#39|#34);)?(?!["'#]|&(?:quot|apos|#39|#34);|data:)/i,
];

const opens = async (data: Buffer): Promise<boolean> =>
  sharp(data)
    .metadata()
    .then(
      ({ format }) => format === 'svg',
      () => false,
    );

/** The size of a drawing of content/ as Astro reads it, or what is wrong with it in Spanish: it must be an SVG and nothing but a drawing. */
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
  if (ACTIVE.some((pattern) => pattern.test(text)))
    return `«${file}» lleva un script, una acción, una animación o algo de otra dirección. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`;
  const { width = 0, height = 0 } = await imageMetadata(data, path).catch((): Partial<PictureSize> => ({}));
  if (!(width >= 1 && height >= 1))
    return `«${file}» no dice su tamaño donde el sitio lo lee. Se espera <svg …> entero en los primeros 1,000 caracteres, sin prefijo ni un comentario largo antes, con width y height o con viewBox="0 0 428 331". Expórtalo de nuevo como SVG sencillo.`;
  return (await opens(data)) ? { width, height, format: 'svg' } : unreadable;
};
