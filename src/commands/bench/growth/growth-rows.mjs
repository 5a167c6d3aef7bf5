import { UNITS } from '../figure-format.mjs';

/**
 * @typedef {object} SizeOfSite
 * @property {number} exhibitions how many it holds
 * @property {number} html bytes of the home page as brotli
 * @property {number} archivePage bytes of the heaviest page of the archive as brotli; 0 where there is no archive
 * @property {number} allHtml bytes of all pages as brotli
 * @property {number} bytes on the wire before the first gesture
 * @property {number} requests before the first gesture
 * @property {number} tabSwitch ms of the main thread of a slow telephone
 * @property {number} buildSeconds with empty caches
 */

const MS_PER_SECOND = 1000;
const MOST_GROWTH = 1.5;

/** @type {{ what: string, read: (size: SizeOfSite) => number, unit: keyof typeof UNITS, isLimited?: boolean }[]} */
const FIGURES = [
  { what: 'HTML de /, brotli', read: ({ html }) => html, unit: 'kilobytes' },
  {
    what: 'HTML de /exhibiciones, la página mayor',
    read: ({ archivePage }) => archivePage,
    unit: 'kilobytes',
  },
  { what: 'Total antes del primer gesto', read: ({ bytes }) => bytes, unit: 'kilobytes', isLimited: true },
  { what: 'Peticiones antes del primer gesto', read: ({ requests }) => requests, unit: 'count' },
  { what: 'Cambiar de pestaña, CPU 4× más lenta', read: ({ tabSwitch }) => tabSwitch, unit: 'ms' },
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
      const times = before === 0 ? '' : `${ratio.toFixed(2)}×`;
      return [`${format(read(size))}${name}`, `${times}${isLimited ? verdict : ''}`];
    });
    return [what, `${format(before)}${name}`, ...cells];
  });
}

/**
 * What each exhibition costs between one size of the site and the next: the same, if the cost is constant.
 *
 * @param {readonly SizeOfSite[]} sizes by their exhibitions, fewest first
 * @returns {string[][]} from and to how many, then HTML of the home page, HTML of all pages and time to build, for each one
 *   more
 */
export function listCosts(sizes) {
  return sizes.slice(1).map((size, index) => {
    const before = sizes[index] ?? size;
    const count = size.exhibitions - before.exhibitions;
    const each = (/** @type {number} */ more, /** @type {keyof typeof UNITS} */ unit) =>
      `${UNITS[unit].format(more / count)}${UNITS[unit].unit}`;
    return [
      `de ${before.exhibitions} a ${size.exhibitions}`,
      each(size.html - before.html, 'bytes'),
      each(size.allHtml - before.allHtml, 'bytes'),
      each((size.buildSeconds - before.buildSeconds) * MS_PER_SECOND, 'ms'),
    ];
  });
}
