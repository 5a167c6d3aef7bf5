import { quote } from '../../schemas/error-map.ts';
import { FORBIDDEN_EVERYWHERE } from '../../schemas/forbidden-patterns.ts';

/** Said of what an essay doesn't show, or shows as it is typed. */
export const NOT_SHOWN =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';
const UNCLOSED =
  'Se encontró %, que se lee con sus signos. Se espera *cursiva* o **negrita**: sin espacios por dentro, y después un espacio, un punto o una coma. Un signo suelto se escribe \\*.';
const FOREIGN = 'Se encontró %, que es de otro programa y aquí se lee como está. Bórralo.';

/** Markup that the parser takes for text and a reader would see, with its message. */
const LEFTOVERS: [pattern: RegExp, message: string][] = [
  // Brackets of a link, hashes of a heading, a tag of Word.
  [/\]\(|\] \((?:$|[./#]|mailto:)|\]\[|\)\[|\[\[[^\]]|\[\^|^[ \t>]*##|<\/?\w+:/gm, NOT_SHOWN],
  // Emphasis that begins before a word, or stands on both sides of one.
  [
    /(?<![\p{L}\p{N}*_@/.=&])(?:\*{1,3}|_{1,3}|~~|==)(?=[\p{L}\p{N}¿¡«“"'([])[^\n]{0,24}|\*\*[^*\n]+\*\*/gu,
    UNCLOSED,
  ],
  // Shortcodes, attributes, containers and tables of contents of other programs.
  [
    /\{(?:[%#.:<{]|\w[\w-]*=)[^}\n]*\}*|^[ \t>]*:{3}.*|^[ \t>]*\[_*[tT][oO][cC]_*\]|\[[!/]\w+\]|\[\w+ \w+=[^\]\n]*\]/gm,
    FOREIGN,
  ],
];
const ESCAPED = /\\[!-/:-@[-`{-~]/g;

const find = (text: string, pattern: RegExp, message: string) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    message: message.replace('%', () => quote(found.trim())),
    index,
  }));

/** What a text of an essay, as it is written and as it is read, shows that its author didn't mean: messages with their offset. */
export const findLeftovers = (source: string, value: string): { message: string; index: number }[] => [
  ...LEFTOVERS.flatMap(([pattern, message]) => find(source.replace(ESCAPED, '  '), pattern, message)),
  ...FORBIDDEN_EVERYWHERE.flatMap(([pattern, remedy]) =>
    find(value, new RegExp(pattern, 'gu'), `Se encontró %. ${remedy}`),
  ),
];

const BULLET = String.raw`[ \t>]*(?:(?![©®℗°])[\p{So}\p{Co}→⇒•·‣⁃∙]|[\d#*]\uFE0F?\u20E3|(?:[-–—+*]|\d+[.)])[\u00A0\u202F\u2007]|– |[a-zA-Z]\) )`;
/** Two lines of a paragraph that begin like items of a list, the first without a line break of Markdown at its end. */
export const PASTED_LIST = new RegExp(String.raw`^${BULLET}.*(?<! {2}|\\)\n(?:.*\n)*?${BULLET}`, 'mu');
