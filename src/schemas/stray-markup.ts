/** What an essay shows that its author didn't mean: a pattern, what is told of it with `%` for what was found, and for its test what it finds and what it leaves. */
export type StrayMarkup = readonly [pattern: RegExp, message: string, bad: string, good: string];

/** Said of what an essay doesn't show, or shows as it is typed. */
export const NOT_SHOWN =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';
const BROKEN_LINK =
  'Aquí hay un enlace que no se lee como enlace. Se espera [texto](https://…): los corchetes y los paréntesis juntos, y la dirección sin espacios.';
const UNCLOSED =
  'Se encontró %, que se lee con sus signos. Se espera *cursiva* o **negrita**: sin espacios por dentro, y después un espacio, un punto o una coma. Un signo suelto se escribe \\*.';
const FOREIGN = 'Se encontró %, que es de otro programa y aquí se lee como está. Bórralo.';
const HARD_SPACE = 'Se encontró %. Lo que está entre [ ] no se ve: bórralo y escribe un espacio.';

/** Words that never carry the asterisk of a note, and that never end an item of a list. */
export const FUNCTION_WORDS =
  'a|al|con|como|de|del|e|el|en|entre|es|la|las|lo|los|o|para|por|que|se|sobre|su|sus|un|una|y';

/** Markup that the parser takes for text and a reader would see. */
export const STRAY_MARKUP: readonly StrayMarkup[] = [
  [/^[ \t>]*#{1,6}[^\S \t\n][^\n]{0,24}/gm, HARD_SPACE, '####\u00A0Cuatro', '#arte'],
  [/^[ \t>]*##(?!#*[^\S \t\n])/gm, NOT_SHOWN, '####Cuatro', 'La número #4'],
  [/\]\[|\[\[[^\]]|\[\^/g, NOT_SHOWN, '[tres][a]', '[sic] […]'],
  [/<\/?\w+:/g, NOT_SHOWN, 'Cuatro<o:p>', 'a < b'],
  // A link whose address has a blank ends a text where the address begins.
  [/\]\(|\] \((?:$|[./#]|mailto:)|\)\[|<$/g, BROKEN_LINK, '[x] (/visita)', '[sic] (así)'],
  // Emphasis that begins before a word, or stands on both sides of one; one asterisk before a line of its own is the mark of a note.
  [
    /(?<![\p{L}\p{N}*_@/.=&])(?!^\*[^*\n]+$)(?:\*{1,3}|_{1,3}|~~|==)(?=[\p{L}\p{N}¿¡«“"'([])[^\n]{0,24}|\*\*[^*\n]+\*\*/gmu,
    UNCLOSED,
    'la**«Marea»**es',
    '*Programación sujeta a cambios.',
  ],
  // Emphasis that begins after a blank.
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${FUNCTION_WORDS})\*{1,3} [^*\n]{1,60}[^\s*]\*{1,3}(?![\p{L}\p{N}*])`,
      'gu',
    ),
    UNCLOSED,
    'la* Marea* sube',
    'Los talleres* y las visitas* son gratuitos.',
  ],
  [
    /(?<![\p{L}\p{N}])\p{Ll}+\*{1,3} (?=[\p{Lu}¿¡«“"])[^*\n]{1,60}[^\s*]\*{1,3}(?![\p{L}\p{N}*])/gu,
    UNCLOSED,
    'una obra* Marea*',
    'Marea* y luz*',
  ],
  // Shortcodes, attributes, containers, tables of contents, superscripts, spoilers, commands.
  [/\{(?:[%#.:<{]|\w[\w-]*=)[^}\n]*\}*/g, FOREIGN, 'Obra {{< youtube a >}}', '{ vacío }'],
  [/^[ \t>]*:{3}.*/gm, FOREIGN, ':::nota', 'Nota: así'],
  [/^[ \t>]*\[_*[tT][oO][cC]_*\]/gm, FOREIGN, '[TOC]', '[tocar]'],
  [/\[[!/]\w+\]|\[\w+ \w+=[^\]\n]*\]/g, FOREIGN, 'Obra [/caption]', '[sic]'],
  [/\^[^\s^]+\^/g, FOREIGN, 'Un m^2^ más', '2^3'],
  [/\|\|[^|\n]+\|\|/g, FOREIGN, 'Un ||secreto|| más', 'Ana | Luis'],
  [/\\[a-zA-Z]+\{[^}\n]*\}*/g, FOREIGN, '\\textit{Marea}', 'C:/fotos'],
  // Notes that other programs keep to the author, names of blocks, fields, and marks of a conflict or a heading left alone.
  [/%%(?:[^\n]*?%%)?/g, FOREIGN, 'Texto. %%no pagar%%', 'El 5 % de 100 %'],
  [/\{[>/+=~-][^}\n]*\}*/g, FOREIGN, 'Una {++palabra++}', '{ vacío }'],
  [/(?<!\{)\/\*.*?\*\//g, FOREIGN, 'Un /* secreto */ más', '1/2 *'],
  [/(?:^|[ \t])\^[\w-]+[ \t]*$/gm, FOREIGN, 'Un párrafo. ^a1b2c3', '2^3'],
  [/^[ \t>]*[\p{L}\p{N}_-]+::(?=\s).*/gmu, FOREIGN, 'estado:: borrador', 'estado: borrador'],
  [/^(?:={3,}|\|{3,})[ \t]*$/gm, FOREIGN, '=======', 'a = b'],
];
