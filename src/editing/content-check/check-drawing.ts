import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** Active or external content of an SVG: opened by itself it would run with the site's origin. */
const ACTIVE: [sign: RegExp, what: string][] = [
  [/<(?:[\w.-]+:)?(?:script|handler)\b/i, 'un script'],
  [/[\s"']on\w+\s*=/i, 'una acción (onload, onclick…)'],
  [/<(?:[\w.-]+:)?(?:animate\w*|set)\b/i, 'una animación'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|object|embed|audio|video)\b/i, 'algo que no es dibujo'],
  [/<!DOCTYPE[^>]*\[|<!ENTITY/i, 'abreviaturas propias (ENTITY)'],
  [
    /\b(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp)[;,])|<\?xml-stylesheet|@import|url\(\s*["']?(?!["'#]|data:)/i,
    'algo de otra dirección o de otro archivo',
  ],
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
  const [, what] = ACTIVE.find(([sign]) => sign.test(text)) ?? [];
  if (what !== undefined)
    return `«${file}» lleva ${what}. Se espera solo un dibujo: expórtalo de nuevo como SVG sencillo, con todo dentro y sin eso.`;
  return { width: metadata.width, height: metadata.height, format: 'svg' };
};
