import { isJsonObject } from '../project.mjs';
import { scoreLayoutShifts } from './layout-shift-score.mjs';
import { waitForIslands } from './page-controls.mjs';
import { openAndWait, scrollSlowly } from './patience.mjs';
import { onNewPhone, readFromPage } from './phone.mjs';

/** @typedef {import('./layout-shift-score.mjs').LayoutShift} LayoutShift */

/**
 * How much moves by itself while a visitor scrolls down, wakes the islands, and scrolls down once more.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<number>} cumulative layout shift
 */
export function measureShifts(browser, address) {
  return onNewPhone(browser, async (page) => {
    await page.addInitScript(collectShifts);
    await openAndWait(page, address);
    await scrollSlowly(page);
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    // A wheel, because browsers forgive whatever moves within half a second of a touch or a key.
    await page.mouse.wheel(0, 10);
    await waitForIslands(page);
    await scrollSlowly(page);
    const shifts = (await readFromPage(page, 'benchShifts')).filter(isJsonObject);
    return scoreLayoutShifts(shifts.map(({ time, value }) => ({ time: Number(time), value: Number(value) })));
  });
}

/** Runs in the page before anything else of it. */
function collectShifts() {
  /** @type {LayoutShift[]} */
  const shifts = [];
  Reflect.set(window, 'benchShifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('layout-shift')) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      shifts.push({ time: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
