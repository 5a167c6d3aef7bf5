import { readFileSync } from 'node:fs';
import type { HastPluginEntry } from 'satteri';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../languages.ts';

/** The language of a path of the site: that of its first folder, or Spanish. */
const languageOfPath = (path: string): Language =>
  LANGUAGES.find((language) => path.split(/[/#?]/)[1] === language) ?? DEFAULT_LANGUAGE;

/** The language of a Markdown file: `visita.en.md` is in English. */
const languageOfFile = (file: string): Language =>
  LANGUAGES.find((language) => file.endsWith(`.${language}.md`)) ?? DEFAULT_LANGUAGE;

/** Returns the BCP 47 tag of a locale, from content/site.json, beside the folder of a Markdown file. */
const getLanguageTag = (locale: Language, file: URL): string => {
  const { language } = JSON.parse(readFileSync(new URL('../site.json', file), 'utf8')) as {
    language: string | Partial<Record<Language, string>>;
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
      if (language !== languageOfFile(context.fileURL.pathname))
        context.setProperty(link, 'hrefLang', getLanguageTag(language, context.fileURL));
    },
  },
});
