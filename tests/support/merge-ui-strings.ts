const isGroup = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value);

/** Puts words of the interface beside what an editor wrote, in the same groups: what a visitor reads of a part of a page. */
export const mergeUiStrings = (data: object, uiStrings: object): object => ({
  ...uiStrings,
  ...Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => {
      const beside: unknown = Reflect.get(uiStrings, name);
      return [name, isGroup(value) && isGroup(beside) ? mergeUiStrings(value, beside) : value];
    }),
  ),
});
