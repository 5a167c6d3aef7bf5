import { toSlug } from '../content-check/list-exhibition-files.ts';
import { isReserved } from '../content-check/reserved-names.ts';

const LONGEST_CHARACTERS = 60;
/** Files that Windows can't hold. */
const REFUSED_BY_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The name of a new exhibition's files, without extension: its title as an address, made to differ from every other.
 *
 * @param {string} title
 * @param {number} id its number, for a title without a letter that an address may hold
 * @param {readonly string[]} takenNames
 * @returns {string} e.g. `dos-la-segunda`
 */
export function nameExhibition(title, id, takenNames) {
  const name = shorten(toSlug(title)) || `exhibicion-${id}`;
  const isFree = (/** @type {string} */ candidate) =>
    !takenNames.includes(candidate) &&
    !isReserved(candidate, takenNames) &&
    !REFUSED_BY_WINDOWS.test(candidate);
  if (isFree(name)) return name;
  let number = 2;
  while (!isFree(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

/** @param {string} slug whole words of it, as many as fit */
function shorten(slug) {
  if (slug.length <= LONGEST_CHARACTERS) return slug;
  const cut = slug.slice(0, LONGEST_CHARACTERS + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut.slice(0, LONGEST_CHARACTERS);
}
