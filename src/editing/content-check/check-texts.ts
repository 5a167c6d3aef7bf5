import { posix } from 'node:path';
import { quote } from '../../schemas/error-map.ts';
import { type ContentSource, findTexts } from './check-values.ts';
import { type ContentError, errorsOf, nameField } from './content-error.ts';

const WARNING = 'Aviso, no detiene nada:';
/** Not of square metres, which are an error; decimals of a measure are quiet. */
const THOUSANDS =
  /(?<![\w.,/:+-])(?:\$ ?[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:\.\d{3}){2,}|[1-9]\d{0,2}\.\d{3}(?= (?!cuadrad)\p{L}{3,}))(?![\d°]|[.,]\d)(?!\s*[mM](?:etros?|ts?\.?)?(?:\^?[²2]|\s+cuadrados?))/gu;
const MEXICAN = /\+52(?:[ ().-]*\d)+/g;
const MEXICAN_DIGITS = 10;

/** What is hardly meant in any text of the site: points for thousands, a Mexican telephone without its ten digits. */
export const findUnlikely = (text: string): string[] => [
  ...[...text.matchAll(THOUSANDS)].map(
    ([found]) =>
      `${WARNING} ${quote(found)} lleva punto, que es de decimales. Los miles llevan coma: ${found.replaceAll('.', ',')}.`,
  ),
  ...[...text.matchAll(MEXICAN)].flatMap(([found]) => {
    // A 1 before the number was dialled for mobile phones.
    const { length } = found.replace(/\D/g, '').replace(/^521?/, '');
    return length === MEXICAN_DIGITS
      ? []
      : `${WARNING} ${quote(found)} lleva ${length} números después de +52, y un teléfono de México lleva ${MEXICAN_DIGITS}.`;
  }),
];

/** A warning for each text of a file that is hardly meant, and for each photograph that it shows twice. */
export const checkTexts = (file: string, { data, lineOf }: ContentSource): ContentError[] => {
  const shown = new Map<string, string>();
  const warn = (path: readonly PropertyKey[]) => (message: string) =>
    errorsOf(file, true)(message, lineOf(path), nameField(path));
  return findTexts(data).flatMap(({ path, text }) => {
    const unlikely = findUnlikely(text).map(warn(path));
    if (path.at(-1) !== 'image') return unlikely;
    const picture = posix.normalize(text);
    const before = shown.get(picture);
    shown.set(picture, before ?? nameField(path));
    const twice = `${WARNING} ${quote(text)} ya es «${before ?? ''}». Cambia una de las dos, o déjalas si así es.`;
    return [...unlikely, ...(before === undefined ? [] : [warn(path)(twice)])];
  });
};
