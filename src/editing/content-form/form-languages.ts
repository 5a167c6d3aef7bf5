import { type Content, findSource } from '../../content/read-content.ts';
import { type Language, LANGUAGES } from '../../languages.ts';
import { languageOfFile, originalOf } from '../../schemas/translation.ts';

/**
 * Lists the languages of the form: those that site.json has. A text in another language is left out at the next save of its file. A
 * language with an essay stays, because the form would take its file for a page. Every language stays while site.json can't be read,
 * so that a slip in it costs no translation.
 */
export const listFormLanguages = ({ files, languages, written }: Content): Language[] => {
  if (!findSource({ files: written }, 'site')) return [...LANGUAGES];
  const essays = [...files].filter((file) => originalOf(file) !== undefined).map(languageOfFile);
  return LANGUAGES.filter((language) => languages.includes(language) || essays.includes(language));
};
