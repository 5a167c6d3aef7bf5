import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { getExhibitionPath, getHomePath, getNamedPath, getTextPagePath } from '../../i18n/paths.ts';
import { TRANSLATION_LOCALES } from '../../schemas/translation.ts';
import { quote } from '../../schemas/quote.ts';
import { secureUrl } from '../../schemas/text.ts';
import { findClosestMatch } from './closest-match.ts';
import type { LinkContext } from './links.ts';

const EXPECTED = `Se espera una dirección https://…, un correo mailto:…, un teléfono tel:+52… o un lugar del sitio, por ejemplo ${getTextPagePath('visita', DEFAULT_LOCALE)}, /#contact o ${getNamedPath('exhibitions', DEFAULT_LOCALE)}/ y el nombre de una.`;
/** Also without encryption. */
const OUTSIDE_URL = secureUrl('La dirección de un enlace');

const leadsOutside = (url: string): boolean =>
  OUTSIDE_URL.safeParse(url.replace(/^http:/i, 'https:')).success ||
  /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}(?:\?\S*)?$/i.test(url) ||
  /^tel:\+\d{8,15}$/.test(url);

/** The language of the page with a path. */
const getContentLocale = (page: string): Locale =>
  TRANSLATION_LOCALES.find((locale) => page.startsWith(`${getHomePath(locale)}/`)) ?? DEFAULT_LOCALE;

const { compare } = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true });
/** Of a path with so few mistyped letters it is certain what it means: `/vsita`; never of one with other digits. */
const MOST_EDITS = 2;
const LETTERS_OF_EDIT = 4;
const readDigits = (text: string): string => text.replace(/\D/g, '');
const findMistyped = (path: string, links: readonly string[]): string | undefined =>
  findClosestMatch(
    path,
    links.filter((link) => readDigits(link) === readDigits(path)),
    Math.min(MOST_EDITS, Math.floor(path.length / LETTERS_OF_EDIT)),
  );

/** What somebody copies with a path: the ending of a file. */
const COPIED = /\.(?:html?|md)$/;

/** Without the site's own domain, however it was written. */
const toPath = (url: string, site: string): string => {
  const host = site.replace(/^https:\/\/(?:www\.)?/, '');
  const rest = url.replace(/^(?:https?:)?\/\//i, '').replace(/^www\./i, '');
  const isOwn =
    host !== '' && rest.toLowerCase().startsWith(host) && /^(?:[/?#]|$)/.test(rest.slice(host.length));
  return isOwn ? rest.slice(host.length) || getHomePath(DEFAULT_LOCALE) : url;
};

/** The path of the site that one nearly names, from the page on which it stands. */
const findNear = (
  mistyped: string,
  page: string,
  { links, moved: redirects }: LinkContext,
): string | undefined => {
  const path = mistyped.replace(COPIED, '');
  const name = path.replace(/^(?:\.{0,2}\/)+/, '');
  const locale = getContentLocale(page);
  const candidates = [path, `/${name}`, getTextPagePath(name, locale), getExhibitionPath(name, locale)];
  return candidates
    .map((candidate) => redirects.get(candidate) ?? links.find((link) => compare(link, candidate) === 0))
    .concat(candidates.map((candidate) => findMistyped(candidate, links)))
    .find((link) => link !== undefined);
};

/** Endings of files, which a domain doesn't have. */
const FILE = /\.(?:md|html?|pdf|jpe?g|png|webp)$/i;
/** What leads out of the site and lacks its beginning: `www.museo.mx`, `ana@museo.mx`. */
const complete = (url: string): string | undefined =>
  [`mailto:${url}`, `https://${url}`].find(
    (completed) => !FILE.test(url) && /^[^/:]+\.\p{L}{2,}(?:[/?#]|$)/iu.test(url) && leadsOutside(completed),
  );

/**
 * What is wrong with the URL of a link, with the right one where it can be told. Within the site only the path is compared: query and fragment belong to the page they lead to.
 *
 * @param page the path of the page on which it stands
 */
export const validateLink = (url: string, page: string, context: LinkContext): string[] => {
  const target = toPath(url, context.url);
  const path = target.replace(/[?#].*/s, '');
  const rest = target.slice(path.length);
  const isOwn = path === '' || context.links.includes(path);
  if (isOwn ? [target, context.url + target, context.url].includes(url) : leadsOutside(target)) return [];
  const found = `El enlace ${quote(target)}`;
  if (context.drafts.includes(path))
    return [
      `${found} lleva a un borrador, que nadie ve. Publica esa exhibición (borra draft: true) o quita el enlace.`,
    ];
  if (isOwn) return [`El enlace ${quote(url)} es de este mismo sitio. Escríbelo así: ${target}.`];
  const near = findNear(path, page, context);
  const meant = complete(target) ?? (near && near + rest);
  return [`${found} no lleva a ningún lado. ${meant === undefined ? EXPECTED : `Escríbelo así: ${meant}.`}`];
};
