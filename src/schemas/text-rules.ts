import { formatCodePoint, quote } from './quote.ts';

/**
 * What the texts of the site don't hold, or hardly mean: one table. Each row says where it is looked for, what is told of it, and for its test
 * what it finds and what it leaves.
 */

/**
 * Where a row is looked for: in a file as it is written (control) and in fields, `anywhere`, in every field (field), in one without italics or placeholders
 * (plain), in the alternative text of a picture, in a description (summary), in an essay, in an essay without its links, images and code (link); `meant` is a warning,
 * anywhere; `point` and `comma` are the languages whose decimals have that sign.
 */
type Where =
  | 'summary'
  | 'control'
  | 'anywhere'
  | 'field'
  | 'plain'
  | 'picture'
  | 'essay'
  | 'link'
  | 'meant'
  | 'point'
  | 'comma';

/** A pattern is the source of a regular expression with `u`, in fields without lookbehind, which browsers of four years lack. */
export interface Pattern {
  where: Where;
  pattern: string;
  /** What is told, `%` for what was found; of thousands `{locale}` for the name of the language. */
  sentence: string | ((found: RegExpMatchArray) => string);
  bad: readonly string[];
  good: readonly string[];
}

/** What to write for a sign that can't be seen: what Windows-1252 has in its place, or another line where it broke one. */
const replaceUnseen = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const meant = new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  if (code >= 0x80 && code <= 0x9f && meant !== sign) return `escribe ${meant}`;
  return /[\v\f\u2028\u2029]/.test(sign) ? 'bórralo, o empieza ahí otro renglón' : 'bórralo';
};

/** Tells a sign that can't be seen by the word after which it stands. */
const describeUnseen = ({ 0: found, index = 0, input = '' }: RegExpMatchArray): string => {
  const sign = Array.from(found).at(-1) ?? '';
  const end = index + found.length - sign.length;
  const before = input.slice(input.lastIndexOf('\n', end) + 1, end);
  const [word] = /[^\s\p{C}"]+(?=[\s\p{C}"]*$)/u.exec(before) ?? [];
  const place = word === undefined ? 'Al principio del renglón' : `Después de ${quote(word)}`;
  return `${place} hay un signo que no se ve, ${formatCodePoint(sign)}: ${replaceUnseen(sign)}.`;
};

/** In capitals too, without the flag `i`: a hyphen says one thing after a capital and another after a small letter. */
const anyCase = (uiStrings: string): string =>
  uiStrings.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const PICTURE = 'img|image|imagen|foto|photo|fotograf(?:i|í)a|photograph|picture|pic';
const AREA = String.raw`\s*[mM](?:etros?|ts?\.?)?(?:\^?[²2]|\s+cuadrados?)`;

/** The beginning of a URL, of a path, or the name of an image file. */
const TARGET = String.raw`<?(?:https?:|www\.|mailto:|tel:|\.{0,2}\/[\p{L}\p{N}#]|[\p{L}\p{N}_\-]+\.(?:${anyCase('jpe?g|png|webp|avif')}))`;
/** A bracket, unless it holds an aside of an editor: `[sic]`, `[…]`, `[1]`. */
const BRACKET = String.raw`\[(?!(?:sic|…|\.{3}|\d+)\])`;
const IN_BRACKETS = String.raw`${BRACKET}[^[\]\n]+\]`;
/** Links and images that Markdown doesn't read as such. */
const BROKEN_LINKS = [
  // `![Una mesa](./foto dos.jpg)`, `[x](https://x.mx` and `x](https://x.mx)`.
  String.raw`(?:!?\[[^[\]\n]*|[^\s[\]]+)?\]\((?:[^()\n]|\([^()\n]*\)){0,60}\)?`,
  // `![x(./foto.jpg)` and `![[foto.jpg]]`, but not `¡Qué luz![1]`.
  String.raw`(?:(?<![\p{L}\p{N}])!${BRACKET}|!\[\[)[^\n]{0,40}`,
  // `!(x)[./foto.jpg]` and `(x)[https://x.mx]`.
  String.raw`(?<![\p{L}\p{N}])!\([^()\n]+\) ?\[[^[\]\n]*\]?`,
  String.raw`\([^()\n]+\) ?\[${TARGET}[^[\]\n]*\]?`,
  // `[x] (https://x.mx)`, `[x(https://x.mx)` and `[x][1]`.
  String.raw`${IN_BRACKETS}\s+\(${TARGET}[^()\n]*\)?`,
  String.raw`\[[^[\]()\n]+\(${TARGET}[^()\s]*\)(?![^[\n]*\])`,
  String.raw`${IN_BRACKETS}\[[^[\]\n]*\]`,
];

