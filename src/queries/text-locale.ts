import { getEntry } from 'astro:content';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { getFormatter, getLangAttribute } from './content-file.ts';

/** Sentences that aren't in the locale of their page, by the locale of the page. */
const recordedTexts = new Map<Locale, Set<string>>();

const getUntranslatedContent = async (locale: Locale): Promise<readonly string[]> =>
  locale === DEFAULT_LOCALE ? [] : ((await getEntry('untranslated', locale))?.data.texts ?? []);

/** Returns the texts that pages of a locale show in the default locale: untranslated content, and sentences that contain it. */
export const getUntranslatedTexts = async (locale: Locale): Promise<readonly string[]> => {
  const { capitalize } = await getFormatter(DEFAULT_LOCALE);
  const texts = [...(await getUntranslatedContent(locale)), ...(recordedTexts.get(locale) ?? [])];
  // Pages split texts at middle dots (InlineSeparators.astro), and captions at italics.
  const parts = texts.flatMap((text) => [
    ...text.split(' · '),
    ...text.split('*').filter((_, index) => index % 2 === 0),
    text.replaceAll('*', ''),
  ]);
  const untranslated = [...texts, ...parts].filter((text) => /\p{L}{2}/u.test(text));
  // A text at the beginning of a sentence has a capital letter.
  return [...new Set([...untranslated, ...untranslated.map(capitalize)])];
};

/** Returns the locale in which pages of a locale show a content text. */
export const getTextLocale = async (text: string, locale: Locale): Promise<Locale> =>
  (await getUntranslatedTexts(locale)).includes(text) ? DEFAULT_LOCALE : locale;

/** Returns the `lang` attribute of a content text on pages of a locale; undefined if the text is in that locale. */
export const getTextLang = async (text: string, locale: Locale): Promise<string | undefined> =>
  getLangAttribute(await getTextLocale(text, locale), locale);

/** Records a sentence whose locale differs from the locale of its page. Returns the sentence. */
export const recordLocale = (text: string, textLocale: Locale, pageLocale: Locale): string => {
  if (textLocale !== pageLocale) recordedTexts.getOrInsertComputed(pageLocale, () => new Set()).add(text);
  return text;
};
