import { quote } from '../../schemas/error-map.ts';
import { FORBIDDEN_EVERYWHERE } from '../../schemas/forbidden-patterns.ts';

/** Said of what an essay doesn't show, or shows as it is typed. */
export const NOT_SHOWN =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';
const BROKEN_LINK =
  'Aquí hay un enlace que no se lee como enlace. Se espera [texto](https://…): los corchetes y los paréntesis juntos, y la dirección sin espacios.';
const UNCLOSED =
  'Se encontró %, que se lee con sus signos. Se espera *cursiva* o **negrita**: sin espacios por dentro, y después un espacio, un punto o una coma. Un signo suelto se escribe \\*.';
const FOREIGN = 'Se encontró %, que es de otro programa y aquí se lee como está. Bórralo.';
const HARD_SPACE = 'Se encontró %. Lo que está entre [ ] no se ve: bórralo y escribe un espacio.';

/** Words that never carry the asterisk of a note. */
const FUNCTION_WORDS =
  'a|al|con|como|de|del|e|el|en|entre|es|la|las|lo|los|o|para|por|que|se|sobre|su|sus|un|una|y';

/** Markup that the parser takes for text and a reader would see, with its message. */
const STRAY: [pattern: RegExp, message: string][] = [
  [/^[ \t>]*#{1,6}[^\S \t\n][^\n]{0,24}/gm, HARD_SPACE],
  // Hashes of a heading, brackets of a reference, a tag of Word.
  [/\]\[|\[\[[^\]]|\[\^|^[ \t>]*##(?!#*[^\S \t\n])|<\/?\w+:/gm, NOT_SHOWN],
  // A link whose address has a blank ends a text where the address begins.
  [/\]\(|\] \((?:$|[./#]|mailto:)|\)\[|<$/g, BROKEN_LINK],
  // Emphasis that begins before a word, stands on both sides of one, or begins after a blank.
  [
    /(?<![\p{L}\p{N}*_@/.=&])(?:\*{1,3}|_{1,3}|~~|==)(?=[\p{L}\p{N}¿¡«“"'([])[^\n]{0,24}|\*\*[^*\n]+\*\*/gu,
    UNCLOSED,
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(?:${FUNCTION_WORDS})\*{1,3} |\p{Ll}+\*{1,3} (?=[\p{Lu}¿¡«“"]))[^*\n]{1,60}[^\s*]\*{1,3}(?![\p{L}\p{N}*])`,
      'gu',
    ),
    UNCLOSED,
  ],
  // Shortcodes, attributes, containers, superscripts, spoilers and tables of contents of other programs.
  [
    /\{(?:[%#.:<{]|\w[\w-]*=)[^}\n]*\}*|^[ \t>]*:{3}.*|^[ \t>]*\[_*[tT][oO][cC]_*\]|\[[!/]\w+\]|\[\w+ \w+=[^\]\n]*\]|\^[^\s^]+\^|\|\|[^|\n]+\|\||\\[a-zA-Z]+\{[^}\n]*\}*/gm,
    FOREIGN,
  ],
  // Notes that other programs keep to the author, names of blocks, fields, and marks of a conflict or a heading left alone.
  [
    /%%(?:[^\n]*?%%)?|\{[>/+=~-][^}\n]*\}*|\/\*.*?\*\/|(?:^|[ \t])\^[\w-]+[ \t]*$|^[ \t>]*[\p{L}\p{N}_-]+::(?=\s).*|^(?:={3,}|\|{3,})[ \t]*$/gmu,
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
export const findStrayMarkup = (source: string, value: string): { message: string; index: number }[] => [
  ...STRAY.flatMap(([pattern, message]) => find(source.replace(ESCAPED, '  '), pattern, message)),
  ...FORBIDDEN_EVERYWHERE.flatMap(([pattern, remedy]) =>
    find(value, new RegExp(pattern, 'gu'), `Se encontró %. ${remedy}`),
  ),
];