/** The error of Markdown or HTML in an essay that the page leaves out, or shows as it is typed. */
export const UNSUPPORTED_MARKUP =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';

const MARKED = '% se lee como está: un texto no lleva etiquetas < > ni signos de Markdown. Bórralos.';

export const PATTERNS: readonly Pattern[] = [
  {
    // XML forbids them, so that one breaks the feed. Of a newspaper's texts they are the quotation marks and dashes of Windows-1252.
    where: 'control',
    pattern: String.raw`[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]`,
    sentence: describeUnseen,
    bad: ['Una\vobra', 'Se llama \x93Cielo\x94'],
    good: ['Una\nobra', '“Cielo”'],
  },
  {
    // Other lines than those of the renderer, what turns a text's direction, stands for a picture that wasn't pasted, or is drawn by one font alone; a sign inside a word that no search then finds.
    where: 'anywhere',
    pattern: String.raw`[\u2028-\u202E\u2066-\u2069\uFFF9-\uFFFF\p{Cs}\p{Co}]|\p{L}[\u00AD\u200B\u2060\uFEFF](?=\p{L})`,
    sentence: describeUnseen,
    bad: ['Dos\u2028versos', '\uF0B7 Yeso', 'la \uFFFC foto', 'abier\u200Bto', 'expo\u00ADsición'],
    good: ['• Yeso', '👩🏽‍🎨', 'abierto', 'museo.mx/\u200Bagenda'],
  },
  {
    // UTF-8 read as Windows-1252 (but not the last letter of a Portuguese word that a quotation mark follows), as Mac OS Roman and as DOS; letters of those inside a word; two letters of a PDF in one.
    where: 'anywhere',
    pattern: String.raw`Â[\x80-\xBF]|Ã[\x80-\xBA\xBC-\xBF€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™šœžŸ]|\d\s?Ã—|â[€‚„†ˆ]|ðŸ|ï»¿|√[°©≠≥∫±º]|[├┬]\S|\p{L}[¢£¤¥‡‚„¡]\p{Ll}|\p{Ll}Ž\p{Ll}|[cs]i—n(?!\p{L})|[\uFB00-\uFB06]`,
    sentence: '% llegó así de otro programa: escribe de nuevo esas letras, una por una.',
    bad: ['CÃ³mo', 'exposici├³n', 'exposici¢n', 'exposici—n', 'el ﬁnal'],
    good: ['SÃO PAULO, «AMANHÃ»', '√2', '5¢ o £3, ¡hoy!', 'dijo—no', 'el final'],
  },
  {
    where: 'anywhere',
    pattern: String.raw`&(?:#[xX]?[\da-fA-F]+|[a-zA-Z]{2,}\d*);|\\(?:[nrt]|u[\da-fA-F]{4}|x[\da-fA-F]{2})|=(?:C[23]|E2)=[\dA-F]{2}`,
    sentence: '% es un código y se lee como está: escribe el signo, la letra o el renglón que quiere decir.',
    bad: ['Ana &amp; Luis', 'Una línea.\\nOtra', 'Cami=C3=B3n'],
    good: ['Ana & Luis; Eva', 'C:/fotos', 'q=C3'],
  },
  {
    where: 'field',
    pattern: String.raw`<\/?[a-zA-Z](?![^<>\s]*@[^<>\s]*>)[^<>]*>|\x60|\*\*[^*]+\*\*|~~[^~]+~~|\]\(`,
    sentence: MARKED,
    bad: ['<b>Marea</b>', 'Una **obra**', '[Ana](https://x.mx)'],
    good: ['Ana <ana@x.mx>, a < b > c', '5 * 3 cm, [sic] (así)'],
  },
  {
    where: 'plain',
    pattern: String.raw`(?:^|[^\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])|(?:^|[^\p{L}\p{N}_@/.])_{1,2}[^\s_](?:[^_]*[^\s_])?_{1,2}(?![\p{L}\p{N}_])`,
    sentence: MARKED,
    bad: ['La *Marea* sube', 'La _Marea_ sube'],
    good: ['Precio*, nota*', '@_ana_ y a_b_c'],
  },
  {
    // One word with the hyphens and digits of a file's name. A sentence may be one such word: `Foto-mural`.
    where: 'picture',
    pattern: String.raw`^\s*(?:\S*_\S*|\S*-\S*[-\d]\S*|\S*\d\S*-\S*|\p{Ll}\S*-\S*|[a-zA-Z]*-?\d{4,}\S*)\s*$`,
    sentence: '% es el nombre de un archivo.',
    bad: ['08-escalera-al-roof-garden', 'ventanal-panoramico', 'P1050936', '20260415_103000'],
    good: ['Foto-mural', 'Autorretrato-collage'],
  },
  {
    // Words that say nothing where no others are, with or without a number; and one letter at most.
    where: 'picture',
    pattern: String.raw`^[\s\p{P}]*(?:${anyCase(`(?:una |la |an? |the )?(?:${PICTURE})(?: de| of| principal| [0-9]+ de)?|portada|logo|obra|captura(?: de pantalla)?|screenshot|diapositiva|slide|archivo|file|(?:dise(?:ñ|n)o )?sin t(?:i|í)tulo|untitled(?: design)?|unnamed|sin nombre|descarga|download|sin texto(?: alternativo)?|alt(?: text)?|texto alt(?:ernativo)?|(?:${PICTURE})? ?(?:sin |no )?(?:descripci(?:o|ó)n|description)(?: de la imagen)?|todo|tbd|pendiente|por (?:definir|escribir|hacer|confirmar)|n/?a|null|none|undefined|ningun(?:a|o)|vac(?:i|í)o|placeholder|lorem ipsum.*|test|prueba|asdf|x+`)})[\s\p{P}\p{S}\d]*$|^\P{L}*\p{L}?\P{L}*$`,
    sentence: '% no dice qué se ve.',
    bad: ['Imagen de', 'Foto 1 de 5', 'Logo', 'Untitled-1', 'alt=""', 'Sin descripción', '[TODO]', 'A.'],
    good: ['Imagen doble de una mano', 'La obra en la sala', 'Sin título, de Ana: una mano', '光の家'],
  },
  {
    where: 'essay',
    pattern: String.raw`^[ \t>]*#(?:#|[^\S \t\n])[^\n]{0,24}`,
    sentence: '% no se lee como título: van hasta seis #, un espacio de la barra y el texto.',
    bad: ['####Cuatro', '####\u00A0Cuatro'],
    good: ['#arte', 'La número #4'],
  },
  {
    // Emphasis that begins before a word, or stands on both sides of one; one asterisk before a line of its own is the mark of a note.
    where: 'essay',
    pattern: String.raw`(?<![\p{L}\p{N}*_@\/.=&])(?!^\*[^*\n]+$)(?:\*{1,3}|_{1,3}|~~|==)(?=[\p{L}\p{N}¿¡«“"'(\[])[^\n]{0,24}|\*\*[^*\n]+\*\*`,
    sentence:
      '% se lee con sus signos. Se espera *cursiva* o **negrita**: sin espacios por dentro, y después un espacio, un punto o una coma. Un signo suelto se escribe \\*.',
    bad: ['la**«Marea»**es', '**Marea **es una obra'],
    good: ['*Programación sujeta a cambios.'],
  },
  {
    // What other programs read: shortcodes, attributes, containers.
    where: 'essay',
    pattern: String.raw`\{(?:[%#.:<{]|\w[\w\-]*=)[^}\n]*\}*|^[ \t>]*:{3}.*`,
    sentence: '% es de otro programa y aquí se lee como está. Bórralo.',
    bad: ['Obra {{< youtube a >}}', 'Obra {width=50%}', ':::nota'],
    good: ['{ vacío }', 'Nota: así'],
  },
  {
    where: 'link',
    pattern: BROKEN_LINKS.join('|'),
    sentence: String.raw`% se lee con sus signos: es un enlace o una imagen a medias. Un enlace va [así](https://…) y una imagen, ![Qué se ve](./foto.jpg): ] junto a (, y un archivo sin espacios ni paréntesis en su nombre. Si son corchetes de verdad, se escriben \[ y \].`,
    bad: [
      ...['![Una mesa](./foto dos.jpg)', '![Una mesa](./foto (1).jpg)', '[x] (https://x.mx)', '[x](/visita'],
      ...['![x](./foto.jpg', '[x(https://x.mx)', '![x(./foto.jpg)', '!(x)[./foto.jpg]', '![[a.jpg]]'],
      ...['(x)[https://x.mx]', '[x][1]', 'x](https://x.mx)', '![x]', '[x]\n(www.x.mx)', '(x) [foto.JPG]'],
    ],
    good: [
      ...[
        '«Pinto lo que vi» [sic]',
        '(véase [1])',
        '¡Qué luz![1]',
        '[1][2]',
        '[…] (https://x.mx)',
        '¿Qué?![sic]',
      ],
      ...[
        '[Más en la web (https://x.mx)]',
        '[a] (b) [c]',
        '(a) [b]',
        '[Ana] (1968–2019)',
        '¡Ven! (gratis) [cupo]',
      ],
    ],
  },
  {
    // `2.200 m²` would be two square metres, also for search engines.
    where: 'point',
    pattern: String.raw`(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?${AREA}`,
    sentence: '% lleva punto, que en {locale} es de decimales: los miles van con coma.',
    bad: ['los 2.200 m²', '2.200,50 m2'],
    good: ['2,200 m² y 0.125 m²', 'RUT 12.345.678-9', 'DNI 30.123.456', '1.500 personas'],
  },
  {
    where: 'comma',
    pattern: String.raw`(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?${AREA}`,
    sentence: '% lleva coma, que en {locale} es de decimales: los miles van con punto o con espacio.',
    bad: ['los 2,200 m²', '2,200.50 m2'],
    good: ['2.200 m² y 0,125 m²', '2 200 m²'],
  },
  {
    // What other sites end a text with that they cut.
    where: 'summary',
    pattern: String.raw`(?:\[(?:…|\.{3})\]|(?:[Ll]eer|[Vv]er) más|[Ss]eguir leyendo|[Rr]ead more)[\s.…»>→]*$`,
    sentence: 'termina cortada: %. Complétala.',
    bad: ['Una obra de barro que suena [...]', 'Una obra. Leer más…'],
    good: ['Una obra de barro', 'Y la luz llega sola…', 'Leer más despacio'],
  },
  {
    // What fills a page that isn't written yet, and LEEME's example of an exhibition.
    where: 'meant',
    pattern: String.raw`[lL]orem ipsum dolor|dolor sit amet|^(?:Nombre de quien la hizo|Una o dos frases para la tarjeta\.)$`,
    sentence: '% está por escribirse. Escribe lo que falta.',
    bad: ['Lorem ipsum dolor sit amet', 'Nombre de quien la hizo'],
    good: ['Se llama Lorem ipsum', 'El nombre de quien la hizo'],
  },
];

