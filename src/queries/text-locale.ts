import { getEntry } from 'astro:content';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { getLangAttribute } from './content-file.ts';

/** Sentences that were completed in another locale than the locale of their page, by the latter. */
const COMPLETED = new Map<Locale, Set<string>>();

const getWritten = async (locale: Locale): Promise<readonly string[]> =>
  locale === DEFAULT_LOCALE ? [] : ((await getEntry('untranslated', locale))?.data.texts ?? []);

/** The texts that pages in a locale show in the default one: the untranslated texts of content/, and sentences made of them. */
export const getUntranslatedTexts = async (locale: Locale): Promise<readonly string[]> => {
  const texts = [...(await getWritten(locale)), ...(COMPLETED.get(locale) ?? [])];
  // `InlineSeparators.astro` splits a text at its middle dots, and a caption is split at the italics between its asterisks.
  const parts = texts.flatMap((text) => [
    ...text.split(' · '),
    ...text.split('*').filter((_, index) => index % 2 === 0),
    text.replaceAll('*', ''),
  ]);
  return [...texts, ...parts].filter((text) => /\p{L}{2}/u.test(text));
};

/** The locale in which a text of content/ is shown on pages in another one. */
export const getTextLocale = async (text: string, locale: Locale): Promise<Locale> =>
  (await getUntranslatedTexts(locale)).includes(text) ? DEFAULT_LOCALE : locale;

/** The attribute `lang` of a text of content/ on pages in a locale; undefined if the text is in that locale. */
export const getTextLang = async (text: string, locale: Locale): Promise<string | undefined> =>
  getLangAttribute(await getTextLocale(text, locale), locale);

/** Records the locale of a sentence that is made of texts, and returns the sentence. */
export const recordLocale = (text: string, textLocale: Locale, pageLocale: Locale): string => {
  if (textLocale !== pageLocale) COMPLETED.getOrInsertComputed(pageLocale, () => new Set()).add(text);
  return text;
};
