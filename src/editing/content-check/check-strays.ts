import { join, posix } from 'node:path';
import { DOCUMENTS, EXHIBITIONS_FOLDER } from '../../schemas/documents.ts';
import { findNearName } from '../../schemas/near-name.ts';
import { PRIVACY_NOTICE } from '../../schemas/privacy-page.ts';
import { listEntries } from './list-entries.ts';
import type { Problem } from './problem.ts';

const KNOWN: readonly string[] = Object.values(DOCUMENTS).map(({ file }) => file);
const FOLDERS = [EXHIBITIONS_FOLDER, ...new Set(KNOWN.map((file) => posix.dirname(file)))];
const TEXTS = ['content/LEEME.md', PRIVACY_NOTICE];
// Pictures are asked for by name, and a spare one harms nobody; texts of exhibitions are judged with their names.
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|svg|tiff?|bmp)$/i;
const EXHIBITION_TEXT = /\.(?:md|mdx|markdown|txt|docx?|odt|rtf|pages)$/i;

const report = (severity: Problem['severity'], file: string, message: string): Problem => ({
  file,
  line: 1,
  field: '',
  severity,
  message,
});

const suggest = (path: string, candidates: readonly string[], verb: string): string | undefined => {
  const near = findNearName(path, candidates);
  return near === undefined ? undefined : `¿Quisiste ${verb} «${near}»?`;
};

/** The folders that are gone; a file that is gone from a folder that is there is told when it is read. */
const checkFolders = (folders: readonly string[]): Problem[] =>
  FOLDERS.filter((folder) => !folders.includes(folder) && folder !== 'content').map((folder) => {
    const files = KNOWN.filter((file) => posix.dirname(file) === folder).map((file) => posix.basename(file));
    const inside = folder === EXHIBITIONS_FOLDER ? 'un archivo .md por exhibición' : files.join(', ');
    return report('error', folder, `Falta esta carpeta, con ${inside}.`);
  });

/** What content/ holds that no part of the site reads, usually a file that lost its name, and folders that are gone. */
export const checkStrays = async (root: string): Promise<Problem[]> => {
  const entries = (await listEntries(join(root, 'content'))).map(({ path, isFolder }) => ({
    path: `content/${path}`,
    isFolder,
  }));
  const paths = entries.map(({ path }) => path);
  const folders = entries.filter(({ isFolder }) => isFolder).map(({ path }) => path);
  const lostFolders = FOLDERS.filter((folder) => !folders.includes(folder));
  const lostFiles = KNOWN.filter((file) => !paths.includes(file));
  // A file under a name that the site does not know is told with its folder, once.
  const strangeFolders = folders
    .filter((folder) => FOLDERS.includes(posix.dirname(folder)) || posix.dirname(folder) === 'content')
    .filter(
      (folder) => ![...FOLDERS, ...KNOWN].includes(folder) && !folder.startsWith(`${EXHIBITIONS_FOLDER}/`),
    );
  const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);
  const isLost = (path: string): boolean => lostFolders.includes(path);
  const strangeFiles = entries
    .filter(
      ({ path, isFolder }) => !isFolder && !KNOWN.includes(path) && !TEXTS.includes(path) && !isLost(path),
    )
    .map(({ path }) => path)
    .filter((path) => !PICTURE.test(path) && !strangeFolders.some((folder) => isIn(path, folder)))
    .filter((path) => !(isIn(path, EXHIBITIONS_FOLDER) && EXHIBITION_TEXT.test(path)));
  return [
    ...checkFolders(folders),
    ...strangeFolders.map((folder) => {
      const advice = suggest(folder, lostFolders, 'llamarla') ?? 'Bórrala o devuélvela a su lugar.';
      return report('warning', folder, `El sitio no usa esta carpeta. ${advice}`);
    }),
    ...strangeFiles.map((file) => {
      const advice = suggest(file, lostFiles, 'llamarlo') ?? 'Bórralo o devuélvelo a su carpeta.';
      return report('warning', file, `El sitio no usa este archivo. ${advice}`);
    }),
  ];
};
