import { summarize } from './statistics.mjs';

const BYTES_PER_KB = 1000;

/** @typedef {(value: number) => string} Format */

/**
 * @param {number} digits after the point, at most
 * @returns {Format}
 */
function upTo(digits) {
  const numbers = new Intl.NumberFormat('es-MX', { maximumFractionDigits: digits });
  return (value) => numbers.format(value);
}

/** @type {Record<'count' | 'bytes' | 'kilobytes' | 'ms' | 'seconds' | 'shift', { unit: string, format: Format }>} */
export const UNITS = {
  count: { unit: '', format: upTo(0) },
  bytes: { unit: ' bytes', format: upTo(0) },
  kilobytes: { unit: ' kB', format: (bytes) => upTo(1)(bytes / BYTES_PER_KB) },
  ms: { unit: ' ms', format: upTo(0) },
  seconds: { unit: ' s', format: upTo(1) },
  shift: { unit: '', format: upTo(3) },
};

/**
 * @param {readonly number[]} values
 * @param {keyof typeof UNITS} unit
 * @returns {string} median and spread, e.g. `1,072 (1,068–1,080) ms`; the median alone when every value reads the same
 */
export function formatSpread(values, unit) {
  const { median, min, max } = summarize(values);
  const { format, unit: name } = UNITS[unit];
  if (!Number.isFinite(max)) return 'se perdió';
  const isSteady = format(min) === format(max);
  return `${format(median)}${isSteady ? '' : ` (${format(min)}–${format(max)})`}${name}`;
}
