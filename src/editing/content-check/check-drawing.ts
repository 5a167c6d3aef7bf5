import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** Active or external content of an SVG: opened by itself it would run with the site's origin. */
const ACTIVE = [
  /<(?:[\w.-]+:)?(?:script|handler|animate\w*|set|foreignObject|iframe|object|embed|audio|video)\b/i,
  /[\s"']on\w+\s*=/i,
  /<!DOCTYPE[^>]*\[|<!ENTITY/i,
  /\b(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp)[;,])|<\?xml-stylesheet|@import|url\(\s*["']?(?!["'#]|data:)/i,
];

/**
 * Reads a drawing of content/, which must be an SVG and nothing but a drawing.
 *
 * @returns its size in units of its own, or what is wrong with it in Spanish
 */
export const checkDrawing = async (
  root: string,
  file: string,
): Promise<Pick<ImageMetadata, 'width' | 'height' | 'format'> | string> => {
  if (!/\.svg$/i.test(file))
    return `«${file}» no termina en .svg. Se espera un dibujo: expórtalo del programa en que se hizo como SVG.`;
  const path = join(root, file);
  const [text, metadata] = await Promise.all([
    readFile(path, 'utf8'),
    sharp(path)
      .metadata()
      .catch(() => undefined),
  ]);
  if (metadata?.format !== 'svg' || text.includes('\0'))
    return `«${file}» no se puede abrir: no es un SVG, aunque así se llame. Expórtalo de nuevo como SVG (UTF-8).`;
  if (ACTIVE.some((sign) => sign.test(text)))
    return `«${file}» lleva un script, una acción, una animación o algo de otra dirección. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro.`;
  return { width: metadata.width, height: metadata.height, format: 'svg' };
};
