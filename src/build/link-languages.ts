import { readFileSync } from 'node:fs';
import type { HastPluginEntry } from 'satteri';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';

const getPathLocale = (path: string): Locale =>
  LOCALES.find((locale) => path.split(/[/#?]/)[1] === locale) ?? DEFAULT_LOCALE;

const getFileLocale = (file: string): Locale =>
  LOCALES.find((locale) => file.endsWith(`.${locale}.md`)) ?? DEFAULT_LOCALE;

/** Returns the BCP 47 tag of a locale from content/site.json, which is in the parent folder of the Markdown file. */
const getLanguageTag = (locale: Locale, file: URL): string => {
  const { language } = JSON.parse(readFileSync(new URL('../site.json', file), 'utf8')) as {
    language: string | Partial<Record<Locale, string>>;
  };
  return (typeof language === 'string' ? language : language[locale]) ?? locale;
};

/** Sets `hreflang` on links in Markdown files that point to a page of the site in a different language. */
export const linkLanguages: HastPluginEntry = () => ({
  name: 'link-languages',
  element: {
    filter: ['a'],
    visit: (link, context) => {
      const { href } = link.properties;
      if (typeof href !== 'string' || !/^\/(?!\/)/.test(href) || !context.fileURL) return;
      const pathLocale = getPathLocale(href);
      if (pathLocale !== getFileLocale(context.fileURL.pathname))
        context.setProperty(link, 'hrefLang', getLanguageTag(pathLocale, context.fileURL));
    },
  },
});
