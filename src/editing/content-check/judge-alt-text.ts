import { quote } from '../../schemas/found-value.ts';
import type { Mistake } from './problem.ts';

const EXAMPLE =
  'Se espera qué se ve, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad"';
const SHORTEST_CHARACTERS = 10;
const LONGEST_CHARACTERS = 200;

// `foto.jpg`, `IMG_2034`, `08-escalera-al-roof-garden`, `DSC 0012`: how files are called, not what they show.
const FILE_NAME =
  /\.(?:jpe?g|png|webp|avif|heic|gif|svg)$|^(?:img|dsc|dscn|pxl|screenshot)[-_ ]?\d+|^\S*[-_]\S*$/i;
const ANNOUNCED =
  /^(?:una? )?(?:imagen|foto|fotograf[ií]a|captura|picture|image|photo)(?: de(?:l| la)?| of|:| que muestra)\b/i;

/** What is wrong with the words for people who do not see a picture (LEEME.md, "El texto alternativo"). */
export const judgeAltText = (alt: string): Mistake[] => {
  const text = alt.trim();
  const found = `Se encontró ${quote(text)}`;
  if (FILE_NAME.test(text)) {
    return [{ severity: 'error', message: `${found}, que es el nombre de un archivo. ${EXAMPLE}.` }];
  }
  const warn = (message: string): Mistake[] => [{ severity: 'warning', message }];
  if (text.length < SHORTEST_CHARACTERS) return warn(`${found}, que dice muy poco. ${EXAMPLE}.`);
  if (ANNOUNCED.test(text)) {
    return warn(`${found}. Sobra el principio: quien la escucha ya sabe que es una imagen. ${EXAMPLE}.`);
  }
  return text.length > LONGEST_CHARACTERS
    ? warn(`${found}, de ${text.length} letras. Se espera ${LONGEST_CHARACTERS} o menos, en una frase.`)
    : [];
};
