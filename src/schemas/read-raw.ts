import { z } from 'astro/zod';

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

/** The texts of a list, valid or not. */
export const readTexts = (data: unknown, field: string): string[] =>
  readList(data, field).map((_, index) => readText(data, field, index));

/** A day as it is written, with or without quotes; undefined where it is none, which the schema reports. */
export const readDay = (data: unknown, field: string): string | undefined => {
  const day = readText(data, field);
  return z.iso.date().safeParse(day).success ? day : undefined;
};
