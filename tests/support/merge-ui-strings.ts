const isGroup = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value);

/** Merges content with UI strings recursively. Content takes precedence. */
export const mergeUiStrings = (data: object, uiStrings: object): object => ({
  ...uiStrings,
  ...Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => {
      const group: unknown = Reflect.get(uiStrings, name);
      return [name, isGroup(value) && isGroup(group) ? mergeUiStrings(value, group) : value];
    }),
  ),
});
