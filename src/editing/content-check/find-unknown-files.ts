import { join, posix } from 'node:path';
import { CONTENT_FILES, EXHIBITIONS_FOLDER, PAGES_FOLDER } from '../../schemas/content-files.ts';
import { findNearName } from '../../schemas/near-name.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { listEntries } from './find-file.ts';

const KNOWN: readonly string[] = [
  ...Object.values(CONTENT_FILES).map(({ file }) => file),
  'content/LEEME.md',
  'content/CAMPOS.md',
];
const FOLDERS = [...new Set(KNOWN.map((file) => posix.dirname(file))), EXHIBITIONS_FOLDER];
// Unused pictures are harmless; Markdown files of exhibitions are checked with their names.
const PICTURE = /\.(?:jpe?g?|jfif|png|webp|avif|heic|heif|gif|svg|tiff?|bmp)$/i;
export const EXHIBITION_TEXT = /\.(?:md|mdx|markdown|txt|docx?|odt|rtf|pages)$/i;

/** An unknown file or folder is usually a misspelt one. */
const explain = (path: string, what: string, lost: readonly string[]): ContentError => {
  const near = findNearName(path, lost);
  const advice = near === undefined ? 'Dale su nombre o sácalo de content/.' : `¿Se llamaba «${near}»?`;
  return errorsOf(path)(`El sitio no conoce ${what}. ${advice}`);
};

/** Files and folders of content/ that no part of the site reads. */
export const findUnknownFiles = async (root: string): Promise<ContentError[]> => {
  const entries = (await listEntries(join(root, 'content'))).map(({ path, isFolder }) => ({
    path: `content/${path}`,
    isFolder,
  }));
  const folders = entries.filter(({ isFolder }) => isFolder).map(({ path }) => path);
  const lostFolders = FOLDERS.filter((folder) => folder !== 'content' && !folders.includes(folder));
  const unknownFolders = folders.filter(
    (folder) => ![...FOLDERS, ...KNOWN].includes(folder) && FOLDERS.includes(posix.dirname(folder)),
  );
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
  const lostFiles = KNOWN.filter((file) => !files.includes(file));
  const isKnown = (file: string): boolean =>
    KNOWN.includes(file) ||
    PICTURE.test(file) ||
    (posix.dirname(file) === PAGES_FOLDER && file.endsWith('.md')) ||
    (file.startsWith(`${EXHIBITIONS_FOLDER}/`) && EXHIBITION_TEXT.test(file)) ||
    unknownFolders.some((folder) => file.startsWith(`${folder}/`));
  return [
    ...unknownFolders
      .filter((folder) => posix.dirname(folder) !== EXHIBITIONS_FOLDER)
      .map((folder) => explain(folder, 'esta carpeta', lostFolders)),
    ...files.filter((file) => !isKnown(file)).map((file) => explain(file, 'este archivo', lostFiles)),
  ];
};
