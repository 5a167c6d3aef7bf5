import { readFileSync } from 'node:fs';
import type { HastPluginEntry } from 'satteri';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales.ts';

/** The language of a path of the site: that of its first folder, or Spanish. */
const languageOfPath = (path: string): Locale =>
  LOCALES.find((locale) => path.split(/[/#?]/)[1] === locale) ?? DEFAULT_LOCALE;

/** The language of a Markdown file: `visita.en.md` is in English. */
const getFileLocale = (file: string): Locale =>
  LOCALES.find((locale) => file.endsWith(`.${locale}.md`)) ?? DEFAULT_LOCALE;

/** Returns the BCP 47 tag of a locale, from content/site.json, beside the folder of a Markdown file. */
const getLanguageTag = (locale: Locale, file: URL): string => {
  const { language } = JSON.parse(readFileSync(new URL('../site.json', file), 'utf8')) as {
    language: string | Partial<Record<Locale, string>>;
  };
  return (typeof language === 'string' ? language : language[locale]) ?? locale;
};

/** Sets `hreflang` on each link in a text of content/ that leads to a page of the site in another language. */
export const linkLanguages: HastPluginEntry = () => ({
  name: 'link-languages',
  element: {
    filter: ['a'],
    visit: (link, context) => {
      const { href } = link.properties;
      if (typeof href !== 'string' || !/^\/(?!\/)/.test(href) || !context.fileURL) return;
      const language = languageOfPath(href);
      if (language !== getFileLocale(context.fileURL.pathname))
        context.setProperty(link, 'hrefLang', getLanguageTag(language, context.fileURL));
    },
  },
});
