import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { type Content, findPage } from '../../content/read-content.ts';
import { getPagePath } from '../../queries/list-pages.ts';
import { readFormerSlugs } from '../../queries/page-sources.ts';
import { isReservedSlug } from '../../queries/link-targets.ts';
import { readTexts } from '../../schemas/untyped.ts';
import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';

const RESERVED_BY = 'otra página del sitio';

/** Lists the previous slugs of a page, with the path of their field. */
const listPreviousSlugs = (locale: Locale, data: unknown): { name: string; path: PropertyKey[] }[] =>
  locale === DEFAULT_LOCALE
    ? readTexts(data, 'formerly').map((name, index) => ({ name, path: ['formerly', index] }))
    : readFormerSlugs(data).map((name) => ({ name, path: ['formerSlugs'] }));

/**
 * Reports paths that more than one file uses; Astro would publish only one of them. Covers the slugs of translated pages, and previous
 * slugs that are the slug of a page or are repeated.
 */
export const checkPaths = (content: Content): Diagnostic[] => {
  const pages = content.versions.flatMap(({ files }) =>
    files.flatMap((file) => {
      const page = findPage(content, file);
      return page ? [{ file, page }] : [];
    }),
  );
  const owners = new Map<string, string>();
  /** Assigns a path to a file. Returns the previous owner, or undefined if the path was free. */
  const claimPath = (path: string, isReserved: boolean, file: string): string | undefined => {
    const owner = isReserved ? RESERVED_BY : owners.get(path);
    owners.set(path, owner ?? `«${file}»`);
    return owner;
  };
  const slugErrors = pages.flatMap(({ file: { file, source }, page: { kind, locale, path } }) => {
    const isReserved = locale !== DEFAULT_LOCALE && isReservedSlug(kind, path.replace(/.*\//, ''), locale);
    const owner = claimPath(path, isReserved, file);
    // File names in a folder are unique, and `validateName` reports a reserved name.
    if (owner === undefined || locale === DEFAULT_LOCALE || kind === 'exhibition') return [];
    const message = `La dirección ${path} ya es de ${owner}. Se espera un «slug» que ninguna otra página tenga.`;
    return [createFieldDiagnostics(file, source)(message, 'slug')];
  });
  const previousSlugErrors = pages.flatMap(({ file: { file, source }, page: { kind, locale } }) =>
    listPreviousSlugs(locale, source?.data).flatMap(({ name, path }) => {
      const owner = claimPath(getPagePath(kind, locale, name), isReservedSlug(kind, name, locale), file);
      if (owner === undefined) return [];
      const message = `Se encontró "${name}", que no puede ir aquí: otra página ya usa ese nombre, o está dos veces (${owner}).`;
      return [createFieldDiagnostics(file, source)(message, ...path)];
    }),
  );
  return [...slugErrors, ...previousSlugErrors];
};
