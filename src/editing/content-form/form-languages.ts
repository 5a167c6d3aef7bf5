import { type Content, findSource } from '../../content/read-content.ts';
import { type Locale, LOCALES } from '../../i18n/locales.ts';
import { getFileLocale, getSourceFile } from '../../schemas/translation.ts';

/**
 * Lists the languages of the form: those that site.json has. A text in another language is left out at the next save of its file. A
 * language with an essay stays, because the form would take its file for a page. Every language stays while site.json can't be read,
 * so that a slip in it costs no translation.
 */
export const listFormLanguages = ({ files, locales, sourceFiles }: Content): Locale[] => {
  if (!findSource({ files: sourceFiles }, 'site')) return [...LOCALES];
  const essays = [...files].filter((file) => getSourceFile(file) !== undefined).map(getFileLocale);
  return LOCALES.filter((locale) => locales.includes(locale) || essays.includes(locale));
};
