import { posix } from 'node:path';
import { LOCALES } from '../../i18n/locales.ts';
import { type Diagnostic, createDiagnostics } from '../../content/diagnostic.ts';
import { type ContentFolder, isPage } from '../../content/read-content.ts';
import { getUiStringsPath } from '../../content/ui-strings-file.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { findCorrectFileName, getSourceFile } from '../../schemas/translation.ts';
import { getExpectedPath } from './file-names.ts';

/** Extensions of images, which may be unused. */
const PICTURE = /\.(?:jpe?g?|jfif|png|webp|avif|heic|heif|gif|svg|tiff?|bmp)$/i;
const UNKNOWN_FILE = 'El sitio no lee este archivo. Dale su nombre y su carpeta, o sácalo de content/.';
const formatRename = (file: string, rightName: string): string => {
  const isInFolder = posix.dirname(file) === posix.dirname(rightName);
  const advice = isInFolder ? `llámalo ${posix.basename(rightName)}` : `muévelo a ${rightName}`;
  return `Su nombre no dice su idioma como se espera. Si es el texto en otro idioma, ${advice}; si no, dale otro nombre.`;
};

const formatPath = (file: string): string => `Se encontró «${file}». Se espera «${getExpectedPath(file)}».`;

/** Reports files of content/ that the site doesn't read, because of a wrong name or folder. */
export const checkUnknownFiles = ({ files }: Pick<ContentFolder, 'files'>): Diagnostic[] => {
  const json = Object.values(CONTENT_FILES).map(({ file }) => file);
  const knownFiles: string[] = ['content/LEEME.md', ...json, ...LOCALES.map(getUiStringsPath)];
  const isKnown = (file: string): boolean =>
    knownFiles.includes(file) ||
    PICTURE.test(file) ||
    Object.values(CONTENT_FOLDERS).some(({ folder }) =>
      isPage(getSourceFile(file) ?? file, folder, [...files]),
    );
  const unknownFiles = [...files].filter((file) => !isKnown(file));
  return unknownFiles.map((file) => {
    const rightName = findCorrectFileName(file, (name) => files.has(name));
    const createError = createDiagnostics(file);
    if (rightName !== undefined) return createError(formatRename(file, rightName));
    const expectedPath = getExpectedPath(file);
    const isMisnamed = expectedPath !== file && isKnown(expectedPath) && !files.has(expectedPath);
    return createError(isMisnamed ? formatPath(file) : UNKNOWN_FILE);
  });
};
