import { formatCodePoint, quoteValue } from './quote.ts';

/** Kind of text to which a rule applies. */
type TextScope =
  /** Rules for fields, and for files before they are parsed. */
  | 'control'
  /** Rules for fields and essays. */
  | 'anywhere'
  | 'field'
  /** Rules for fields without italics or placeholders. */
  | 'plain'
  | 'picture'
  /** Rules for the descriptions of pages; a match is a warning. */
  | 'summary'
  | 'essay'
  /** Rules for the paragraphs and headings of essays, without their valid links, images and code. */
  | 'block'
  /** Rules for fields and essays; a match is a warning. */
  | 'meant'
  /** Rules for locales with a decimal point. */
  | 'point'
  /** Rules for locales with a decimal comma. */
  | 'comma';

/** Rule about text, with examples that a test checks. */
export interface Pattern {
  where: TextScope;
  /**
   * Source of a regular expression with the flag `u`. Browsers run it in the CMS form, so it has no lookbehind, which Safari before 16.4
   * lacks.
   */
  pattern: string;
  /** Spanish message: `%` is replaced by the match, and `{locale}` by the name of the language. */
  sentence: string | ((match: RegExpMatchArray) => string);
  /** Examples that match the pattern. */
  bad: readonly string[];
  /** Examples that don't match the pattern. */
  good: readonly string[];
}

/** Returns the remedy for an invisible character: the Windows-1252 character with the same code, a new line, or nothing. */
const suggestReplacement = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const decoded = new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  if (code >= 0x80 && code <= 0x9f && decoded !== character) return `escribe ${decoded}`;
  return /[\v\f\u2028\u2029]/.test(character) ? 'bórralo, o empieza ahí otro renglón' : 'bórralo';
};

/** Describes an invisible character by its code point and by the preceding word. */
const describeInvisible = ({ 0: match, index = 0, input = '' }: RegExpMatchArray): string => {
  const character = Array.from(match).at(-1) ?? '';
  const end = index + match.length - character.length;
  const lineBefore = input.slice(input.lastIndexOf('\n', end) + 1, end);
  const [word] = /[^\s\p{C}"]+(?=[\s\p{C}"]*$)/u.exec(lineBefore) ?? [];
  const position = word === undefined ? 'Al principio del renglón' : `Después de ${quoteValue(word)}`;
  return `${position} hay un signo que no se ve, ${formatCodePoint(character)}: ${suggestReplacement(character)}.`;
};

/** Makes a pattern case-insensitive. The flag `i` would apply to the whole rule, and some rules depend on the case. */
const makeCaseInsensitive = (pattern: string): string =>
  pattern.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const IMAGE_WORD = 'img|image|imagen|foto|photo|fotograf(?:i|í)a|photograph|picture|pic';
const AREA_UNIT = String.raw`\s*[mM](?:etros?|ts?\.?)?(?:\^?[²2]|\s+cuadrados?)`;

