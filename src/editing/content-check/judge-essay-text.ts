import { quote } from '../../schemas/found-value.ts';
import type { Mistake } from './problem.ts';

const LINK = '[texto](https://…)';

/** What a reader would see as signs, because it is almost Markdown. Each message follows what was found. */
const ALMOST_MARKDOWN: [sign: RegExp, severity: Mistake['severity'], explain: (found: string) => string][] = [
  [
    /!?\[\[.+?\]\]/,
    'error',
    (found) => `Se encontró ${quote(found)}. Escribe ${LINK} o ![Qué se ve](./foto.jpg).`,
  ],
  [
    /(?<!!)\[[^\]]+\]\[[^\]]*\]/,
    'error',
    (found) => `El enlace ${found} no tiene dirección. Escribe ${LINK}.`,
  ],
  [
    /!\[[^\]]*\]\[[^\]]*\]/,
    'error',
    (found) => `La imagen ${found} no tiene ruta. Escribe ![Qué se ve](./foto.jpg).`,
  ],
  [
    // A bare address is a link of its own, so the text before it may end at the parenthesis.
    /!?\[[^\]]+\](?=\s+\((?:$|\.?\.?\/|#|mailto:))/,
    'error',
    (found) => `Sobra un espacio entre ${found} y su dirección. Escribe ${LINK}.`,
  ],
  [
    /!?\[[^\]]*\]\(/,
    'error',
    (found) =>
      `El enlace o la imagen ${quote(`${found}…`)} no se cierra bien. La dirección no lleva espacios y termina con ): ${LINK}.`,
  ],
  [
    /\([^()]*\)\[/,
    'error',
    (found) => `En ${quote(`${found}…`)} los paréntesis y los corchetes van al revés. Escribe ${LINK}.`,
  ],
  [
    /^(?:#{2,6}[^\s#]|#{7,}).*/,
    'error',
    (found) => `Se encontró ${quote(found)}. Un título lleva cuatro signos y un espacio: #### Título.`,
  ],
  [
    /\[\^[^\]]+\]/,
    'error',
    (found) => `Se encontró la nota al pie ${found}. El sitio no las muestra: escríbela en el párrafo.`,
  ],
  [
    /\*\*|(?<!\w)__|__(?!\w)/,
    'warning',
    (found) => `Se encontró ${found} sin su pareja y se vería tal cual. Escribe **negrita** o *cursiva*.`,
  ],
];

/** A mistake in a text, and how many lines below its first one. */
export interface TextMistake {
  linesBelow: number;
  mistake: Mistake;
}

/** What is wrong with a piece of plain text of an essay: marks that Markdown left as they are. */
export const judgeEssayText = (text: string): TextMistake[] => {
  const taken: [start: number, end: number][] = [];
  return ALMOST_MARKDOWN.flatMap(([sign, severity, explain]) =>
    [...text.matchAll(new RegExp(sign, `${sign.flags}g`))].flatMap(({ 0: found, index }) => {
      const end = index + found.length;
      // One piece is told once, by the first sign that fits it.
      if (taken.some(([from, to]) => index < to && from < end)) return [];
      taken.push([index, end]);
      const linesBelow = text.slice(0, index).split('\n').length - 1;
      return [{ linesBelow, mistake: { severity, message: explain(found) } }];
    }),
  );
};
