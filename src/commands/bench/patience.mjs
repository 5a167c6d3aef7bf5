const QUIET_TIMEOUT_MS = 15_000;
const UNTOUCHED_MS = 2500;
const SCROLL_PAUSE_MS = 200;
const SCREENS_PER_STEP = 1 / 3;

/**
 * Opens an address and leaves the page alone until the network has been quiet, and then for a while more, so that what a
 * page asks for by itself is there.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 */
export async function openAndWait(page, address) {
  await page.goto(address, { waitUntil: 'load' });
  await waitUntouched(page);
}

/** @param {import('@playwright/test').Page} page */
export async function waitUntouched(page) {
  await waitForQuiet(page);
  await page.waitForTimeout(UNTOUCHED_MS);
}

/**
 * A page that never falls quiet is measured as it is then.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function waitForQuiet(page) {
  await page.waitForLoadState('networkidle', { timeout: QUIET_TIMEOUT_MS }).catch(() => undefined);
}

/**
 * Scrolls to the end as a reader does, a third of a screen every 200 ms.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function scrollSlowly(page) {
  while (await page.evaluate(scrollOn, SCREENS_PER_STEP)) await page.waitForTimeout(SCROLL_PAUSE_MS);
  await waitForQuiet(page);
  await page.waitForTimeout(SCROLL_PAUSE_MS);
}

/**
 * Runs in the page.
 *
 * @param {number} screens
 * @returns {boolean} false at the end
 */
function scrollOn(screens) {
  const before = scrollY;
  scrollBy({ top: innerHeight * screens, behavior: 'instant' });
  return scrollY > before;
}
