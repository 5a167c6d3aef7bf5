/** What a text doesn't hold, as the source of a regular expression with `u`, and how to mend it. Without lookbehind, which browsers of four years lack. */
export type ForbiddenPattern = readonly [pattern: string, remedy: string];

export const UNSEEN_REMEDY = 'Lo que está entre [ ] no se ve: bórralo y escríbelo de nuevo.';

/** What no text of the site holds, neither a field nor an essay. */
export const FORBIDDEN_EVERYWHERE: readonly ForbiddenPattern[] = [
  [
    // Control characters, which XML forbids, so that one breaks the feed; those that turn a text's direction,
    // stand for a picture that wasn't pasted, or are drawn by one font alone.
    String.raw`[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u2069\uFFF9-\uFFFF\p{Cs}\p{Co}]`,
    UNSEEN_REMEDY,
  ],
  [
    // UTF-8 read as Windows-1252 or Mac OS Roman; not the last letter of a Portuguese word that a quotation mark follows.
    String.raw`Â[\x80-\xBF]|Ã[\x80-\xBA\xBC-\xBF€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™šœžŸ]|\d\s?Ã—|â[€‚„†ˆ]|ðŸ|ï»¿|√[°©≠≥∫±º]`,
    'Las letras llegaron rotas de otro programa: escríbelas de nuevo.',
  ],
  [
    // In Mexico a point is for decimals: `2.200 m²` would be two square metres, also for search engines.
    String.raw`(?:^|[^\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?\s*[mM](?:etros?|ts?\.?)?(?:\^?[²2]|\s+cuadrados?)`,
    'Los miles llevan coma: 1,500 m².',
  ],
  [
    String.raw`&(?:#[xX]?[\da-fA-F]+|[a-zA-Z]{2,}\d*);`,
    'Un código como &amp; se lee como está: escribe el signo, &.',
  ],
  [
    String.raw`\\(?:[nrt]|u[\da-fA-F]{4}|x[\da-fA-F]{2})|=(?:C[23]|E2)=[\dA-F]{2}`,
    'Un código como \\n, \\u00e9 o =C3=A9 se lee como está: escribe la letra o el renglón que quiere decir.',
  ],
];

/** What a field doesn't hold, because it is shown as it is written; a caption has italics. */
export const FORBIDDEN_IN_FIELDS: readonly ForbiddenPattern[] = [
  ...FORBIDDEN_EVERYWHERE,
  [
    String.raw`<\/?[a-zA-Z](?![^<>\s]*@[^<>\s]*>)[^<>]*>|\x60|\*\*[^*]+\*\*|~~[^~]+~~|\]\(|(?:^|[^\p{L}\p{N}_@/.])_{1,2}[^\s_](?:[^_]*[^\s_])?_{1,2}(?![\p{L}\p{N}_])`,
    'Un texto no lleva etiquetas < > ni signos de Markdown, que se leen como están: bórralos.',
  ],
];

/** What a text without placeholders and without italics doesn't hold. */
export const FORBIDDEN_IN_PLAIN_TEXT: readonly ForbiddenPattern[] = [
  ...FORBIDDEN_IN_FIELDS,
  [String.raw`\{(?:\w*\}|[%#.:<{])`, 'Un texto no lleva llaves { }.'],
  [
    String.raw`(?:^|[^\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])`,
    'Aquí los asteriscos se leen como están: bórralos.',
  ],
];

/** A lookahead, for the beginning of a shape: none of these. */
export const without = (patterns: readonly ForbiddenPattern[]): string =>
  String.raw`(?![\s\S]*(?:${patterns.map(([pattern]) => pattern).join('|')}))`;
