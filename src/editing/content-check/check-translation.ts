import type { z } from 'astro/zod';
import { describeUnknown } from '../../schemas/error-map.ts';
import { quote } from '../../schemas/quote.ts';
import type { MakePictureField } from '../../schemas/picture-field.ts';
import { readField, readList } from '../../schemas/read-raw.ts';
import {
  hasWords,
  isWritable,
  type JsonSchema,
  readJsonSchema,
  toWordsSchema,
} from '../../schemas/json-schema.ts';
import { isTranslatable, overlay } from '../../schemas/translation.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues, type ContentSource, findTexts } from './check-values.ts';
import type { CompareTexts } from './compare-texts.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';

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

/** What is told, and of which field. */
type Finding = readonly [message: string, ...path: Path];

const into = ({ path, original, words, ...rest }: Pair, name: string | number, part: unknown): Pair => ({
  ...rest,
  path: [...path, name],
  schema: part as JsonSchema,
  original: readField(original, name),
  words: readField(words, name),
});

/** Every text in Spanish that is words, as a pair with what stands in its place; of a list that is shorter there, the list for all that it lacks. */
const listPairs = (pair: Pair): Pair[] => {
  const { schema, original, words } = pair;
  if (Array.isArray(original)) {
    const items = original.map((_, index) => listPairs(into(pair, index, schema.items)));
    if (!Array.isArray(words)) return items.flat();
    // Which of a longer one is which, nothing tells.
    if (words.length > original.length) return [];
    const lacks = items.slice(words.length).some((pairs) => pairs.length > 0);
    return [...(lacks ? [pair] : []), ...items.slice(0, words.length).flat()];
  }
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, part]) => listPairs(into(pair, name, part)));
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

/** What another language can't have: values that aren't words, such as a picture or a day, what Spanish no longer has, more items than there, and fields that no file has. */
const findMisplaced = (pair: Pair, spanish: string): Finding[] => {
  const { path, schema, original, words, isShifted = false } = pair;
  const report = (message: string, ...name: string[]): Finding[] => [[message, ...path, ...name]];
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
  if (schema.properties) {
    const unknown = Object.keys(Object(words) as object).filter(
      (name) => !(name in (schema.properties ?? {})),
    );
    const told = describeUnknown(unknown, Object.keys(toWordsSchema(schema).properties ?? {}));
    return [
      ...unknown.slice(0, 1).flatMap((name) => report(told, name)),
      ...Object.entries(schema.properties).flatMap(([name, part]) =>
        findMisplaced(into(pair, name, part), spanish),
      ),
    ];
  }
  const isText = schema.isWords !== undefined;
  return isText ? [] : report(`Esto se escribe una sola vez, en ${spanish}. Bórralo de aquí.`);
};

/**
 * What is wrong with the words of one file, beside what Spanish has in their place, where that has no error of its own: what has no
 * place in it, values that its schema refuses, and a warning for each text that says something else.
 */
export const checkTranslation = async (
  content: ContentFolder,
  makeSchema: (picture: MakePictureField) => z.ZodType,
  original: { file: string; source?: ContentSource | undefined },
  translated: { file: string; source?: ContentSource | undefined },
  compare: CompareTexts,
): Promise<ContentError[]> => {
  const [spanish, words] = [original.source, translated.source];
  if (!spanish || !words) return [];
  const schema = makeSchema(measuredPicture(content, original.file));
  if (!(await schema.safeParseAsync(spanish.data)).success) return [];
  const both = { path: [], schema: readJsonSchema(makeSchema), original: spanish.data, words: words.data };
  const misplaced = findMisplaced(both, original.file).map((found) =>
    fieldErrorsOf(translated.file, words)(...found),
  );
  const whole = { data: overlay(spanish.data, words.data), lineOf: words.lineOf };
  const refused = await checkValues(translated.file, schema, whole);
  const different = listPairs(both).flatMap((pair) =>
    findDifferent(pair, compare).map((message) =>
      fieldErrorsOf(translated.file, words, true)(message, ...pair.path),
    ),
  );
  return [
    ...misplaced,
    ...refused.filter(({ field }) => !misplaced.some((error) => error.field === field)),
    ...different,
  ];
};
