import { logNetwork, onlyScripts, sumBytes } from './network-log.mjs';
import { openAndWait, waitForQuiet, waitUntouched } from './patience.mjs';
import { onNewPhone } from './phone.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ bytes: number, requests: number, scriptBytes: number, files: string[] }} UntouchedVisit */

/**
 * A first visit in which nobody touches anything.
 *
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<UntouchedVisit>} `files` as `bytes path`, heaviest first
 */
export function visitUntouched(browser, address) {
  return onNewPhone(browser, async (page) => {
    const read = await logNetwork(page);
    await openAndWait(page, address);
    const traffic = read().sort((a, b) => b.bytes - a.bytes);
    return {
      bytes: sumBytes(traffic),
      requests: traffic.length,
      scriptBytes: sumBytes(onlyScripts(traffic)),
      files: traffic.map(({ bytes, url }) => `${bytes} ${new URL(url).pathname}`),
    };
  });
}

/**
 * A visit to a page that the browser itself scrolls half-way down, because it was there when it was reloaded.
 *
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<number>} bytes of script files, before and after reloading
 */
export function weighScriptsOfReload(browser, address) {
  return onNewPhone(browser, async (page) => {
    const read = await logNetwork(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    });
    await waitForQuiet(page);
    await page.reload({ waitUntil: 'load' });
    await waitUntouched(page);
    const isHalfWay = await page.evaluate(() => scrollY > innerHeight);
    if (!isHalfWay) throw new Error('The browser did not come back to the middle of the page.');
    return sumBytes(onlyScripts(read()));
  });
}
