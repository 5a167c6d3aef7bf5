import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../languages.ts';

/** The languages whose words stand over those in Spanish. */
export const TRANSLATIONS: readonly Language[] = LANGUAGES.filter(
  (language) => language !== DEFAULT_LANGUAGE,
);

/** The file with the words of a JSON file in another language, or in what stands for each: `content/en/site.json`. */
export const translatedJson = (file: string, language: Language | '{{locale}}'): string =>
  file.replace('content/', `content/${language}/`);

/** The file with the words of a Markdown file in another language, beside it: `visita.en.md`. */
export const translatedMarkdown = (file: string, language: Language): string =>
  file.replace(/\.md$/i, `.${language}.md`);

const TRANSLATED = new RegExp(String.raw`\.(${TRANSLATIONS.join('|')})\.md$`);

/** The Markdown file in Spanish whose words a file has in another language; undefined for any other file. */
export const originalOf = (file: string): string | undefined =>
  TRANSLATED.test(file) ? file.replace(TRANSLATED, '.md') : undefined;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that another language has and Spanish hasn't: what a title means, the end of a path. */
const OF_ANOTHER_LANGUAGE: readonly PropertyKey[] = ['gloss', 'slug', 'formerSlugs'];

/** Whether Spanish has a field, or never has it, so that another language may have its words. */
export const isTranslatable = (name: PropertyKey | undefined, original: unknown): boolean =>
  (original ?? undefined) !== undefined || OF_ANOTHER_LANGUAGE.includes(name ?? '');

/** A translation over what a file has in Spanish: groups by their fields, lists by the place in them. What Spanish no longer has is left out. */
export const overlay = (original: unknown, translation: unknown): unknown => {
  if (Array.isArray(original) && Array.isArray(translation))
    return original.map((item, index) => overlay(item, translation[index]));
  if (!isGroup(original) || !isGroup(translation)) return translation ?? original;
  const names = Object.keys({ ...original, ...translation }).filter((name) =>
    isTranslatable(name, original[name]),
  );
  return Object.fromEntries(names.map((name) => [name, overlay(original[name], translation[name])]));
};
