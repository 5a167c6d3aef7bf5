import type { Locale } from '../i18n/locales.ts';
import { getHomePath } from '../i18n/paths.ts';
import { getContentFile } from './content-file.ts';
import type { Alternate } from './list-pages.ts';
import { getSiteLocales } from './site-pages.ts';

/** The links from a page to itself in the other languages, or to their home page where it isn't written in them, each named as its readers name it: `English`, `Español`. A twin is the same page. */
export const listLanguageLinks = async (locale: Locale, alternates: readonly Alternate[]) => {
  const others = (await getSiteLocales()).filter((other) => other !== locale);
  return Promise.all(
    others.map(async (other) => {
      const { language: tag } = await getContentFile('site', other);
      const name = new Intl.DisplayNames(other, { type: 'language' }).of(other) ?? other;
      const twin = alternates.find((page) => page.locale === other);
      const label = name.charAt(0).toLocaleUpperCase(other) + name.slice(1);
      return { label, path: twin?.path ?? getHomePath(other), tag, isTwin: twin !== undefined };
    }),
  );
};

/** A link to a page in another language. */
export type LanguageLink = Awaited<ReturnType<typeof listLanguageLinks>>[number];

/** The `hreflang` links of a page: its path in each language, and `x-default`; none of one in a single language. */
export const listAlternates = async (alternates: readonly Alternate[]) => {
  if (alternates.length < 2) return [];
  const links = alternates.map(async ({ locale, path }) => ({
    tag: (await getContentFile('site', locale)).language,
    path,
  }));
  return [...(await Promise.all(links)), { tag: 'x-default', path: alternates[0]?.path ?? '' }];
};
