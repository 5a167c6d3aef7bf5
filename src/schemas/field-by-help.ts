import { z } from 'astro/zod';
import { toPlainLetters } from './plain-letters.ts';

const SHORTEST_WORD = 4;
/** A help begins with what the field is; what follows may speak of its neighbours. */
const TELLING_WORDS = 2;

const listWords = (text: string): string[] =>
  (toPlainLetters(text).match(/[a-z]+/g) ?? []).filter((word) => word.length >= SHORTEST_WORD);

/**
 * The field whose Spanish help speaks of `word`: `fecha` is in that of `date`, `foto` begins a word in that of `image`.
 * Fields have English names, and an editor who forgets one writes it in Spanish; `undefined` when no help has the word.
 */
export const findFieldByHelp = (word: string, shape: z.core.$ZodLooseShape): string | undefined => {
  const [typed, ...more] = listWords(word);
  if (typed === undefined || more.length > 0) return undefined;
  const { properties = {} } = z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' });
  const speaksOfIt = (help: string): boolean =>
    listWords(help)
      .slice(0, TELLING_WORDS)
      .some((other) => other.startsWith(typed) || typed.startsWith(other));
  return Object.entries(properties)
    .filter(([, field]) => typeof field === 'object' && speaksOfIt(field.description ?? ''))
    .map(([name]) => name)[0];
};
