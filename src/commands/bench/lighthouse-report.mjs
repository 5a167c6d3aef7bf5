import { isJsonObject } from '../project.mjs';

/**
 * @typedef {object} LighthouseReport
 * @property {number} fcp ms
 * @property {number} lcp ms
 * @property {number} tbt ms
 * @property {number} cls
 * @property {number[]} scores performance, accessibility, best practices, SEO; 0 to 100
 * @property {string[]} failed ids of the audits that cost points
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** From here on Lighthouse itself shows an audit in green. */
const PASSING_SCORE = 0.9;

/**
 * @param {unknown} lhr what Lighthouse calls its result
 * @returns {LighthouseReport}
 * @throws {Error} when it holds an error or lacks a figure
 */
export function readReport(lhr) {
  const trouble = dig(lhr, 'runtimeError', 'message');
  if (typeof trouble === 'string') throw new Error(`Lighthouse: ${trouble}`);
  return {
    fcp: readNumber(lhr, 'audits', 'first-contentful-paint', 'numericValue'),
    lcp: readNumber(lhr, 'audits', 'largest-contentful-paint', 'numericValue'),
    tbt: readNumber(lhr, 'audits', 'total-blocking-time', 'numericValue'),
    cls: readNumber(lhr, 'audits', 'cumulative-layout-shift', 'numericValue'),
    scores: CATEGORIES.map((category) => Math.round(readNumber(lhr, 'categories', category, 'score') * 100)),
    failed: [...new Set(CATEGORIES.flatMap((category) => findFailedAudits(lhr, category)))],
  };
}

/**
 * @param {unknown} lhr
 * @param {string} category
 * @returns {string[]} audits that count and are not green
 */
function findFailedAudits(lhr, category) {
  const references = dig(lhr, 'categories', category, 'auditRefs');
  return (Array.isArray(references) ? references : []).flatMap((/** @type {unknown} */ reference) => {
    const id = dig(reference, 'id');
    const score = typeof id === 'string' ? dig(lhr, 'audits', id, 'score') : undefined;
    const isFailed =
      Number(dig(reference, 'weight')) > 0 && typeof score === 'number' && score < PASSING_SCORE;
    return isFailed && typeof id === 'string' ? [id] : [];
  });
}

/**
 * @param {unknown} value
 * @param {...string} keys
 * @returns {number}
 */
function readNumber(value, ...keys) {
  const found = dig(value, ...keys);
  if (typeof found === 'number') return found;
  throw new Error(`Lighthouse: no ${keys.join('.')}`);
}

/**
 * @param {unknown} value
 * @param {...string} keys
 * @returns {unknown}
 */
function dig(value, ...keys) {
  return keys.reduce(
    (/** @type {unknown} */ inner, key) => (isJsonObject(inner) ? inner[key] : undefined),
    value,
  );
}
