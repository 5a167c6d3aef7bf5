import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { type Content, findPageOfFile } from '../../content/read-content.ts';
import { getPagePath } from '../../queries/page-list.ts';
import { parsePreviousSlugs } from '../../queries/page-sources.ts';
import { isReservedSlug } from '../../queries/link-targets.ts';
import { getTexts } from '../../schemas/untyped.ts';
import { createFieldError, type Diagnostic } from '../../content/diagnostic.ts';

const getPreviousSlugs = (locale: Locale, data: unknown): { name: string; path: PropertyKey[] }[] =>
  locale === DEFAULT_LOCALE
    ? getTexts(data, 'formerly').map((name, index) => ({ name, path: ['formerly', index] }))
    : parsePreviousSlugs(data).map((name) => ({ name, path: ['formerSlugs'] }));

/** Reports current and previous paths that more than one file uses, because Astro would publish only one of the files. */
export const checkPaths = (content: Content): Diagnostic[] => {
  const owners = new Map<string, string>();
  /** Assigns a path to a file. Returns the previous owner, or undefined if the path was free. */
  const claimPath = (path: string, isReserved: boolean, file: string): string | undefined => {
    const owner = isReserved ? 'otra página del sitio' : owners.get(path);
    owners.set(path, owner ?? `«${file}»`);
    return owner;
  };
  const errors: Diagnostic[] = [];
  const pages = content.versions
    .flatMap(({ files }) => files)
    .map((file) => ({ file, page: findPageOfFile(content, file) }));
  for (const { file, page } of pages) {
    if (!page) continue;
    const { kind, locale, path } = page;
    const isReserved = locale !== DEFAULT_LOCALE && isReservedSlug(kind, path.replace(/.*\//, ''), locale);
    const owner = claimPath(path, isReserved, file.file);
    // The names of original files are unique, and `validateName` reports reserved names.
    if (owner === undefined || locale === DEFAULT_LOCALE || kind === 'exhibition') continue;
    const message = `La dirección ${path} ya es de ${owner}. Se espera un «slug» que ninguna otra página tenga.`;
    errors.push(createFieldError(file, ['slug'], message));
  }
  // Current paths have precedence over previous paths.
  for (const { file, page } of pages) {
    if (!page) continue;
    const { kind, locale } = page;
    for (const { name, path } of getPreviousSlugs(locale, file.source?.data)) {
      const owner = claimPath(getPagePath(kind, locale, name), isReservedSlug(kind, name, locale), file.file);
      if (owner === undefined) continue;
      const message = `Se encontró "${name}", que no puede ir aquí: otra página ya usa ese nombre, o está dos veces (${owner}).`;
      errors.push(createFieldError(file, path, message));
    }
  }
  return errors;
};
