import { type Node, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { countLine, type LineError } from './content-error.ts';

const OPEN_TEXT = 'Falta la comilla que cierra este texto. Un texto va en una sola línea: "así".';
const NO_JSON = 'Esta línea no es JSON. Se espera "campo": "valor", y una coma antes del siguiente.';

/** The parser's code, the text around the error (`before¦after`) and the message; the first row that matches counts. */
const SENTENCES: [code: RegExp, around: RegExp, sentence: string][] = [
  [/./, /¦\uFEFF/, 'El archivo empieza con una marca invisible (BOM). Guárdalo como UTF-8 sin BOM.'],
  [/./, /¦(?:#|\/[/*])/, 'Un archivo JSON no lleva comentarios. Bórralo.'],
  [/./, /¦['“”‘’«]/, 'Los textos van entre comillas rectas: "así".'],
  [/EndOfString/, /./, OPEN_TEXT],
  [/Escape|Unicode/, /./, 'Sobra una diagonal invertida (\\). Bórrala o escríbela dos veces.'],
  [
    /InvalidSymbol/,
    /"¦/,
    'Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
  ],
  [/InvalidSymbol/, /./, 'Faltan comillas. Se espera "campo": "valor".'],
  [/NameExpected|ValueExpected/, /, ?¦[}\]]/, 'Sobra la última coma.'],
  [/ColonExpected/, /./, 'Faltan los dos puntos entre el nombre del campo y su valor.'],
  [/CommaExpected/, /¦[}\]]/, 'Se cruzan { } y [ ]: cada uno se cierra con su pareja.'],
  [/CommaExpected/, /./, 'Falta una coma después de este valor.'],
  [/Close/, /./, 'Falta } o ] al final.'],
];

const NEAR_CHARACTERS = 40;

const explain = (text: string, { error, offset }: ParseError): LineError => {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).replace(/\s+$/, ' ').slice(-NEAR_CHARACTERS);
  const around = `${before}¦${text.slice(offset, offset + NEAR_CHARACTERS)}`;
  const [, , message = NO_JSON] = SENTENCES.find((row) => row[0].test(code) && row[1].test(around)) ?? [];
  // A missing character is reported after the last token, which may be lines above.
  const isMissing = code.endsWith('Expected') && code !== 'EndOfFileExpected';
  return { line: countLine(isMissing ? text.slice(0, offset).trimEnd() : text, offset), message };
};

/**
 * Parses JSON with error recovery: the tree, and the first error of each line,
 * but none on the line after an unclosed string, which only follows from it.
 */
export const readJson = (text: string): { tree: Node | undefined; errors: LineError[] } => {
  const found: ParseError[] = [];
  const tree = parseTree(text, found, { disallowComments: true });
  const explained = found.map((error) => explain(text, error));
  const errors = explained.filter(
    ({ line }, index) =>
      explained.findIndex((other) => other.line === line) === index &&
      !explained.some((other) => other.message === OPEN_TEXT && other.line === line - 1),
  );
  return { tree, errors };
};
