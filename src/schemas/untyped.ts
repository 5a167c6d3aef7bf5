import { z } from 'astro/zod';

/** Returns a field of unvalidated data; undefined if the field is missing. */
export const getField = (data: unknown, ...path: readonly PropertyKey[]): unknown => {
  let value = data;
  for (const key of path) value = Reflect.get(Object(value) as object, key);
  return value;
};

/** Returns a list in unvalidated data; an empty list if the value isn't a list. */
export const getList = (data: unknown, ...path: readonly PropertyKey[]): unknown[] => {
  const value = getField(data, ...path);
  return Array.isArray(value) ? value : [];
};

/** Returns a string in unvalidated data; an empty string if the value isn't a string. */
export const getText = (data: unknown, ...path: readonly PropertyKey[]): string => {
  const value = getField(data, ...path);
  return typeof value === 'string' ? value : '';
};

/** Returns a list of strings in unvalidated data; items that aren't strings become empty strings. */
export const getTexts = (data: unknown, field: string): string[] =>
  getList(data, field).map((_, index) => getText(data, field, index));

/** Returns an ISO 8601 date in unvalidated data; undefined if the value is invalid, which the schema reports. */
export const getDate = (data: unknown, field: string): string | undefined => {
  const date = getText(data, field);
  return z.iso.date().safeParse(date).success ? date : undefined;
};

interface Value {
  path: readonly PropertyKey[];
  value: unknown;
}

/** Returns the values of unvalidated data that are neither groups nor lists, with their path. */
export const getValues = (data: unknown, path: readonly PropertyKey[] = []): Value[] => {
  if (typeof data !== 'object' || data === null) return [{ path, value: data }];
  return Object.entries(data).flatMap(([key, child]) =>
    getValues(child, [...path, Array.isArray(data) ? Number(key) : key]),
  );
};

export interface TextValue {
  path: readonly PropertyKey[];
  text: string;
}

/** Returns the strings of unvalidated data, with their path. */
export const getTextValues = (data: unknown): TextValue[] => {
  const texts: TextValue[] = [];
  for (const { path, value } of getValues(data))
    if (typeof value === 'string') texts.push({ path, text: value });
  return texts;
};
