import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../i18n/locales.ts';
import { getExhibitionPath, getHomePath, getNamedPath, getTextPagePath } from '../../i18n/paths.ts';
import { TRANSLATION_LOCALES } from '../../schemas/translation.ts';
import { quote } from '../../schemas/quote.ts';
import { httpsUrlField } from '../../schemas/text-formats.ts';
import { findClosestMatch } from './closest-match.ts';
import type { LinkContext } from './links.ts';

const EXPECTED = `Se espera una dirección https://…, un correo mailto:…, un teléfono tel:+52… o un lugar del sitio, por ejemplo ${getTextPagePath('visita', DEFAULT_LOCALE)}, /#contact o ${getNamedPath('exhibitions', DEFAULT_LOCALE)}/ y el nombre de una.`;
const EXTERNAL_URL = httpsUrlField('La dirección de un enlace');

const isExternalLink = (url: string): boolean =>
  // Links, unlike other URLs, may use HTTP.
  EXTERNAL_URL.safeParse(url.replace(/^http:/i, 'https:')).success ||
  /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}(?:\?\S*)?$/i.test(url) ||
  /^tel:\+\d{8,15}$/.test(url);

const getPathLocale = (pagePath: string): Locale =>
  TRANSLATION_LOCALES.find((locale) => pagePath.startsWith(`${getHomePath(locale)}/`)) ?? DEFAULT_LOCALE;

const { compare } = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true });
/** Maximum number of typos in a path, `/vsita`, for a suggestion. */
const MAX_TYPOS = 2;
/** Length of a path for which one typo is accepted. */
const LETTERS_PER_TYPO = 4;
const getDigits = (text: string): string => text.replace(/\D/g, '');
/** Finds the path with the fewest typos. The digits have to be equal. */
const findMistypedPath = (path: string, links: readonly string[]): string | undefined =>
  findClosestMatch(
    path,
    links.filter((link) => getDigits(link) === getDigits(path)),
    Math.min(MAX_TYPOS, Math.floor(path.length / LETTERS_PER_TYPO)),
  );

/** Extension that editors copy with the path of a page. */
const PAGE_EXTENSION = /\.(?:html?|md)$/;

/** Removes the domain of the site from a URL, with or without protocol and `www.`. */
const removeSiteDomain = (url: string, site: string): string => {
  const host = site.replace(/^https:\/\/(?:www\.)?/, '');
  const withoutProtocol = url.replace(/^(?:https?:)?\/\//i, '').replace(/^www\./i, '');
  const path = withoutProtocol.slice(host.length);
  const isInternal =
    host !== '' && withoutProtocol.toLowerCase().startsWith(host) && /^(?:[/?#]|$)/.test(path);
  return isInternal ? path || getHomePath(DEFAULT_LOCALE) : url;
};

const findSimilarPath = (
  invalidPath: string,
  pagePath: string,
  { links, moved: redirects }: LinkContext,
): string | undefined => {
  const path = invalidPath.replace(PAGE_EXTENSION, '');
  const name = path.replace(/^(?:\.{0,2}\/)+/, '');
  const locale = getPathLocale(pagePath);
  const candidates = [path, `/${name}`, getTextPagePath(name, locale), getExhibitionPath(name, locale)];
  return candidates
    .map((candidate) => redirects.get(candidate) ?? links.find((link) => compare(link, candidate) === 0))
    .concat(candidates.map((candidate) => findMistypedPath(candidate, links)))
    .find((link) => link !== undefined);
};

/** File extensions, which distinguish a file name from a domain. */
const FILE_EXTENSION = /\.(?:md|html?|pdf|jpe?g|png|webp)$/i;
/** Adds the missing protocol to an external URL or an email address: `www.museo.mx`, `ana@museo.mx`. */
const addProtocol = (url: string): string | undefined =>
  [`mailto:${url}`, `https://${url}`].find(
    (completed) =>
      !FILE_EXTENSION.test(url) && /^[^/:]+\.\p{L}{2,}(?:[/?#]|$)/iu.test(url) && isExternalLink(completed),
  );

/** Pages that exist only if their list has an item. */
const LIST_PAGES = ['plans', 'exhibitions'] as const;

/** End of the error for a link to a page whose list is empty. */
export const EMPTY_LIST =
  'lleva a una página que no se publica, porque no hay nada que enseñar en ella. Quita el enlace.';

/** Returns whether a path belongs to a page whose list is empty, so that the page is not published in any locale. */
const isEmptyList = (path: string, { links }: LinkContext): boolean =>
  LIST_PAGES.some((page) => {
    const paths = LOCALES.map((locale) => getNamedPath(page, locale));
    return paths.includes(path) && !paths.some((listPath) => links.includes(listPath));
  });

/** Returns the errors of a link, if possible with a suggestion. Ignores its query and fragment if it is internal. */
export const validateLink = (url: string, pagePath: string, context: LinkContext): string[] => {
  const target = removeSiteDomain(url, context.url);
  const path = target.replace(/[?#].*/s, '');
  const queryAndFragment = target.slice(path.length);
  const isInternal = path === '' || context.links.includes(path);
  if (isInternal ? [target, context.url + target, context.url].includes(url) : isExternalLink(target))
    return [];
  const foundLink = `El enlace ${quote(target)}`;
  if (context.drafts.includes(path))
    return [
      `${foundLink} lleva a un borrador, que nadie ve. Publica esa exhibición (borra draft: true) o quita el enlace.`,
    ];
  if (isInternal) return [`El enlace ${quote(url)} es de este mismo sitio. Escríbelo así: ${target}.`];
  if (isEmptyList(path, context)) return [`${foundLink} ${EMPTY_LIST}`];
  const similarPath = findSimilarPath(path, pagePath, context);
  const suggestion = addProtocol(target) ?? (similarPath && similarPath + queryAndFragment);
  const advice = suggestion === undefined ? EXPECTED : `Escríbelo así: ${suggestion}.`;
  return [`${foundLink} no lleva a ningún lado. ${advice}`];
};
