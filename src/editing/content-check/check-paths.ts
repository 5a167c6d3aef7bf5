import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { type Content, findPage } from '../../content/read-content.ts';
import { getPagePath } from '../../queries/list-pages.ts';
import { readFormerSlugs } from '../../queries/page-sources.ts';
import { isReservedSlug } from '../../queries/link-targets.ts';
import { readTexts } from '../../schemas/untyped.ts';
import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';

const OTHER = 'otra página del sitio';

/** The former names that stand in a file, each with its field: in another language what its path ended in. */
const listFormer = (locale: Locale, data: unknown): { name: string; path: PropertyKey[] }[] =>
  locale === DEFAULT_LOCALE
    ? readTexts(data, 'formerly').map((name, index) => ({ name, path: ['formerly', index] }))
    : readFormerSlugs(data).map((name) => ({ name, path: ['formerSlugs'] }));

/**
 * Reports what two files would publish at one path, of which Astro would keep one: the slug of a page in another language that
 * another page has, and a former name that is that of a page, its own included, or of two files.
 */
export const checkPaths = (content: Content): Diagnostic[] => {
  const made = content.versions.flatMap(({ files }) =>
    files.flatMap((file) => {
      const page = findPage(content, file);
      return page ? [[file, page] as const] : [];
    }),
  );
  const owners = new Map<string, string>();
  /** Gives a path to a file. Returns who has it already, if anyone has. */
  const claim = (path: string, isOfSite: boolean, file: string): string | undefined => {
    const owner = isOfSite ? OTHER : owners.get(path);
    owners.set(path, owner ?? `«${file}»`);
    return owner;
  };
  const slugs = made.flatMap(([{ file, source }, { kind, locale, path }]) => {
    const isOfSite = locale !== DEFAULT_LOCALE && isReservedSlug(kind, path.replace(/.*\//, ''), locale);
    const owner = claim(path, isOfSite, file);
    // Of files of one folder the names differ, and `validateName` reports a name that is taken.
    if (owner === undefined || locale === DEFAULT_LOCALE || kind === 'exhibition') return [];
    const message = `La dirección ${path} ya es de ${owner}. Se espera un «slug» que ninguna otra página tenga.`;
    return [createFieldDiagnostics(file, source)(message, 'slug')];
  });
  const former = made.flatMap(([{ file, source }, { kind, locale }]) =>
    listFormer(locale, source?.data).flatMap(({ name, path }) => {
      const owner = claim(getPagePath(kind, locale, name), isReservedSlug(kind, name, locale), file);
      if (owner === undefined) return [];
      const message = `Se encontró "${name}", que no puede ir aquí: otra página ya usa ese nombre, o está dos veces (${owner}).`;
      return [createFieldDiagnostics(file, source)(message, ...path)];
    }),
  );
  return [...slugs, ...former];
};
