import { join, posix } from 'node:path';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { listFiles } from './list-files.ts';

const KNOWN: readonly string[] = [
  ...Object.values(CONTENT_FILES).map(({ file }) => file),
  'content/LEEME.md',
  'content/CAMPOS.md',
];
const FOLDERS: readonly string[] = Object.values(CONTENT_FOLDERS).map(({ folder }) => folder);
// An unused picture is harmless.
const PICTURE = /\.(?:jpe?g?|jfif|png|webp|avif|heic|heif|gif|svg|tiff?|bmp)$/i;

const isKnown = (file: string): boolean =>
  KNOWN.includes(file) ||
  PICTURE.test(file) ||
  (FOLDERS.includes(posix.dirname(file)) && /\.md$/i.test(file));

/** Files of content/ that no part of the site reads, which are usually misnamed or in the wrong folder. */
export const findUnknownFiles = async (root: string): Promise<ContentError[]> =>
  (await listFiles(join(root, 'content')))
    .map((path) => `content/${path}`)
    .filter((file) => !isKnown(file))
    .map((file) =>
      errorsOf(file)('El sitio no conoce este archivo. Dale su nombre y su carpeta, o sácalo de content/.'),
    );
