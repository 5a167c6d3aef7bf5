import { quote } from '../../schemas/error-map.ts';
import { FORBIDDEN_EVERYWHERE } from '../../schemas/forbidden-patterns.ts';
import { STRAY_MARKUP } from '../../schemas/stray-markup.ts';

const ESCAPED = /\\[!-/:-@[-`{-~]/g;

const find = (text: string, pattern: RegExp, message: string) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    message: message.replace('%', () => quote(found.trim())),
    index,
  }));

/** What a text of an essay, as it is written and as it is read, shows that its author didn't mean: messages with their offset. */
export const findStrayMarkup = (source: string, value: string): { message: string; index: number }[] => [
  ...STRAY_MARKUP.flatMap(([pattern, message]) => find(source.replace(ESCAPED, '  '), pattern, message)),
  ...FORBIDDEN_EVERYWHERE.flatMap(([pattern, remedy]) =>
    find(value, new RegExp(pattern, 'gu'), `Se encontró %. ${remedy}`),
  ),
];
