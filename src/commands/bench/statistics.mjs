/** @typedef {{ median: number, min: number, max: number }} Summary */

/**
 * @param {readonly number[]} values in any order
 * @returns {Summary} of an even number of values, the median is the mean of the two in the middle
 * @throws {RangeError} when there is no value
 */
export function summarize(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  const [min] = sorted;
  const max = sorted.at(-1);
  if (lower === undefined || upper === undefined || min === undefined || max === undefined)
    throw new RangeError('There is nothing to summarize.');
  return { median: (lower + upper) / 2, min, max };
}
