import { type Node, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { countLine, type LineError } from './content-error.ts';

const OPEN_TEXT = 'Falta la comilla que cierra este texto. Un texto va en una sola línea: "así".';

/** The parser's code, the text around the error (`before¦after`) and the message; the first row that matches counts. */
const SENTENCES: [code: RegExp, around: RegExp, sentence: string][] = [
  [/./, /^ ?¦$/, 'El archivo está vacío.'],
  [/./, /¦\uFEFF/, 'El archivo empieza con una marca invisible (BOM). Guárdalo como UTF-8 sin BOM.'],
  [/./, /¦(?:#|\/[/*])/, 'Un archivo JSON no lleva comentarios. Bórralo.'],
  [/./, /¦;/, 'Se encontró «;». Entre un campo y el siguiente va una coma.'],
  [/./, /¦(['“”‘’«])/, 'Se encontró $1. Los textos van entre comillas rectas: "así".'],
  [
    /./,
    /¦[\s\p{Cf}]/u,
    'Hay un espacio invisible que no es un espacio. Borra la línea y escríbela de nuevo.',
  ],
  [/EndOfString/, /./, OPEN_TEXT],
  [/InvalidCharacter/, /./, 'Hay un tabulador dentro del texto. Cámbialo por un espacio.'],
  [
    /Escape|Unicode/,
    /./,
    'Después de una diagonal invertida (\\) solo puede ir " o \\. Bórrala o escríbela dos veces.',
  ],
  [
    /InvalidSymbol/,
    /"¦/,
    'Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
  ],
  [/InvalidSymbol/, /¦[\p{L}\w]+\s*:/u, 'El nombre del campo va entre comillas: "title": …'],
  [
    /InvalidSymbol/,
    /¦([\p{L}\w]+|.)/u,
    'Se encontró «$1» donde va un valor. Los textos van entre comillas: "así".',
  ],
  [/NameExpected|ValueExpected/, /, ?¦([}\]])/, 'Sobra la coma antes de $1.'],
  [/ValueExpected/, /¦([}\]])/, 'Falta un valor antes de $1.'],
  [/NameExpected|ValueExpected/, /¦,/, 'Sobra una coma, o falta un valor antes de ella.'],
  [
    /NameExpected/,
    /(\d+),¦(\d+)/,
    'Se encontró $1,$2. Un número con coma se escribe entre comillas: "$1,$2".',
  ],
  [/NameExpected/, /./, 'Aquí va el nombre de un campo, entre comillas: "title": …'],
  [/ColonExpected/, /./, 'Faltan los dos puntos entre el nombre del campo y su valor.'],
  [/CommaExpected/, /¦\}/, 'Se encontró } donde va ].'],
  [/CommaExpected/, /¦\]/, 'Se encontró ] donde va }.'],
  [/CommaExpected/, /./, 'Falta una coma después de este valor.'],
  [/CloseBrace/, /./, 'Falta } al final.'],
  [/CloseBracket/, /./, 'Falta ] al final.'],
  [/EndOfFile/, /¦:/, 'Falta { al principio del archivo.'],
  [/EndOfFile/, /./, 'Sobra texto después del final.'],
  [/ValueExpected/, /./, 'El archivo termina antes de tiempo.'],
];

const NEAR_CHARACTERS = 40;

const explain = (text: string, { error, offset }: ParseError): LineError => {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).replace(/\s+$/, ' ').slice(-NEAR_CHARACTERS);
  const around = `${before}¦${text.slice(offset, offset + NEAR_CHARACTERS)}`;
  const [, pattern, sentence] = SENTENCES.find((row) => row[0].test(code) && row[1].test(around)) ?? [];
  const match = pattern?.exec(around) ?? [];
  const message = (sentence ?? 'Esto no es JSON.').replace(
    /\$(\d)/g,
    (_, group) => match[Number(group)] ?? '',
  );
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
