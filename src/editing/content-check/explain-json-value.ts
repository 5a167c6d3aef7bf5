import type { JsonMistake } from './json-mistake.ts';

const BYTE_ORDER_MARK = '\uFEFF';

const explainWrongString = (text: string, offset: number): JsonMistake => {
  const [line = ''] = text.slice(offset).split('\n');
  if (/^"[^"\\\t]*\t/.test(line)) {
    return { offset, message: 'Hay un tabulador dentro del texto. Cámbialo por un espacio.' };
  }
  const isClosed = /^"(?:[^"\\]|\\.)*"/.test(line);
  return {
    offset,
    message: isClosed
      ? 'Después de una diagonal invertida (\\) solo puede ir " o \\. Bórrala o escríbela dos veces.'
      : 'Falta la comilla que cierra este texto. Un texto va en una sola línea: "así".',
  };
};

/** What is wrong with a text that should be JSON, at a place where no name or value can be read. */
export const explainWrongValue = (text: string, offset: number): JsonMistake => {
  const found = text[offset];
  if (found === undefined) {
    const isEmpty = text.trim() === '';
    const message = isEmpty ? 'El archivo está vacío.' : 'El archivo termina antes de tiempo.';
    return { offset: text.trimEnd().length, message };
  }
  if (found === '"') return explainWrongString(text, offset);
  if (/['“”‘’«]/.test(found)) {
    return { offset, message: `Se encontró ${found}. Los textos van entre comillas rectas: "así".` };
  }
  if (found === '}' || found === ']') return { offset, message: `Falta un valor antes de ${found}.` };
  if (found === ',') return { offset, message: 'Sobra una coma, o falta un valor antes de ella.' };
  if (found === ';')
    return { offset, message: 'Se encontró «;». Entre un campo y el siguiente va una coma.' };
  if (found === BYTE_ORDER_MARK) {
    return {
      offset,
      message: 'El archivo empieza con una marca invisible (BOM). Guárdalo como UTF-8 sin BOM.',
    };
  }
  if (found === '#' || /^\/[/*]/.test(text.slice(offset, offset + 2))) {
    return { offset, message: 'Un archivo JSON no lleva comentarios. Bórralo.' };
  }
  if (/[\s\p{Cf}]/u.test(found)) {
    return {
      offset,
      message: 'Hay un espacio invisible que no es un espacio. Borra la línea y escríbela de nuevo.',
    };
  }
  return {
    offset,
    message: `Se encontró «${found}» donde va un valor. Los textos van entre comillas: "así".`,
  };
};
