const LONGEST_PAUSE_MS = 1000;
const LONGEST_BURST_MS = 5000;

/** @typedef {{ time: number, value: number }} LayoutShift time in ms, value as the browser reports it */

/**
 * The cumulative layout shift as Web Vitals defines it: the worst burst of shifts, in which none comes more than a second
 * after the one before nor more than five after the first.
 *
 * @param {readonly LayoutShift[]} shifts in order of time, without those that follow an input
 * @returns {number} 0 when nothing moved
 */
export function scoreLayoutShifts(shifts) {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { time, value } of shifts) {
    const continues = time - last <= LONGEST_PAUSE_MS && time - first <= LONGEST_BURST_MS;
    if (!continues) {
      first = time;
      sum = 0;
    }
    last = time;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}