const IMAGE_EXTENSION = String.raw`\.(?:${makeCaseInsensitive('jpe?g|png|webp|avif|heic|gif|svg')})`;
const URL_START = String.raw`(?:https?:|www\.|mailto:|tel:)`;
/** Domain without a protocol, such as `museo.com`. */
const DOMAIN = String.raw`(?:[\p{L}\p{N}\-]+\.)+(?:com|org|net|mx|art)(?!\p{L})`;
/** Beginning of a URL or of a path, or the name of an image file. */
const LINK_TARGET = String.raw`\s*<?(?:${URL_START}|${DOMAIN}|\.{0,2}\/[\p{L}\p{N}#]|[\p{L}\p{N}_\-]+${IMAGE_EXTENSION})`;
/** Opening bracket, except of `[sic]`, `[…]` and `[1]`. */
const OPENING_BRACKET = String.raw`\[(?!(?:sic|…|\.{3}|\d+)\])`;
const BRACKETED_TEXT = String.raw`${OPENING_BRACKET}[^[\]]+\]`;
/** Links and images with syntax errors, which Markdown renders as text. */
const BROKEN_LINKS = [
  // Missing bracket, or a space in the target: `![Una mesa](./foto dos.jpg)`, `[x](https://x.mx` and `x](https://x.mx)`.
  String.raw`(?:!?\[[^[\]\n]*|[^\s[\]]+)?\]\((?:[^()\n]|\([^()\n]*\)){0,60}\)?`,
  // Missing or double bracket of an image: `![x(./foto.jpg)` and `![[foto.jpg]]`, but not `¡Qué luz![1]`.
  String.raw`(?:(?<![\p{L}\p{N}])!${OPENING_BRACKET}|!\[\[)[^\n]{0,40}`,
  // Swapped brackets: `!(x)[./foto.jpg]` and `(x)[https://x.mx]`.
  String.raw`(?<![\p{L}\p{N}])!\([^()\n]+\) ?\[[^[\]\n]*\]?`,
  String.raw`\([^()\n]+\) ?\[${LINK_TARGET}[^[\]\n]*\]?`,
  // Wrong brackets, or a space between them: `[x] (https://x.mx)`, `[x] [https://x.mx]`, `[x]https://x.mx`, `[x(https://x.mx)` and
  // `(x)(https://x.mx)`.
  String.raw`${BRACKETED_TEXT}\s+[([]${LINK_TARGET}[^()[\]\n]*[)\]]?`,
  String.raw`${BRACKETED_TEXT}<?${URL_START}\S*`,
  String.raw`\[[^[\]()]+\(${LINK_TARGET}[^()\s]*\)(?![^[\n]*\])`,
  String.raw`(?:\([^()\n]+|\{[^{}\n]+|\[[^[\]()\n]+)[)}]\(${LINK_TARGET}[^()\n]*\)?`,
  // Reference links: `[x][1]` and `[x][]`, but not `[Risas][aplausos]`.
  String.raw`${BRACKETED_TEXT}\[(?:\d{0,2}|${LINK_TARGET}[^[\]\n]*)\]`,
  // Target without a text, in wrong brackets: `[[foto.jpg]]`, `<https://x.mx` and `(./foto.jpg)`.
  String.raw`\[${BRACKETED_TEXT}\]`,
  String.raw`<${URL_START}(?![^\s<>]*>)\S*`,
  String.raw`\.{1,2}\/[^\n]{0,60}?${IMAGE_EXTENSION}(?!\p{L})`,
];

/** Error for Markdown or HTML that an essay doesn't support. */
export const UNSUPPORTED_MARKUP =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';

/** Error for a table, in Markdown or pasted as text. */
export const TABLE =
  'Una tabla no cabe en un teléfono. Se espera una lista, con un renglón por fila: - Marea, 2021, óleo sobre tela.';

const MARKUP_IN_FIELD =
  '% se lee como está: un texto no lleva etiquetas < > ni signos de Markdown. Bórralos.';

/** Control characters, which XML forbids in the feed. In text from a newspaper, they are quotation marks and dashes in Windows-1252. */
const CONTROL_CHARACTERS: Pattern = {
  where: 'control',
  pattern: String.raw`[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]`,
  sentence: describeInvisible,
  bad: ['Una\vobra', 'Se llama \x93Cielo\x94'],
  good: ['Una\nobra', '“Cielo”'],
};

/** Separators, direction marks, replacement and private-use characters, and invisible characters inside a word, which searches miss. */
const UNSUPPORTED_CHARACTERS: Pattern = {
  where: 'anywhere',
  pattern: String.raw`[\u2028-\u202E\u2066-\u2069\uFFF9-\uFFFF\p{Cs}\p{Co}]|\p{L}[\u00AD\u200B\u2060\uFEFF](?=\p{L})`,
  sentence: describeInvisible,
  bad: ['Dos\u2028versos', '\uF0B7 Yeso', 'la \uFFFC foto', 'abier\u200Bto', 'expo\u00ADsición'],
  good: ['• Yeso', '👩🏽‍🎨', 'abierto', 'museo.mx/\u200Bagenda'],
};

/** UTF-8 decoded as a legacy encoding, and ligatures from a PDF. `Ã` before a closing quotation mark is valid in Portuguese. */
const WRONG_ENCODING: Pattern = {
  where: 'anywhere',
  pattern: String.raw`Â[\x80-\xBF]|Ã[\x80-\xBA\xBC-\xBF€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™šœžŸ]|\d\s?Ã—|â[€‚„†ˆ]|ðŸ|ï»¿|√[°©≠≥∫±º]|[├┬]\S|\p{L}[¢£¤¥‡‚„¡]\p{Ll}|\p{Ll}Ž\p{Ll}|[cs]i—n(?!\p{L})|[\uFB00-\uFB06]`,
  sentence: '% llegó así de otro programa: escribe de nuevo esas letras, una por una.',
  bad: ['CÃ³mo', 'exposici├³n', 'exposici¢n', 'exposici—n', 'el ﬁnal'],
  good: ['SÃO PAULO, «AMANHÃ»', '√2', '5¢ o £3, ¡hoy!', 'dijo—no', 'el final'],
};

