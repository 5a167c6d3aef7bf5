/** Content in which each translated text is replaced by one string. */
export type Localized<Data> = Data extends { es: string } | { en: string }
  ? string
  : Data extends object
    ? { [Name in keyof Data]: Localized<Data[Name]> }
    : Data;

const isTranslatedText = (value: unknown): value is Record<string, unknown> => {
  const names = Object.keys(Object(value) as object);
  return names.length > 0 && names.every((name) => name === 'es' || name === 'en');
};

/** Replaces translated texts by the text in a locale, or else in Spanish. */
export const localize = <Data>(data: Data, locale: string): Localized<Data> =>
  JSON.parse(JSON.stringify(data), (_name, value: unknown) =>
    isTranslatedText(value) ? (value[locale] ?? value.es) : value,
  ) as Localized<Data>;