const COMPILED = PATTERNS.map((row) => ({ ...row, expression: new RegExp(row.pattern, 'gmu') }));

/** What of one row a text holds: what is told, and the offset. */
const findIn = (text: string, { expression, sentence }: (typeof COMPILED)[number]) =>
  [...text.matchAll(expression)].map((found) => {
    const told = typeof sentence === 'string' ? sentence : sentence(found);
    return { message: told.replace('%', () => quote(found[0].trim())), index: found.index };
  });

/** Every match of the patterns of some places in a text: its message and its offset. */
export const findPatterns = (text: string, ...places: Where[]): ReturnType<typeof findIn> =>
  COMPILED.filter(({ where }) => places.includes(where)).flatMap((row) => findIn(text, row));

/** The rows that refuse a field of a kind. */
const REFUSED: Record<'plain' | 'marked' | 'picture', Where[]> = {
  plain: ['control', 'anywhere', 'field', 'plain'],
  // With italics (a caption) or placeholders (a template).
  marked: ['control', 'anywhere', 'field'],
  picture: ['control', 'anywhere', 'field', 'plain', 'picture'],
};
export type TextKind = keyof typeof REFUSED;

/** The messages of the patterns by which a text field of a kind refuses a text, each once. */
export const findForbiddenText = (text: string, kind: TextKind): string[] => {
  const rows = COMPILED.filter(({ where }) => REFUSED[kind].includes(where));
  return [...new Set(rows.flatMap((row) => findIn(text, row)[0]?.message ?? []))];
};

/** The source of a negative lookahead: none of the patterns that a text field of a kind refuses. */
export const createForbiddenTextLookahead = (kind: TextKind): string => {
  const refused = PATTERNS.filter(({ where }) => REFUSED[kind].includes(where));
  return String.raw`(?![\s\S]*(?:${refused.map(({ pattern }) => pattern).join('|')}))`;
};