/** HTML entities, JavaScript escapes and quoted-printable text, which pages show as they are written. */
const ESCAPE_SEQUENCES: Pattern = {
  where: 'anywhere',
  pattern: String.raw`&(?:#[xX]?[\da-fA-F]+|[a-zA-Z]{2,}\d*);|\\(?:[nrt]|u[\da-fA-F]{4}|x[\da-fA-F]{2})|=(?:C[23]|E2)=[\dA-F]{2}`,
  sentence: '% es un código y se lee como está: escribe el signo, la letra o el renglón que quiere decir.',
  bad: ['Ana &amp; Luis', 'Una línea.\\nOtra', 'Cami=C3=B3n'],
  good: ['Ana & Luis; Eva', 'C:/fotos', 'q=C3'],
};

/** HTML and Markdown that text fields don't render. */
const MARKUP: Pattern = {
  where: 'field',
  pattern: String.raw`<\/?[a-zA-Z](?![^<>\s]*@[^<>\s]*>)[^<>]*>|\x60|\*\*[^*]+\*\*|~~[^~]+~~|\]\(`,
  sentence: MARKUP_IN_FIELD,
  bad: ['<b>Marea</b>', 'Una **obra**', '[Ana](https://x.mx)'],
  good: ['Ana <ana@x.mx>, a < b > c', '5 * 3 cm, [sic] (así)'],
};

const EMPHASIS: Pattern = {
  where: 'plain',
  pattern: String.raw`(?:^|[^\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])|(?:^|[^\p{L}\p{N}_@/.])_{1,2}[^\s_](?:[^_]*[^\s_])?_{1,2}(?![\p{L}\p{N}_])`,
  sentence: MARKUP_IN_FIELD,
  bad: ['La *Marea* sube', 'La _Marea_ sube'],
  good: ['Precio*, nota*', '@_ana_ y a_b_c'],
};

/** A single word with hyphens or digits, like the name of a file. A word such as `Foto-mural` is valid. */
const FILE_NAME_AS_ALT: Pattern = {
  where: 'picture',
  pattern: String.raw`^\s*(?:\S*_\S*|\S*-\S*[-\d]\S*|\S*\d\S*-\S*|\p{Ll}\S*-\S*|[a-zA-Z]*-?\d{4,}\S*)\s*$`,
  sentence: '% es el nombre de un archivo.',
  bad: ['08-escalera-al-roof-garden', 'ventanal-panoramico', 'P1050936', '20260415_103000'],
  good: ['Foto-mural', 'Autorretrato-collage'],
};

/** Generic words, with or without a number, or at most one letter. */
const MEANINGLESS_ALT: Pattern = {
  where: 'picture',
  pattern: String.raw`^[\s\p{P}]*(?:${makeCaseInsensitive(`(?:una |la |an? |the )?(?:${IMAGE_WORD})(?: de| of| principal| [0-9]+ de)?|portada|logo|obra|captura(?: de pantalla)?|screenshot|diapositiva|slide|archivo|file|(?:dise(?:ñ|n)o )?sin t(?:i|í)tulo|untitled(?: design)?|unnamed|sin nombre|descarga|download|sin texto(?: alternativo)?|alt(?: text)?|texto alt(?:ernativo)?|(?:${IMAGE_WORD})? ?(?:sin |no )?(?:descripci(?:o|ó)n|description)(?: de la imagen)?|todo|tbd|pendiente|por (?:definir|escribir|hacer|confirmar)|n/?a|null|none|undefined|ningun(?:a|o)|vac(?:i|í)o|placeholder|lorem ipsum.*|test|prueba|asdf|x+`)})[\s\p{P}\p{S}\d]*$|^\P{L}*\p{L}?\P{L}*$`,
  sentence: '% no dice qué se ve.',
  bad: ['Imagen de', 'Foto 1 de 5', 'Logo', 'Untitled-1', 'alt=""', 'Sin descripción', '[TODO]', 'A.'],
  good: ['Imagen doble de una mano', 'La obra en la sala', 'Sin título, de Ana: una mano', '光の家'],
};

/** Headings without a space after `#`, or with more than six `#`. */
const INVALID_HEADING: Pattern = {
  where: 'essay',
  pattern: String.raw`^[ \t>]*#(?:#|[^\S \t\n])[^\n]{0,24}`,
  sentence: '% no se lee como título: van hasta seis #, un espacio de la barra y el texto.',
  bad: ['####Cuatro', '####\u00A0Cuatro'],
  good: ['#arte', 'La número #4'],
};

