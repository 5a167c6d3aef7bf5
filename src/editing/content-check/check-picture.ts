import { posix } from 'node:path';
import type { ImageMetadata } from 'astro';
import { quote } from '../../schemas/found-value.ts';
import type { PictureUse } from '../../schemas/picture-field.ts';
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
// No screen shows more, and every build would read it all.
const LARGEST_PX = 8000;
const BYTES_PER_MEGABYTE = 1_000_000;
const HEAVIEST_BYTES = 20 * BYTES_PER_MEGABYTE;

const fail = (message: string): PictureVerdict => ({ mistakes: [{ severity: 'error', message }] });

/** How to write the path of a file of the project in a document: `../gallery/01-fachada.jpg`. */
const writePath = (document: string, file: string): string => {
  const path = posix.relative(posix.dirname(document), file);
  return path.startsWith('.') ? path : `./${path}`;
};

const explainPath = (path: string): string | undefined => {
  const name = path.trim().split(/[/\\]/).at(-1) ?? '';
  const example = `por ejemplo "./${/^[^:\r\n]+\.\w+$/.test(name) ? name : 'foto.jpg'}"`;
  if (/^([a-z]+:)?\/\/|^data:/i.test(path)) {
    return `Se encontró la dirección ${quote(path)}. Copia la imagen a la carpeta y escribe su nombre: "./foto.jpg".`;
  }
  if (path.includes('\\')) {
    return `Se encontró ${quote(path)}. Las carpetas se separan con / y no con \\, ${example}.`;
  }
  if (/[\r\n]/.test(path)) return `Se encontró ${quote(path)}. La ruta va en una sola línea, ${example}.`;
  if (/^\.\.?\/.*[^/.\s]$/.test(path)) return undefined;
  return /^\.\.?\//.test(path)
    ? `Se encontró ${quote(path)}. La ruta termina con el nombre de la imagen y sin espacios, ${example}.`
    : `Se encontró ${quote(path)}. La ruta empieza con ./ (la misma carpeta), ${example}.`;
};

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

const judgeWeight = ({ width, height }: PictureSize, bytes: number, file: string): Mistake[] => {
  if (Math.max(width, height) <= LARGEST_PX && bytes <= HEAVIEST_BYTES) return [];
  const weight = Math.max(1, Math.round(bytes / BYTES_PER_MEGABYTE));
  const message = `«${file}» mide ${width} × ${height} px y pesa ${weight} MB. El sitio se construye más rápido con ${LARGEST_PX} px o menos y menos de ${HEAVIEST_BYTES / BYTES_PER_MEGABYTE} MB.`;
  return [{ severity: 'warning', message }];
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
    return fail(`Se encontró ${quote(path)}. La imagen va dentro de la carpeta content.`);
  }
  const { isThere, nearFile } = await findFile(root, file);
  if (!isThere) {
    const advice =
      nearFile === undefined
        ? 'Cópialo ahí o corrige el nombre.'
        : `¿Quisiste escribir "${writePath(document, nearFile)}"?`;
    return fail(`No existe el archivo «${file}». ${advice}`);
  }
  const measured = await measurePicture(posix.join(root, file));
  if ('reason' in measured) {
    const expected = `Se espera un archivo ${FORMATS} completo.`;
    return fail(`«${file}» no se puede abrir como imagen: ${measured.reason}. ${expected}`);
  }
  const { size, bytes } = measured;
  const mistakes = [...judgeSize(size, file, use), ...judgeWeight(size, bytes, file)];
  return { mistakes, picture: { src: path, ...size } };
};
