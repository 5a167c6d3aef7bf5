import { posix } from 'node:path';
import { getUiStringsPath } from '../../content/ui-strings-file.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { toSlug } from '../../i18n/paths.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { findCorrectFileName } from '../../schemas/translation.ts';

/** Name, locale and extension of a text file, also with a second extension: `visita.en.md.txt`. */
const TEXT_FILE = new RegExp(
  String.raw`^(.+?)(\.(?:${LOCALES.join('|')}))?\.(md|markdown|json)(?:\.(?:md|json|txt))*$`,
  'i',
);

/** All JSON files of content/. */
export const DATA_FILES: readonly string[] = [
  ...Object.values(CONTENT_FILES).map(({ file }) => file),
  ...LOCALES.map(getUiStringsPath),
];

/**
 * Returns the path that a text file should have: `content/pages/mapa.en.md` for `content/pages/Mapa.en.md.txt`, and
 * `content/plans/plans.json` for `content/planos/Plans.json`. Returns the path of any other file unchanged.
 */
export function getExpectedPath(file: string): string {
  const { dir, base } = posix.parse(file);
  const [match, name = '', locale = '', extension = ''] = TEXT_FILE.exec(base) ?? [];
  if (match === undefined) return file;
  const expectedExtension = extension.toLowerCase() === 'json' ? 'json' : 'md';
  const expectedName = `${toSlug(name)}${locale.toLowerCase()}.${expectedExtension}`;
  return DATA_FILES.find((path) => posix.basename(path) === expectedName) ?? posix.join(dir, expectedName);
}

/** Returns the paths that misnamed files should have and that no file has. The misnamed file is reported instead of them. */
export function getMisnamedPaths(files: ReadonlySet<string>): ReadonlySet<string> {
  const paths = [...files].map(
    (file) => findCorrectFileName(file, (name) => files.has(name)) ?? getExpectedPath(file),
  );
  return new Set(paths.filter((path) => !files.has(path)));
}
