import { isJsonObject } from '../project.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * @param {unknown} report what vitest's JSON reporter wrote
 * @returns {Totals} zeros for anything else
 */
export function countVitest(report) {
  const read = readerOf(report);
  return {
    passed: read('numPassedTests'),
    failed: read('numFailedTests'),
    skipped: read('numPendingTests') + read('numTodoTests'),
  };
}

/**
 * @param {unknown} report what Playwright's JSON reporter wrote
 * @returns {Totals} zeros for anything else
 */
export function countPlaywright(report) {
  const read = readerOf(isJsonObject(report) ? report.stats : undefined);
  return { passed: read('expected') + read('flaky'), failed: read('unexpected'), skipped: read('skipped') };
}

/**
 * The closing line that CI reads, in its fixed English form.
 *
 * @param {readonly Totals[]} all
 * @returns {string} e.g. `120 passed, 0 failed, 2 skipped`
 */
export function formatTotals(all) {
  const sum = (/** @type {keyof Totals} */ key) => all.reduce((total, totals) => total + totals[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {unknown} report
 * @returns {(key: string) => number}
 */
function readerOf(report) {
  return (key) => {
    const value = isJsonObject(report) ? report[key] : undefined;
    return typeof value === 'number' ? value : 0;
  };
}
