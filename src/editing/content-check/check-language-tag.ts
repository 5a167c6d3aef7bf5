import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/quote.ts';
import { readText } from '../../schemas/read-raw.ts';
import { languageTag } from '../../schemas/text.ts';
import { translatedJson } from '../../schemas/translation.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';

const SITE = CONTENT_FILES.site.file;
const FIELD = 'language';

/** The tag of what site.json is the file of; where it has none that is sound, Mexico's, or the language. */
export const readTag = (site: ContentSource | undefined, language: Language): string =>
  languageTag('', '').safeParse(readText(site?.data, FIELD)).data ??
  (language === DEFAULT_LANGUAGE ? 'es-MX' : language);

/** Whether `en-US` is a tag of `en`. */
const isTagOf = (tag: string, language: Language): boolean =>
  tag === language || tag.startsWith(`${language}-`);

/**
 * What is wrong with the tags by which browsers, screen readers and search engines know two languages apart: that of a folder begins with its name, that of Spanish with no folder's.
 *
 * @param sources content/site.json and content/en/site.json
 */
export const checkLanguageTag = (
  language: Language,
  { spanish, words }: Record<'spanish' | 'words', ContentSource | undefined>,
): ContentError[] => {
  if (!words) return [];
  const file = translatedJson(SITE, language);
  const folder = file.replace('site.json', '');
  const [original, tag] = [readText(spanish?.data, FIELD), readText(words.data, FIELD)];
  const expected = `Se espera el idioma de ${folder}: "${language}", o con su país, "${language}-…".`;
  const found = tag === '' ? 'Falta este campo.' : `Se encontró ${quote(tag)}.`;
  const taken = `Se encontró ${quote(original)}, que es el idioma de ${folder}. Se espera otro, por ejemplo "${DEFAULT_LANGUAGE}".`;
  return [
    ...(isTagOf(tag, language) ? [] : [fieldErrorsOf(file, words)(`${found} ${expected}`, FIELD)]),
    ...(isTagOf(original, language) ? [fieldErrorsOf(SITE, spanish)(taken, FIELD)] : []),
  ];
};
