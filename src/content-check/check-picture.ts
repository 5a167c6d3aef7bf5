import { posix } from 'node:path';
import type { ImageMetadata } from 'astro';
import type { PictureUse } from '../schemas/picture-field.ts';
import { findFile } from './find-file.ts';
import { measurePicture, type PictureSize } from './measure-picture.ts';
import { PICTURE_RULES } from './picture-rules.ts';
import type { Mistake } from './problem.ts';

interface PictureVerdict {
  mistakes: Mistake[];
  picture?: ImageMetadata;
}

const FORMATS = 'JPG, PNG, WebP o AVIF';
// Two in a hundred: a rounding of the crop, invisible in the frame.
const FRAME_TOLERANCE = 0.02;

const fail = (message: string): PictureVerdict => ({ mistakes: [{ severity: 'error', message }] });

const explainPath = (path: string): string | undefined => {
  if (/^([a-z]+:)?\/\//i.test(path)) {
    return `Se encontró la dirección "${path}". Copia la imagen a la carpeta y escribe su nombre: "./foto.jpg".`;
  }
  return /^\.\.?\//.test(path)
    ? undefined
    : `Se encontró "${path}". La ruta empieza con ./ (la misma carpeta), por ejemplo "./${posix.basename(path)}".`;
};

const suggestName = (path: string, name: string): string =>
  `¿Quisiste escribir "${path.slice(0, path.lastIndexOf('/') + 1)}${name}"?`;

const readShape = (frame: string): number => {
  const [width = 1, height = 1] = frame.split(':').map(Number);
  return width / height;
};

const judgeSize = ({ width, height }: PictureSize, file: string, use: PictureUse): Mistake[] => {
  const rule = PICTURE_RULES[use];
  const found = `«${file}» mide ${width} × ${height} px.`;
  if (rule.isExact) {
    const isRight = width === rule.width && height === rule.height;
    const message = `${found} Se espera exactamente ${rule.width} × ${rule.height} px.`;
    return isRight ? [] : [{ severity: 'error', message }];
  }
  if (width < rule.width || height < rule.height) {
    return [{ severity: 'error', message: `${found} Se espera ${rule.width} × ${rule.height} px o más.` }];
  }
  if (rule.frame === undefined) return [];
  const isCropped = Math.abs(width / height / readShape(rule.frame) - 1) > FRAME_TOLERANCE;
  const advice = `La página la recorta a ${rule.frame}; para que se vea entera, recórtala tú, por ejemplo a ${rule.width} × ${rule.height} px.`;
  return isCropped ? [{ severity: 'warning', message: `${found} ${advice}` }] : [];
};

/**
 * Opens a picture that a document of content/ names, and judges it for its use.
 *
 * @param root the project's folder
 * @param document the file that names it, from the root
 * @param path what the editor wrote, relative to the document
 */
export const checkPicture = async (
  root: string,
  document: string,
  path: string,
  use: PictureUse,
): Promise<PictureVerdict> => {
  const wrongPath = explainPath(path);
  if (wrongPath !== undefined) return fail(wrongPath);
  const file = posix.join(posix.dirname(document), path);
  if (!file.startsWith('content/')) {
    return fail(`Se encontró "${path}". La imagen va dentro de la carpeta content.`);
  }
  const found = await findFile(posix.join(root, file));
  if (!found.isThere) {
    const advice =
      found.nearName === undefined ? 'Cópialo ahí o corrige el nombre.' : suggestName(path, found.nearName);
    return fail(`No existe el archivo «${file}». ${advice}`);
  }
  const size = await measurePicture(posix.join(root, file));
  if (!size) {
    return fail(`«${file}» no se puede abrir como imagen. Se espera un archivo ${FORMATS} completo.`);
  }
  return { mistakes: judgeSize(size, file, use), picture: { src: path, ...size } };
};
