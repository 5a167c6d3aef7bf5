import { z } from 'astro/zod';

/** One field of what a file holds, valid or not; undefined where it is missing. */
export const getField = (data: unknown, ...path: readonly PropertyKey[]): unknown => {
  let value = data;
  for (const name of path) value = Reflect.get(Object(value) as object, name);
  return value;
};

/** The elements of a list, valid or not; none where it is no list. */
export const getList = (data: unknown, ...path: readonly PropertyKey[]): unknown[] => {
  const value = getField(data, ...path);
  return Array.isArray(value) ? value : [];
};

/** A text, valid or not; '' where it is none. */
export const getText = (data: unknown, ...path: readonly PropertyKey[]): string => {
  const value = getField(data, ...path);
  return typeof value === 'string' ? value : '';
};

/** The texts of a list, valid or not. */
export const readTexts = (data: unknown, field: string): string[] =>
  getList(data, field).map((_, index) => getText(data, field, index));

/** A day as it is written, with or without quotes; undefined where it is none, which the schema reports. */
export const getDate = (data: unknown, field: string): string | undefined => {
  const day = getText(data, field);
  return z.iso.date().safeParse(day).success ? day : undefined;
};
