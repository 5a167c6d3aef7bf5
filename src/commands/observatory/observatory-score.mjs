/** Bonuses count only for a site that earns this much without them (`MINIMUM_SCORE_FOR_EXTRA_CREDIT`). */
const LEAST_FOR_BONUS = 90;
const FULL_SCORE = 100;
const GRADE_STEP = 5;

/** The lowest score of each grade (`GRADE_CHART`). */
const GRADES = /** @type {const} */ ([
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]);

/**
 * @param {readonly import('./observatory-rules.mjs').Finding[]} findings
 * @returns {{ score: number, grade: string }}
 */
export function scoreFindings(findings) {
  const sum = (/** @type {readonly { modifier: number }[]} */ list) =>
    list.reduce((total, { modifier }) => total + modifier, FULL_SCORE);
  const withoutBonus = sum(findings.filter(({ modifier }) => modifier < 0));
  const score = Math.max(0, withoutBonus >= LEAST_FOR_BONUS ? sum(findings) : withoutBonus);
  const step = score - (score % GRADE_STEP);
  return { score, grade: GRADES.find(([least]) => step >= least)?.[1] ?? 'F' };
}

/** What securityheaders.com counts; it reads headers only. */
const SIX_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
];

/**
 * @param {ReadonlyMap<string, string>} headers names in lower case
 * @returns {{ present: string[], missing: string[] }} of the six of securityheaders.com
 */
export function checkSixHeaders(headers) {
  return {
    present: SIX_HEADERS.filter((name) => headers.has(name)),
    missing: SIX_HEADERS.filter((name) => !headers.has(name)),
  };
}
