import type { z } from 'astro/zod';
import { describeUnknown, quote } from '../../schemas/error-map.ts';
import type { MakePictureField } from '../../schemas/picture-field.ts';
import { readField, readList } from '../../schemas/read-raw.ts';
import {
  hasWords,
  isWritable,
  type JsonSchema,
  readJsonSchema,
  toWordsSchema,
} from '../../schemas/json-schema.ts';
import { isTranslatable } from '../../schemas/translation.ts';
import { type ContentSource, findTexts } from './check-values.ts';
import type { CompareTexts } from './compare-texts.ts';
import { type ContentError, errorsOf, nameField } from './content-error.ts';

type Path = readonly (string | number)[];

/** A part of a file in another language, beside what Spanish has in its place. */
interface Pair {
  path: Path;
  schema: JsonSchema;
  original: unknown;
  words: unknown;
  /** Whether it stands in a list that is shorter than in Spanish, so that nothing tells what it translates. */
  isShifted?: boolean;
}

interface Finding {
  path: Path;
  message: string;
  isWarning: boolean;
}

const into = ({ path, original, words, ...rest }: Pair, name: string | number, part: unknown): Pair => ({
  ...rest,
  path: [...path, name],
  schema: part as JsonSchema,
  original: readField(original, name),
  words: readField(words, name),
});

/** Every text in Spanish that is words, with what stands in its place; of a list that is shorter there, the list for all that it lacks. */
const listTexts = (pair: Pair): Pair[] => {
  const { schema, original, words } = pair;
  if (Array.isArray(original)) {
    const items = original.map((_, index) => listTexts(into(pair, index, schema.items)));
    if (!Array.isArray(words)) return items.flat();
    const lacks = items.slice(words.length).some((texts) => texts.length > 0);
    return [...(lacks ? [pair] : []), ...items.slice(0, words.length).flat()];
  }
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, part]) => listTexts(into(pair, name, part)));
  return schema.isWords === true && typeof original === 'string' ? [pair] : [];
};

/** What is only in Spanish, words or items of a list, and what is said otherwise there. */
const findDifferent = ({ original, words }: Pair, compare: CompareTexts): string[] => {
  if (Array.isArray(original))
    return [
      `aquí hay ${readList(words).length} y en español ${original.length}. Lo que falta se lee en español. Cada elemento está en el lugar del suyo: si el nuevo no es el último, escribe {} en su lugar.`,
    ];
  const text = String(original);
  return typeof words === 'string'
    ? compare(text, words)
    : [`falta aquí, y se lee en español: ${quote(text)}.`];
};

const warnOf = (pair: Pair, compare: CompareTexts): Finding[] =>
  findDifferent(pair, compare).map((message) => ({
    path: pair.path,
    message: `Aviso, no detiene nada: ${message}`,
    isWarning: true,
  }));

/** Fields that no file has, told at the first one of a group. */
const findUnknown = ({ path, schema, words }: Omit<Pair, 'original'>): Finding[] => {
  if (Array.isArray(words))
    return words.flatMap((item, index) =>
      findUnknown({ path: [...path, index], schema: schema.items as JsonSchema, words: item }),
    );
  const { properties } = schema;
  if (!properties || typeof words !== 'object' || words === null) return [];
  const unknown = Object.keys(words).filter((name) => !(name in properties));
  const message = describeUnknown(unknown, Object.keys(toWordsSchema(schema).properties ?? {}));
  return [
    ...unknown.slice(0, 1).map((name) => ({ path: [...path, name], message, isWarning: false })),
    ...Object.entries(properties).flatMap(([name, part]) =>
      findUnknown({ path: [...path, name], schema: part as JsonSchema, words: readField(words, name) }),
    ),
  ];
};

/** What another language can't have: values that aren't words, such as a picture or a day, what Spanish no longer has, and more items than there. */
const findMisplaced = (pair: Pair, spanish: string): Finding[] => {
  const { path, schema, original, words, isShifted = false } = pair;
  const report = (message: string) => [{ path, message, isWarning: false }];
  if (words === undefined || words === null) return [];
  const isGone = isWritable(schema) && !isTranslatable(path.at(-1), original) && findTexts(words).length > 0;
  if (isGone && isShifted) return [];
  if (isGone) return report(`En español ya no está: bórralo de aquí, o devuélvelo a ${spanish}.`);
  if (Array.isArray(words)) {
    const { length } = readList(original);
    if (hasWords(schema) && words.length > length)
      return report(
        `Aquí hay ${words.length} y en español ${length}. Cada elemento está en el lugar del suyo en ${spanish}: deja los mismos.`,
      );
    const list = { ...pair, isShifted: isShifted || words.length < length };
    return words.flatMap((_, index) => findMisplaced(into(list, index, schema.items), spanish));
  }
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, part]) =>
      findMisplaced(into(pair, name, part), spanish),
    );
  const isText = schema.isWords !== undefined;
  return isText ? [] : report(`Esto se escribe una sola vez, en ${spanish}. Bórralo de aquí.`);
};

const toErrors = (file: string, { lineOf }: ContentSource, found: readonly Finding[]): ContentError[] =>
  found.map(({ path, message, isWarning }) =>
    errorsOf(file, isWarning)(message, lineOf(path), nameField(path)),
  );

/** Fields that no file has, of a file in another language: what lies over the Spanish one lacks them. */
export const checkUnknown = (
  file: string,
  makeSchema: (picture: MakePictureField) => z.ZodType,
  words: ContentSource,
): ContentError[] =>
  toErrors(file, words, findUnknown({ path: [], schema: readJsonSchema(makeSchema), words: words.data }));

/**
 * What is wrong with words beside what Spanish has in their place: errors of what would be read in the wrong place, else warnings.
 *
 * @param spanish the file that the words translate
 */
export const checkWords = (
  file: string,
  makeSchema: (picture: MakePictureField) => z.ZodType,
  spanish: { file: string; data: unknown },
  words: ContentSource,
  compare: CompareTexts,
): ContentError[] => {
  const schema = readJsonSchema(makeSchema);
  const whole = { path: [], schema, original: spanish.data, words: words.data };
  const misplaced = findMisplaced(whole, spanish.file);
  const warn = (pair: Pair) => warnOf(pair, compare);
  return toErrors(file, words, misplaced.length > 0 ? misplaced : listTexts(whole).flatMap(warn));
};
