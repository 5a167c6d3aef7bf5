import type { ErrorCode } from 'yaml';

const QUOTES_ADVICE = 'Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".';

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `El valor lleva dos puntos (:) y no está entre comillas. ${QUOTES_ADVICE}`,
  DUPLICATE_KEY: 'Este campo está escrito dos veces. Borra uno.',
  TAB_AS_INDENT:
    'La línea empieza con espacios o con un tabulador. Bórralos: cada campo empieza al principio de su línea.',
  BAD_SCALAR_START: `El valor empieza con un signo reservado. ${QUOTES_ADVICE}`,
  BAD_DQ_ESCAPE: 'Después de una diagonal invertida (\\) no puede ir eso. Bórrala o escríbela dos veces.',
  BAD_ALIAS: `El valor empieza con un asterisco (*). ${QUOTES_ADVICE}`,
  UNEXPECTED_TOKEN: 'Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
  MULTILINE_IMPLICIT_KEY:
    'Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".',
  BAD_INDENT: `La línea no está alineada con las demás, o falta cerrar un corchete. ${QUOTES_ADVICE}`,
};

/** The Spanish message for a code of the yaml package, with the remedy. */
export const explainYaml = (code: ErrorCode): string =>
  MESSAGES[code] ??
  `Esta línea no se entiende. Cada campo va en su línea: nombre, dos puntos, espacio y valor. ${QUOTES_ADVICE}`;
