import type { Locale } from '../i18n/locales.ts';
import { getHomePath } from '../i18n/paths.ts';
import { getContentFile } from './content-file.ts';
import type { Alternate } from './page-list.ts';
import { getSiteLocales } from './site-pages.ts';

export interface LanguageLink {
  /** Name of the language in that language: `English`, `Español`. */
  label: string;
  path: string;
  tag: string;
  /** Whether the link leads to the same page in the other locale. Otherwise it leads to the home page. */
  isAlternate: boolean;
}

/** Returns the links from a page to the other locales of the site. */
export async function getLanguageLinks(
  locale: Locale,
  alternates: readonly Alternate[],
): Promise<LanguageLink[]> {
  const otherLocales = (await getSiteLocales()).filter((siteLocale) => siteLocale !== locale);
  return Promise.all(otherLocales.map((otherLocale) => getLanguageLink(otherLocale, alternates)));
}

async function getLanguageLink(locale: Locale, alternates: readonly Alternate[]): Promise<LanguageLink> {
  const { language: tag } = await getContentFile('site', locale);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  const alternate = alternates.find((page) => page.locale === locale);
  return {
    label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    path: alternate?.path ?? getHomePath(locale),
    tag,
    isAlternate: alternate !== undefined,
  };
}

/** Path of a page with its value of `hreflang`. */
export interface HreflangLink {
  tag: string;
  path: string;
}

/** Returns the `hreflang` links of a page, with `x-default` last. Returns an empty array if the page has one locale. */
export async function getAlternateLinks(alternates: readonly Alternate[]): Promise<HreflangLink[]> {
  if (alternates.length < 2) return [];
  const links: HreflangLink[] = [];
  for (const { locale, path } of alternates) {
    const { language: tag } = await getContentFile('site', locale);
    links.push({ tag, path });
  }
  return [...links, { tag: 'x-default', path: alternates[0]?.path ?? '' }];
}
