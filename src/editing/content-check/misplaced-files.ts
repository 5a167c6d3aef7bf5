import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { TRANSLATIONS } from '../../schemas/translation.ts';

const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' });
/** How a name says its language in another way than `visita.en.md`: `visita_EN.md`, `visita inglés.md`. */
const LANGUAGE_AT_END = new RegExp(
  String.raw`[._ ](?:${TRANSLATIONS.flatMap((language) => [language, names.of(language)]).join('|')})\.md$`,
  'i',
);

/** Whether a Markdown file is no page, by what its name says of its language. */
export const isMisnamed = (file: string): boolean => LANGUAGE_AT_END.test(file);
