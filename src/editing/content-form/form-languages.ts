import { type Content, findSource } from '../../content/read-content.ts';
import { type Locale, LOCALES } from '../../i18n/locales.ts';
import { getFileLocale, getSourceFile } from '../../schemas/translation.ts';

/**
 * Lists the locales of the form: the locales in site.json, and locales with an essay, whose file the form would treat as a separate
 * page. The form removes texts in any other locale when it saves a file. Returns all locales if site.json can't be read, so that a
 * syntax error doesn't delete translations.
 */
export const listFormLanguages = ({ files, locales, sourceFiles }: Content): Locale[] => {
  if (!findSource({ files: sourceFiles }, 'site')) return [...LOCALES];
  const essayLocales = [...files].filter((file) => getSourceFile(file) !== undefined).map(getFileLocale);
  return LOCALES.filter((locale) => locales.includes(locale) || essayLocales.includes(locale));
};
