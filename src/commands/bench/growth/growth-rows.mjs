import { UNITS } from '../figure-format.mjs';

/**
 * @typedef {object} SizeOfSite
 * @property {number} html bytes of the home page as brotli
 * @property {number} bytes on the wire before the first gesture
 * @property {number} requests before the first gesture
 * @property {number} buildSeconds with empty caches
 */

const MOST_GROWTH = 1.5;

/** @type {{ what: string, read: (size: SizeOfSite) => number, unit: keyof typeof UNITS, isLimited?: boolean }[]} */
const FIGURES = [
  { what: 'HTML de /, brotli', read: ({ html }) => html, unit: 'kilobytes' },
  { what: 'Total antes del primer gesto', read: ({ bytes }) => bytes, unit: 'kilobytes', isLimited: true },
  { what: 'Peticiones antes del primer gesto', read: ({ requests }) => requests, unit: 'count' },
  { what: 'Construir en frío', read: ({ buildSeconds }) => buildSeconds, unit: 'seconds' },
];

/**
 * @param {SizeOfSite} today
 * @param {readonly SizeOfSite[]} grown
 * @returns {string[][]} for each figure its name, its value today, and for each grown site its value and how many times
 *   today's it is
 */
export function listGrowth(today, grown) {
  return FIGURES.map(({ what, read, unit, isLimited }) => {
    const { format, unit: name } = UNITS[unit];
    const before = read(today);
    const cells = grown.flatMap((size) => {
      const ratio = read(size) / before;
      const verdict = ratio <= MOST_GROWTH ? ' ✓' : ' ✗';
      return [`${format(read(size))}${name}`, `${ratio.toFixed(2)}×${isLimited ? verdict : ''}`];
    });
    return [what, `${format(before)}${name}`, ...cells];
  });
}
