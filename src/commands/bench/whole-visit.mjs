import { logNetwork, onlyScripts, sumBytes } from './network-log.mjs';
import { nextButton, slides, thumbnails, waitForIslands } from './page-controls.mjs';
import { openAndWait, scrollSlowly, waitForQuiet } from './patience.mjs';
import { onNewPhone } from './phone.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} WholeVisit
 * @property {number} bytes on the wire after a slow scroll to the end and a look at every picture of the gallery
 * @property {number} galleryCount pictures that the gallery has
 * @property {number} pictures how many of them have arrived
 * @property {number} homeScriptBytes script files of the home page with its islands awake
 * @property {number} scriptBytes the same and those of `/analytics`, each file once
 */

/**
 * A visit that sees everything: scrolls to the end, presses «next» until the last picture, then opens `/analytics`.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<WholeVisit>}
 */
export function visitEverything(browser, origin) {
  return onNewPhone(browser, async (page) => {
    const read = await logNetwork(page);
    await openAndWait(page, `${origin}/`);
    await scrollSlowly(page);
    const galleryCount = await thumbnails(page).count();
    const pictures = await lookAtEveryPicture(page, galleryCount);
    await waitForIslands(page);
    await waitForQuiet(page);
    const home = read();
    await page.goto(`${origin}/analytics`);
    await page.keyboard.press('Shift');
    await waitForIslands(page);
    await waitForQuiet(page);
    return {
      bytes: sumBytes(home),
      galleryCount,
      pictures,
      homeScriptBytes: sumBytes(onlyScripts(home)),
      scriptBytes: sumOnce(onlyScripts(read())),
    };
  });
}

/**
 * @param {Page} page
 * @param {number} count
 * @returns {Promise<number>} how many pictures are there in the end
 */
async function lookAtEveryPicture(page, count) {
  for (let index = 1; index < count; index += 1) {
    await nextButton(page).tap();
    await waitForSelected(page, index);
    await waitForPicture(page, index);
  }
  return slides(page).evaluateAll(
    (all) => all.filter((slide) => (slide.querySelector('img')?.naturalWidth ?? 0) > 0).length,
  );
}

/**
 * @param {Page} page
 * @param {number} index
 */
async function waitForSelected(page, index) {
  const thumbnail = await thumbnails(page).nth(index).elementHandle();
  await page.waitForFunction((tab) => tab.getAttribute('aria-selected') === 'true', thumbnail);
}

/**
 * @param {Page} page
 * @param {number} index
 */
async function waitForPicture(page, index) {
  const slide = await slides(page).nth(index).elementHandle();
  await page.waitForFunction((panel) => {
    const picture = panel.querySelector('img');
    return picture?.complete === true && picture.naturalWidth > 0;
  }, slide);
}

/** @param {readonly import('./network-log.mjs').Traffic[]} traffic */
function sumOnce(traffic) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { url, bytes } of traffic) sizes.set(url, Math.max(bytes, sizes.get(url) ?? 0));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}
