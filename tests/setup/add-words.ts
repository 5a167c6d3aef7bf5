const isGroup = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value);

/** Puts words of the interface beside what an editor wrote, in the same groups: what a visitor reads of a part of a page. */
export const addWords = (data: object, words: object): object => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => {
      const beside: unknown = Reflect.get(words, name);
      return [name, isGroup(value) && isGroup(beside) ? addWords(value, beside) : value];
    }),
  ),
});
