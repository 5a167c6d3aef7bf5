import { getCollection } from 'astro:content';
import { type Language, LANGUAGES } from '../languages.ts';
import { exhibitionPath, PAGES, toParam } from '../paths.ts';
import { getContentFile, listFiles } from './content-file.ts';
import { listTextPages } from './text-pages.ts';

/** A page in one language. */
export interface Translation {
  language: Language;
  path: string;
}

/** The languages that content/ has, Spanish first. */
export const listLanguages = async (): Promise<Language[]> => {
  const ids = (await getCollection('site')).map(({ id }) => id);
  return LANGUAGES.filter((language) => ids.includes(language));
};

/** A page in every language of the site, by its path in each. */
export const translate = async (pathIn: (language: Language) => string): Promise<Translation[]> =>
  (await listLanguages()).map((language) => ({ language, path: pathIn(language) }));

/** The static paths of a page in every language: the parameter of its route is its whole path. */
export const listRoutes = async (param: string, pathIn: (language: Language) => string) => {
  const translations = await translate(pathIn);
  return translations.map(({ language, path }) => ({
    params: { [param]: toParam(path) },
    props: { language, path, translations },
  }));
};

/** The page of an exhibition in each language that it is written in, by the name of its file. */
export const translateExhibition = async (name: string): Promise<Translation[]> => {
  const translations: Translation[] = [];
  for (const language of await listLanguages()) {
    const files = await listFiles('exhibitions', language);
    if (files.some((file) => file.name === name && file.language === language))
      translations.push({ language, path: exhibitionPath(name, language) });
  }
  return translations;
};

/** A text page in each language that it is written in, by the name of its file. */
export const translateTextPage = async (name: string): Promise<Translation[]> => {
  const translations: Translation[] = [];
  for (const language of await listLanguages()) {
    const page = (await listTextPages(language)).find((one) => one.name === name);
    if (page) translations.push({ language, path: page.path });
  }
  return translations;
};

/** A link to a page in another language, named as its readers name it: `English`, `Español`. */
export interface LanguageLink {
  label: string;
  path: string;
  tag: string;
}

/** The links from a page to itself in the other languages, or to their home page where it isn't written in them. */
export const listLanguageLinks = async (
  language: Language,
  translations: readonly Translation[],
): Promise<LanguageLink[]> => {
  const others = (await listLanguages()).filter((other) => other !== language);
  return Promise.all(
    others.map(async (other) => {
      const { language: tag } = await getContentFile('site', other);
      const name = new Intl.DisplayNames(other, { type: 'language' }).of(other) ?? other;
      const path = translations.find((page) => page.language === other)?.path ?? PAGES[other].home;
      return { label: name.charAt(0).toLocaleUpperCase(other) + name.slice(1), path, tag };
    }),
  );
};

/** What search engines are told of a page: its path by the tag of each language, and `x-default`; nothing of one in a single language. */
export const listAlternates = async (translations: readonly Translation[]) => {
  if (translations.length < 2) return [];
  const alternates = translations.map(async ({ language, path }) => ({
    tag: (await getContentFile('site', language)).language,
    path,
  }));
  return [...(await Promise.all(alternates)), { tag: 'x-default', path: translations[0]?.path ?? '' }];
};
