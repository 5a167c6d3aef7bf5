/** What a file of content/ holds, of whose texts some are in languages. */
export type Localized<Data> = Data extends { es: string } | { en: string }
  ? string
  : Data extends object
    ? { [Name in keyof Data]: Localized<Data[Name]> }
    : Data;

const isPair = (value: unknown): value is Record<string, unknown> => {
  const names = Object.keys(Object(value) as object);
  return names.length > 0 && names.every((name) => name === 'es' || name === 'en');
};

/** What a file of content/ says in a language, and in Spanish where it has none in it. */
export const localize = <Data>(data: Data, language: string): Localized<Data> =>
  JSON.parse(JSON.stringify(data), (_name, value: unknown) =>
    isPair(value) ? (value[language] ?? value.es) : value,
  ) as Localized<Data>;
