/** A Monday, and the first days of all months. */
const WEEK = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
const YEAR = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 1)));
const KINDS = [
  { days: WEEK, options: { weekday: 'long' } },
  { days: YEAR, options: { month: 'long' } },
] as const;

/** A name as a word of its own, also in the plural. */
const toPattern = (name: string): RegExp => new RegExp(String.raw`(?<!\p{L})${name}s?(?!\p{L})`, 'u');

/** The weekdays, and the months, of a language: as it writes them within a sentence. */
const listNames = (tag: string): string[][] =>
  KINDS.map(({ days, options }) => {
    const calendar = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return days.map((day) => calendar.format(day));
  });

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Finds what another language says of weekdays and months: names in the original's language, and days that the original doesn't name. */
export const makeDayComparison = (tag: string, wordsTag: string) => {
  const kinds = listNames(tag).map((names, kind) =>
    names.map((name, index) => {
      const other = listNames(wordsTag)[kind]?.[index] ?? '';
      return {
        name,
        other,
        original: [toPattern(name), toPattern(capitalize(name))],
        words: toPattern(other),
        isForeign: name !== other,
      };
    }),
  );
  return (original: string, words: string): string[] =>
    kinds.flatMap((names) => {
      const [first] = names.filter(({ isForeign, original: [name] }) => isForeign && name?.test(words));
      if (first) return [`dice ${first.name}, que es español: aquí es ${first.other}.`];
      const isSaid = names.map((day) => day.original.some((name) => name.test(original)));
      const added = names.filter(({ words: name }, index) => name.test(words) && !isSaid[index]);
      const said = names.filter((_, index) => isSaid[index]);
      if (added.length === 0 || said.length === 0) return [];
      const list = (texts: readonly string[]) => new Intl.ListFormat('es').format(texts);
      return [
        `aquí dice ${list(added.map(({ other }) => other))} y en español ${list(said.map(({ name }) => name))}.`,
      ];
    });
};
