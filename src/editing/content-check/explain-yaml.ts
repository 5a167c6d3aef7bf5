import type { ErrorCode } from 'yaml';

const QUOTES_ADVICE = 'Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".';

const RESERVED_SIGN = `El valor empieza con un signo reservado. ${QUOTES_ADVICE}`;

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `El valor lleva dos puntos (:) y no está entre comillas. ${QUOTES_ADVICE}`,
  DUPLICATE_KEY: 'Este campo está escrito dos veces. Borra uno.',
  TAB_AS_INDENT:
    'La línea empieza con espacios o con un tabulador. Bórralos: cada campo empieza al principio de su línea.',
  BAD_SCALAR_START: RESERVED_SIGN,
  TAG_RESOLVE_FAILED: RESERVED_SIGN,
  BAD_DQ_ESCAPE:
    'Sobra una diagonal invertida (\\). Bórrala; en la ruta de una imagen va la otra: "./foto.jpg".',
  BAD_ALIAS: `El valor empieza con un asterisco (*). ${QUOTES_ADVICE}`,
  UNEXPECTED_TOKEN: 'Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
  MULTILINE_IMPLICIT_KEY:
    'Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".',
  BAD_INDENT: `La línea no está alineada con las demás, o falta cerrar un corchete. ${QUOTES_ADVICE}`,
};

/** What is wrong with a line that the parser may accept, but that an editor did not mean so. */
export const LINE_MESSAGES = {
  openQuote: 'Falta la comilla que cierra este valor.',
  unopenedQuote: 'Falta la comilla que abre este valor.',
  curlyQuotes:
    'Las comillas “ ” se verían en la página. Usa comillas rectas, por ejemplo title: "Cielo raso".',
  lostText:
    'Lo que sigue al signo # no se publica. Escribe el valor entre comillas, por ejemplo title: "Obra #3".',
  strangeMark: 'Esta línea no es un campo. Bórrala: aquí solo van campos, uno por línea.',
  dash: 'La línea empieza con un guion. Bórralo: cada campo empieza al principio de su línea.',
} as const;

/** What can be said of a line that no rule above knows. */
export const UNREADABLE_LINE = `Esta línea no se entiende. Cada campo va en su línea: nombre, dos puntos, espacio y valor. ${QUOTES_ADVICE}`;

/** The Spanish message for a code of the yaml package, with the remedy. */
export const explainYaml = (code: ErrorCode): string => MESSAGES[code] ?? UNREADABLE_LINE;
