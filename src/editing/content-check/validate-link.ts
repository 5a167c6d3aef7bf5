import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { getExhibitionPath, getHomePath, getNamedPath, getTextPagePath } from '../../i18n/paths.ts';
import { TRANSLATION_LOCALES } from '../../schemas/translation.ts';
import { quoteValue } from '../../schemas/quote.ts';
import { httpsUrlField } from '../../schemas/text-formats.ts';
import type { LinkContext } from './check-context.ts';

const EXPECTED = `Se espera una dirección https://…, un correo mailto:…, un teléfono tel:+52… o un lugar del sitio, por ejemplo ${getTextPagePath('visita', DEFAULT_LOCALE)}, /#contact o ${getNamedPath('exhibitions', DEFAULT_LOCALE)}/ y el nombre de una.`;
const EXTERNAL_URL = httpsUrlField('La dirección de un enlace');

const isExternalLink = (url: string): boolean =>
  // Links, unlike other URLs, may use HTTP.
  EXTERNAL_URL.safeParse(url.replace(/^http:/i, 'https:')).success ||
  /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}(?:\?\S*)?$/i.test(url) ||
  /^tel:\+\d{8,15}$/.test(url);

const getPathLocale = (pagePath: string): Locale =>
  TRANSLATION_LOCALES.find((locale) => `${pagePath}/`.startsWith(`${getHomePath(locale)}/`)) ??
  DEFAULT_LOCALE;

const { compare } = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true });
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

/** Finds the path that an editor may have meant: a previous path, or a path without its folder, its accents or the right case. */
const findSimilarPath = (
  invalidPath: string,
  pagePath: string,
  { links, redirects }: LinkContext,
): string | undefined => {
  const path = invalidPath.replace(PAGE_EXTENSION, '');
  const name = path.replace(/^(?:\.{0,2}\/)+/, '');
  const locale = getPathLocale(pagePath);
  return [path, `/${name}`, getTextPagePath(name, locale), getExhibitionPath(name, locale)]
    .map((candidate) => redirects.get(candidate) ?? links.find((link) => compare(link, candidate) === 0))
    .find((link) => link !== undefined);
};

/** Matches a file extension, which distinguishes a file name from a domain. */
const FILE_EXTENSION = /\.(?:md|html?|pdf|jpe?g|png|webp)$/i;
/** Adds the missing protocol to an external URL or an email address: `www.museo.mx`, `ana@museo.mx`. */
const addProtocol = (url: string): string | undefined =>
  [`mailto:${url}`, `https://${url}`].find(
    (completed) =>
      !FILE_EXTENSION.test(url) && /^[^/:]+\.\p{L}{2,}(?:[/?#]|$)/iu.test(url) && isExternalLink(completed),
  );

/** Returns the errors of a link, if possible with a suggestion. Ignores its query and fragment if it is internal. */
export const validateLink = (url: string, pagePath: string, context: LinkContext): string[] => {
  const target = removeSiteDomain(url, context.url);
  const path = target.replace(/[?#].*/s, '');
  const queryAndFragment = target.slice(path.length);
  const isInternal = path === '' || context.links.includes(path);
  if (isExternalLink(target) || (isInternal && (url === target || isExternalLink(url)))) return [];
  const foundLink = `El enlace ${quoteValue(target)}`;
  if (context.drafts.includes(path))
    return [
      `${foundLink} lleva a un borrador, que nadie ve. Publica esa exhibición (borra draft: true) o quita el enlace.`,
    ];
  if (path.startsWith('/') && context.incompleteLocales.includes(getPathLocale(path))) return [];
  const similarPath = isInternal ? path : findSimilarPath(path, pagePath, context);
  const suggestion = addProtocol(target) ?? (similarPath && similarPath + queryAndFragment);
  const advice = suggestion === undefined ? EXPECTED : `Escríbelo así: ${suggestion}.`;
  return [`${foundLink} no lleva a ningún lado. ${advice}`];
};
