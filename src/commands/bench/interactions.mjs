import {
  detailsButton,
  menuButton,
  nameField,
  nextButton,
  notice,
  submitButton,
  thumbnails,
  upcomingTab,
  waitForIslands,
} from './page-controls.mjs';
import { waitForQuiet } from './patience.mjs';
import { onNewPhone, readFromPage } from './phone.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const CPU_SLOWDOWN = 4;
/** Between the taps of an impatient finger, so that some fall while the islands wake. */
const TAP_PAUSE_MS = 150;
/** Until what a tap set off, such as an animation, is over. */
const AFTERMATH_MS = 700;
const IMPATIENT_TAPS = 3;

/** @type {Record<string, (page: Page) => Locator>} Spanish, for the report */
const TAPPED = {
  menú: menuButton,
  pestaña: upcomingTab,
  detalles: detailsButton,
  siguiente: nextButton,
  miniatura: (page) => thumbnails(page).nth(2),
};

/**
 * The longest time from a tap or key to the frame that answers it, on a telephone four times slower than this machine:
 * each kind of control is touched on a page of its own, while the islands sleep, while they wake, and when they are awake.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Map<string, number>>} ms by kind of control
 */
export async function measureInteractions(browser, address) {
  /** @type {Map<string, number>} */
  const longest = new Map();
  for (const [control, find] of Object.entries(TAPPED)) {
    longest.set(control, await onSlowPhone(browser, address, (page) => tapImpatiently(page, find(page))));
  }
  longest.set('escribir', await onSlowPhone(browser, address, type));
  longest.set('enviar', await onSlowPhone(browser, address, submit));
  return longest;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {(page: Page) => Promise<void>} interact
 * @returns {Promise<number>} ms of the longest interaction; 0 when all were shorter than a frame
 */
function onSlowPhone(browser, address, interact) {
  return onNewPhone(browser, async (page) => {
    await page.addInitScript(collectInteractions);
    await page.goto(address, { waitUntil: 'load' });
    await waitForQuiet(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await interact(page);
    await page.waitForTimeout(AFTERMATH_MS);
    return Math.max(0, ...(await readFromPage(page, 'benchInteractions')).map(Number));
  });
}

/** Runs in the page before anything else of it. */
function collectInteractions() {
  /** @type {number[]} */
  const durations = [];
  Reflect.set(window, 'benchInteractions', durations);
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('event')) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) durations.push(entry.duration);
    }
  }).observe(events);
}

/**
 * Taps the place of a control, several times and once more when the islands are awake. Not the control itself: a
 * browser that is asked whether a control is ready to be tapped answers only when it is not busy.
 *
 * @param {Page} page
 * @param {Locator} control
 */
async function tapImpatiently(page, control) {
  const tap = await aim(page, control);
  for (let count = 0; count < IMPATIENT_TAPS; count += 1) {
    await tap();
    await page.waitForTimeout(TAP_PAUSE_MS);
  }
  await waitForIslands(page);
  await page.waitForTimeout(AFTERMATH_MS);
  await tap();
}

/** @param {Page} page */
async function type(page) {
  const tap = await aim(page, nameField(page));
  await tap();
  await page.keyboard.type('Ana', { delay: TAP_PAUSE_MS });
  await waitForIslands(page);
  await page.keyboard.type(' Peña', { delay: TAP_PAUSE_MS });
}

/** @param {Page} page */
async function submit(page) {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form input, form textarea'))
      Reflect.set(field, 'value', 'ana@example.com');
  });
  const tap = await aim(page, submitButton(page));
  for (let count = 0; count < IMPATIENT_TAPS; count += 1) {
    await tap();
    await page.waitForTimeout(TAP_PAUSE_MS);
  }
  await notice(page).first().waitFor();
}

/**
 * Brings a control into the middle of the screen.
 *
 * @param {Page} page
 * @param {Locator} control
 * @returns {Promise<() => Promise<void>>} taps there
 */
async function aim(page, control) {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitForQuiet(page);
  await page.waitForTimeout(AFTERMATH_MS);
  const box = await control.boundingBox();
  if (!box) throw new Error('A control to be tapped is not on the page.');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
