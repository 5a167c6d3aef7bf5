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
const FOLDERS = [EXHIBITIONS_FOLDER, PAGES_FOLDER];
// An unused picture is harmless.
const PICTURE = /\.(?:jpe?g?|jfif|png|webp|avif|heic|heif|gif|svg|tiff?|bmp)$/i;

const isKnown = (file: string): boolean =>
  KNOWN.includes(file) ||
  PICTURE.test(file) ||
  (FOLDERS.includes(posix.dirname(file)) && /\.md$/i.test(file));

/** Files of content/ that no part of the site reads, which are usually misnamed or in the wrong folder. */
export const findUnknownFiles = async (root: string): Promise<ContentError[]> => {
  const entries = await listEntries(join(root, 'content'));
  const files = entries.flatMap(({ path, isFolder }) => (isFolder ? [] : `content/${path}`));
  const lost = KNOWN.filter((file) => !files.includes(file));
  return files
    .filter((file) => !isKnown(file))
    .map((file) => {
      const near = findNearName(file, lost);
      const advice =
        near === undefined ? 'Dale su nombre y su carpeta, o sácalo de content/.' : `¿Se llamaba «${near}»?`;
      return errorsOf(file)(`El sitio no conoce este archivo. ${advice}`);
    });
};
