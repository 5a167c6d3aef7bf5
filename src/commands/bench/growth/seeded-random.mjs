/** @typedef {() => number} Random from 0 to 1, 1 excluded */

const GOLDEN_STEP = 0x9e3779b9;
const RANGE = 2 ** 32;

/**
 * Random numbers that are the same on every machine and in every run (splitmix32).
 *
 * @param {number} seed whole
 * @returns {Random}
 */
export function createRandom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + GOLDEN_STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / RANGE;
  };
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {Random} random
 * @returns {Item}
 * @throws {RangeError} when there is none
 */
export function pick(items, random) {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
