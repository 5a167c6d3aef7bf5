/** What a text doesn't hold: the source of a regular expression with `u`, how to mend it, and for its test what it finds and what it leaves. Without lookbehind, which browsers of four years lack. */
export type ForbiddenPattern = readonly [pattern: string, remedy: string, bad: string, good: string];

export const UNSEEN_REMEDY = 'Lo que está entre [ ] no se ve: bórralo y escríbelo de nuevo.';
const BROKEN = 'Las letras llegaron rotas de otro programa: escríbelas de nuevo.';
const ASSISTANT = 'Es la marca de un asistente: bórrala.';
const CODE =
  'Un código como \\n, \\u00e9 o =C3=A9 se lee como está: escribe la letra o el renglón que quiere decir.';

/** What no text of the site holds, neither a field nor an essay. */
export const FORBIDDEN_EVERYWHERE: readonly ForbiddenPattern[] = [
  // Control characters, which XML forbids, so that one breaks the feed, and those that turn a text's direction.
  [
    String.raw`[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u2069]`,
    UNSEEN_REMEDY,
    'Una\vobra',
    'Una\nobra',
  ],
  // What stands for a picture that wasn't pasted, or is drawn by one font alone.
  [String.raw`[\uFFF9-\uFFFF\p{Cs}\p{Co}]`, UNSEEN_REMEDY, '\uF0B7 Yeso', '• Yeso'],
  // UTF-8 read as Windows-1252; not the last letter of a Portuguese word that a quotation mark follows.
  [
    String.raw`Â[\x80-\xBF]|Ã[\x80-\xBA\xBC-\xBF€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™šœžŸ]|\d\s?Ã—|â[€‚„†ˆ]|ðŸ|ï»¿`,
    BROKEN,
    'CÃ³mo',
    'SÃO PAULO, «AMANHÃ»',
  ],
  // UTF-8 read as Mac OS Roman, and as DOS.
  [String.raw`√[°©≠≥∫±º]|[├┬]\S`, BROKEN, 'exposici├³n', '√2'],
  // DOS or Mac OS Roman read as Windows-1252, inside a word.
  [String.raw`\p{L}[¢£¤¥‡‚„¡]\p{Ll}|\p{Ll}Ž\p{Ll}`, BROKEN, 'exposici¢n', '5¢ o £3, ¡hoy!'],
  [String.raw`[cs]i—n(?!\p{L})`, BROKEN, 'exposici—n', 'dijo—no'],
  [
    String.raw`[\uFB00-\uFB06]`,
    'Dos letras llegaron pegadas de un PDF (ﬁ, ﬂ): escríbelas de nuevo, una por una.',
    'el ﬁnal',
    'el final',
  ],
  [
    String.raw`&(?:#[xX]?[\da-fA-F]+|[a-zA-Z]{2,}\d*);`,
    'Un código como &amp; se lee como está: escribe el signo, &.',
    'Ana &amp; Luis',
    'Ana & Luis; Eva',
  ],
  [String.raw`\\(?:[nrt]|u[\da-fA-F]{4}|x[\da-fA-F]{2})`, CODE, 'Una línea.\\nOtra', 'C:/fotos'],
  [String.raw`=(?:C[23]|E2)=[\dA-F]{2}`, CODE, 'Cami=C3=B3n', 'q=C3'],
  [String.raw`【\d+[†:][^】]*】`, ASSISTANT, 'La obra【17†source】', '光の家【展】'],
  [String.raw`\[cite(?:_start|: ?\d[^\]\n]*)\]`, ASSISTANT, 'La obra [cite: 2]', '[cita: 2]'],
  [
    String.raw`turn\d+(?:search|view|news|file|image)\d|:contentReference\[|oai_?cit(?:e|ation)`,
    ASSISTANT,
    'La obra citeturn0search1',
    'turno 2',
  ],
  [
    String.raw`\{ ?(?:HYPERLINK|PAGEREF|REF|TOC) `,
    'Es un campo de Word: bórralo y escribe lo que decía.',
    'en { HYPERLINK "https://x.mx" }',
    '{ vacío }',
  ],
  [
    String.raw`[Ee]rror[.!] (?:Marcador no definido|Bookmark not defined|No se encuentra el origen de la referencia|Reference source not found)`,
    'Es un campo de Word: bórralo y escribe lo que decía.',
    '¡Error! Marcador no definido.',
    '¡Error! No hay nadie.',
  ],
];

const MARKUP = 'Un texto no lleva etiquetas < > ni signos de Markdown, que se leen como están: bórralos.';

/** What a field doesn't hold, because it is shown as it is written; a caption has italics. */
export const FORBIDDEN_IN_FIELDS: readonly ForbiddenPattern[] = [
  ...FORBIDDEN_EVERYWHERE,
  [String.raw`<<[^<>]+>>`, 'Las comillas se escriben « ».', '<<Marea>>', '«Marea»'],
  [
    String.raw`<\/?[a-zA-Z](?![^<>\s]*@[^<>\s]*>)[^<>]*>`,
    MARKUP,
    '<b>Marea</b>',
    'Ana <ana@x.mx>, a < b > c',
  ],
  [String.raw`\x60|\*\*[^*]+\*\*|~~[^~]+~~|\]\(`, MARKUP, 'Una **obra**', '5 * 3 cm, [sic] (así)'],
  [
    String.raw`(?:^|[^\p{L}\p{N}_@/.])_{1,2}[^\s_](?:[^_]*[^\s_])?_{1,2}(?![\p{L}\p{N}_])`,
    MARKUP,
    'La _Marea_ sube',
    '@_ana_ y a_b_c',
  ],
];

/** What a text without placeholders and without italics doesn't hold. */
export const FORBIDDEN_IN_PLAIN_TEXT: readonly ForbiddenPattern[] = [
  ...FORBIDDEN_IN_FIELDS,
  [String.raw`\{(?:\w*\}|[%#.:<{])`, 'Un texto no lleva llaves { }.', 'Hola, {nombre}', '{ vacío }'],
  [
    String.raw`(?:^|[^\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])`,
    'Aquí los asteriscos se leen como están: bórralos.',
    'La *Marea* sube',
    'Precio*, nota*',
  ],
];

/** A lookahead, for the beginning of a shape: none of these. */
export const without = (patterns: readonly ForbiddenPattern[]): string =>
  String.raw`(?![\s\S]*(?:${patterns.map(([pattern]) => pattern).join('|')}))`;
