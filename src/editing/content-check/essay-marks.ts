import { quote } from '../../schemas/error-map.ts';
import { countLine } from './content-error.ts';

const LINK = '[texto](https://…)';
const PICTURE = '![Qué se ve](./foto.jpg)';

/** Almost Markdown: a reader would see the characters themselves. */
const ALMOST_MARKDOWN: [sign: RegExp, explain: (found: string) => string][] = [
  [/<\/?\w+:[^>]*>/g, (found) => `Se encontró ${found}, que dejó otro programa. Bórralo.`],
  [/!?\[\[.+?\]\]/g, (found) => `Se encontró ${quote(found)}. Escribe ${LINK} o ${PICTURE}.`],
  [/(?<!!)\[[^\]]+\]\[[^\]]*\]/g, (found) => `El enlace ${found} no tiene dirección. Escribe ${LINK}.`],
  [/!\[[^\]]*\]\[[^\]]*\]/g, (found) => `La imagen ${found} no tiene ruta. Escribe ${PICTURE}.`],
  [
    // A bare address is a link of its own, so the text before it may end at the parenthesis.
    /!?\[[^\]]+\](?=\s+\((?:$|\.?\.?\/|#|mailto:))/g,
    (found) => `Sobra un espacio entre ${found} y su dirección. Escribe ${LINK}.`,
  ],
  [
    /!?\[[^\]]*\]\(/g,
    (found) =>
      `El enlace o la imagen ${quote(`${found}…`)} no se cierra bien. La dirección no lleva espacios y termina con ): ${LINK}.`,
  ],
  [
    /\([^()]*\)\[/g,
    (found) => `En ${quote(`${found}…`)} los paréntesis y los corchetes van al revés. Escribe ${LINK}.`,
  ],
  [
    /^(?:#{2,6}[^\s#]|#{7,}).*/g,
    (found) => `Se encontró ${quote(found)}. Un título lleva cuatro signos y un espacio: #### Título.`,
  ],
  [
    /\[\^[^\]]+\]/g,
    (found) => `Se encontró la nota al pie ${found}. El sitio no las muestra: escríbela en el párrafo.`,
  ],
];

/** Finds Markdown characters that the parser left as plain text. */
export const judgeMarks = (text: string): { linesBelow: number; message: string }[] =>
  ALMOST_MARKDOWN.flatMap(([sign, explain]) =>
    [...text.matchAll(sign)].map(({ 0: found, index }) => ({
      linesBelow: countLine(text, index) - 1,
      message: explain(found),
    })),
  );
