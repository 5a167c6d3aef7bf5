import { getCollection } from 'astro:content';
import { type Language, LANGUAGES } from '../languages.ts';
import { toParam } from '../paths.ts';

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