/** Emphasis marks that Markdown shows as text. A line that starts with one asterisk is a footnote. */
const INVALID_EMPHASIS: Pattern = {
  where: 'essay',
  pattern: String.raw`(?<![\p{L}\p{N}*_@\/.=&])(?!^\*[^*\n]+$)(?:\*{1,3}|_{1,3}|~~|==)(?=[\p{L}\p{N}¿¡«“"'(\[])[^\n]{0,24}|\*\*[^*\n]+\*\*`,
  sentence:
    '% se lee con sus signos. Se espera *cursiva* o **negrita**: sin espacios por dentro, y después un espacio, un punto o una coma. Un signo suelto se escribe \\*.',
  bad: ['la**«Marea»**es', '**Marea **es una obra'],
  good: ['*Programación sujeta a cambios.'],
};

/** Shortcodes, attributes and containers of other Markdown programs. */
const FOREIGN_SYNTAX: Pattern = {
  where: 'essay',
  pattern: String.raw`\{(?:[%#.:<{]|\w[\w\-]*=)[^}\n]*\}*|^[ \t>]*:{3}.*`,
  sentence: '% es de otro programa y aquí se lee como está. Bórralo.',
  bad: ['Obra {{< youtube a >}}', 'Obra {width=50%}', ':::nota'],
  good: ['{ vacío }', 'Nota: así'],
};

const BROKEN_LINK: Pattern = {
  where: 'block',
  pattern: BROKEN_LINKS.join('|'),
  sentence: String.raw`% se lee con sus signos: es un enlace o una imagen a medias. Un enlace va [así](https://…) y una imagen, ![Qué se ve](./foto.jpg): ] junto a (, y un archivo sin espacios ni paréntesis en su nombre. Si son corchetes de verdad, se escriben \[ y \].`,
  bad: [
    ...['![Una mesa](./foto dos.jpg)', '![Una mesa](./foto (1).jpg)', '[x] (https://x.mx)', '[x](/visita'],
    ...['![x](./foto.jpg', '[x(https://x.mx)', '![x(./foto.jpg)', '!(x)[./foto.jpg]', '![[a.jpg]]'],
    ...['(x)[https://x.mx]', '[x][1]', 'x](https://x.mx)', '![x]', '[x]\n(www.x.mx)', '(x) [foto.JPG]'],
    ...['[x\ny] (https://x.mx)', '[x] ( /visita )', '[x] [https://x.mx]', '[x]https://x.mx', '[x][]'],
    ...['(x)(https://x.mx)', '[x)(https://x.mx)', '[[visita]]', '<https://x.mx', '!Una mesa(./foto.jpg)'],
    ...['[x] (museo.com)'],
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
    ...[
      '[Risas][aplausos]',
      '[Ana][1968]',
      '(https://x.mx)',
      '<https://x.mx>',
      '[foto.jpg]',
      '[x] hecho',
      '[x] (./ y otros)',
      '[Nota] https://x.mx',
    ],
  ],
};

const LINE_START = String.raw`^[ \t>]*`;
/** Row with cells between tabs or bars. */
const TABLE_ROW = String.raw`[^\t|\n]*[^\s|](?:\t+| *\| *)[^\s|].*`;

/** Table that was pasted as text: a row between bars, or two rows whose lines the page would join. */
const PASTED_TABLE: Pattern = {
  where: 'block',
  pattern: String.raw`(?:${LINE_START}\|[^|\n]+\|[^|\n]+\||${LINE_START}${TABLE_ROW}(?<! {2}|\\)\n${TABLE_ROW})[^]*`,
  sentence: TABLE,
  bad: ['| Día | Hora |\n| Viernes | 18:00 |', 'Día | Hora\nViernes | 18:00', 'Día\tHora\nViernes\t18:00'],
  good: ['Ana | Luis', 'Lunes\t10 a 18 h  \nMartes\tcerrado'],
};

/** Areas such as `2.200 m²`, which search engines would read as two square metres. */
const THOUSANDS_WITH_POINT: Pattern = {
  where: 'point',
  pattern: String.raw`(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?${AREA_UNIT}`,
  sentence: '% lleva punto, que en {locale} es de decimales: los miles van con coma.',
  bad: ['los 2.200 m²', '2.200,50 m2'],
  good: ['2,200 m² y 0.125 m²', 'RUT 12.345.678-9', 'DNI 30.123.456', '1.500 personas'],
};

