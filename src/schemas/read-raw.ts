/** One field of what a file holds, valid or not; undefined where it is missing. */
export const readField = (data: unknown, ...path: readonly PropertyKey[]): unknown => {
  let value = data;
  for (const name of path) value = Reflect.get(Object(value) as object, name);
  return value;
};

/** The elements of a list, valid or not; none where it is no list. */
export const readList = (data: unknown, ...path: readonly PropertyKey[]): unknown[] => {
  const value = readField(data, ...path);
  return Array.isArray(value) ? value : [];
};

/** A text, valid or not; '' where it is none. */
export const readText = (data: unknown, ...path: readonly PropertyKey[]): string => {
  const value = readField(data, ...path);
  return typeof value === 'string' ? value : '';
};
