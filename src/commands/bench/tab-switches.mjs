import { pastTab, upcomingTab, waitForIslands } from './page-controls.mjs';
import { waitForQuiet } from './patience.mjs';
import { onNewPhone } from './phone.mjs';
import { summarize } from './statistics.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Session */

const CPU_SLOWDOWN = 4;
const ROUNDS = 8;
const MS_PER_SECOND = 1000;
/** Until what a tap set off, such as fetching pictures that come into sight, is over. */
const AFTERMATH_MS = 500;

/**
 * What a telephone four times slower than this machine works to change between the past and the coming exhibitions, once
 * its islands are awake: time of the page's main thread, which other programs on the machine disturb least.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<number>} ms, the median of all changes
 */
export function measureTabSwitches(browser, address) {
  return onNewPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    const tabs = [pastTab(page), upcomingTab(page)];
    // Once each unhurried: wakes the islands and fetches the pictures.
    for (const tab of tabs) {
      await tab.tap();
      await waitForIslands(page);
      await waitForQuiet(page);
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const tab of tabs) {
        const before = await readThreadTime(session);
        await tab.tap();
        await page.waitForTimeout(AFTERMATH_MS);
        times.push((await readThreadTime(session)) - before);
        if ((await tab.getAttribute('aria-selected')) !== 'true') throw new Error('A tab was not selected.');
      }
    }
    return summarize(times).median;
  });
}

/**
 * @param {Session} session
 * @returns {Promise<number>} ms since the page began
 */
async function readThreadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * MS_PER_SECOND;
}