/** Areas such as `2,200 m²` in a locale with a decimal comma. */
const THOUSANDS_WITH_COMMA: Pattern = {
  where: 'comma',
  pattern: String.raw`(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?${AREA_UNIT}`,
  sentence: '% lleva coma, que en {locale} es de decimales: los miles van con punto o con espacio.',
  bad: ['los 2,200 m²', '2,200.50 m2'],
  good: ['2.200 m² y 0,125 m²', '2 200 m²'],
};

/** Endings that other sites add to a truncated text. */
const TRUNCATED_SUMMARY: Pattern = {
  where: 'summary',
  pattern: String.raw`(?:\[(?:…|\.{3})\]|(?:[Ll]eer|[Vv]er) más|[Ss]eguir leyendo|[Rr]ead more)[\s.…»>→]*$`,
  sentence: 'termina cortada: %. Complétala.',
  bad: ['Una obra de barro que suena [...]', 'Una obra. Leer más…'],
  good: ['Una obra de barro', 'Y la luz llega sola…', 'Leer más despacio'],
};

/** Filler text, and the example of an exhibition in content/LEEME.md. */
const PLACEHOLDER_TEXT: Pattern = {
  where: 'meant',
  pattern: String.raw`[lL]orem ipsum dolor|dolor sit amet|^(?:Nombre de quien la hizo|Una o dos frases para la tarjeta\.)$`,
  sentence: '% está por escribirse. Escribe lo que falta.',
  bad: ['Lorem ipsum dolor sit amet', 'Nombre de quien la hizo'],
  good: ['Se llama Lorem ipsum', 'El nombre de quien la hizo'],
};

export const PATTERNS: readonly Pattern[] = [
  CONTROL_CHARACTERS,
  UNSUPPORTED_CHARACTERS,
  WRONG_ENCODING,
  ESCAPE_SEQUENCES,
  MARKUP,
  EMPHASIS,
  FILE_NAME_AS_ALT,
  MEANINGLESS_ALT,
  INVALID_HEADING,
  INVALID_EMPHASIS,
  FOREIGN_SYNTAX,
  BROKEN_LINK,
  PASTED_TABLE,
  THOUSANDS_WITH_POINT,
  THOUSANDS_WITH_COMMA,
  TRUNCATED_SUMMARY,
  PLACEHOLDER_TEXT,
];

interface CompiledRule extends Pattern {
  expression: RegExp;
}

const COMPILED_RULES: readonly CompiledRule[] = PATTERNS.map((rule) => ({
  ...rule,
  expression: new RegExp(rule.pattern, 'gmu'),
}));

export interface PatternMatch {
  message: string;
  index: number;
}

const getRuleMatches = (text: string, { expression, sentence }: CompiledRule): PatternMatch[] =>
  [...text.matchAll(expression)].map((match) => {
    const message = typeof sentence === 'string' ? sentence : sentence(match);
    return { message: message.replace('%', () => quoteValue(match[0].trim())), index: match.index };
  });

/** Returns the matches of all rules for some kinds of text. */
export const getPatternMatches = (text: string, ...scopes: TextScope[]): PatternMatch[] =>
  COMPILED_RULES.filter(({ where }) => scopes.includes(where)).flatMap((rule) => getRuleMatches(text, rule));

/** Rules for each kind of text field: `marked` allows italics (a caption) or placeholders (a template). */
const FIELD_RULES: Record<'plain' | 'marked' | 'picture', TextScope[]> = {
  plain: ['control', 'anywhere', 'field', 'plain'],
  marked: ['control', 'anywhere', 'field'],
  picture: ['control', 'anywhere', 'field', 'plain', 'picture'],
};
export type TextKind = keyof typeof FIELD_RULES;

/** Returns the messages of the rules that the text of a field violates, without duplicates. */
export const getForbiddenText = (text: string, kind: TextKind): string[] => {
  const messages = new Set<string>();
  for (const rule of COMPILED_RULES) {
    if (!FIELD_RULES[kind].includes(rule.where)) continue;
    const [firstMatch] = getRuleMatches(text, rule);
    if (firstMatch) messages.add(firstMatch.message);
  }
  return [...messages];
};

/** Creates the source of a negative lookahead for everything that a text field forbids. */
export const createForbiddenTextLookahead = (kind: TextKind): string => {
  const patterns = PATTERNS.filter(({ where }) => FIELD_RULES[kind].includes(where)).map(
    ({ pattern }) => pattern,
  );
  return String.raw`(?![\s\S]*(?:${patterns.join('|')}))`;
};
