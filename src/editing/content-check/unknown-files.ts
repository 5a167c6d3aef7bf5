import { posix } from 'node:path';
import { type Diagnostic, createDiagnostics } from '../../content/diagnostic.ts';
import { type ContentFolder, isPage } from '../../content/read-content.ts';
import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { findCorrectFileName, getSourceFile } from '../../schemas/translation.ts';
import type { CheckContext } from './check-context.ts';
import { DATA_FILES, getExpectedPath } from './file-names.ts';

/** Extensions of images. The check ignores unused images. */
const PICTURE = /\.(?:jpe?g?|jfif|png|webp|avif|heic|heif|gif|svg|tiff?|bmp)$/i;
const UNKNOWN_FILE = 'El sitio no lee este archivo. Dale su nombre y su carpeta, o sácalo de content/.';

const isKnownFile = (file: string, files: ReadonlySet<string>): boolean =>
  file === 'content/LEEME.md' ||
  DATA_FILES.includes(file) ||
  PICTURE.test(file) ||
  Object.values(CONTENT_FOLDERS).some(({ folder }) =>
    isPage(getSourceFile(file) ?? file, folder, [...files]),
  );

/** Returns the error of a file that the site doesn't read, if possible with the right name. */
function describeUnknownFile(file: string, files: ReadonlySet<string>): string {
  const translation = findCorrectFileName(file, (name) => files.has(name));
  if (translation !== undefined) {
    const isInFolder = posix.dirname(file) === posix.dirname(translation);
    const advice = isInFolder ? `llámalo ${posix.basename(translation)}` : `muévelo a ${translation}`;
    return `Su nombre no dice su idioma como se espera. Si es el texto en otro idioma, ${advice}; si no, dale otro nombre.`;
  }
  const expectedPath = getExpectedPath(file);
  const isMisnamed = expectedPath !== file && isKnownFile(expectedPath, files) && !files.has(expectedPath);
  return isMisnamed ? `Se encontró «${file}». Se espera «${expectedPath}».` : UNKNOWN_FILE;
}

/** Reports files of content/ that the site doesn't read, because of a wrong name or folder. */
export const checkUnknownFiles = ({ files }: Pick<ContentFolder, 'files'>): Diagnostic[] =>
  [...files]
    .filter((file) => !isKnownFile(file, files))
    .map((file) => createDiagnostics(file)(describeUnknownFile(file, files)));

/** Reports translations without an original file. */
export const checkTranslationFiles = ({ files, misnamedPaths, sourceFiles }: CheckContext): Diagnostic[] =>
  [...files].flatMap((file) => {
    const original = getSourceFile(file);
    const isInFolder = Object.values(CONTENT_FOLDERS).some(({ folder }) => isPage(original ?? '', folder));
    // A file in a wrong folder, a misnamed original and a missing privacy notice have their own errors.
    const isKnown = sourceFiles.some((source) => source.file === original);
    if (original === undefined || !isInFolder || isKnown || misnamedPaths.has(original)) return [];
    const expectedPath = getExpectedPath(file);
    const isMisnamed = misnamedPaths.has(expectedPath) && files.has(getSourceFile(expectedPath) ?? '');
    const message = isMisnamed
      ? `Se encontró el nombre «${posix.basename(file)}». Se espera el de la página que traduce: «${posix.basename(expectedPath)}».`
      : `Traduce a ${original}, que no está. Escribe ese archivo o borra este.`;
    return [createDiagnostics(file)(message)];
  });
