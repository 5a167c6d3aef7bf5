const USAGE = `Escribe el título entre comillas:

  npm run new:exhibition -- "Dos: la segunda"`;

/**
 * Reads the title of a new exhibition from what stands after the command; without quotes it comes in several pieces.
 *
 * @param {readonly string[]} args
 * @returns {string} one line
 * @throws {Error} when there is none
 */
export function readTitle(args) {
  const title = args
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (title === '') throw new Error(`✗ Falta el título. ${USAGE}`);
  if (title.startsWith('--')) throw new Error(`✗ Este comando no tiene la opción ${title}. ${USAGE}`);
  return title;
}
