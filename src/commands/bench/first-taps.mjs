import {
  details,
  detailsButton,
  menu,
  menuButton,
  nextButton,
  thumbnails,
  upcomingTab,
} from './page-controls.mjs';
import { waitForQuiet } from './patience.mjs';
import { onNewPhone } from './phone.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {{ ms: number, times: number }} TapEffect `times` is 1 when the tap was neither lost nor doubled */

/** How long an effect may be awaited, and how long afterwards a second one is looked for. */
const PATIENCE = { lostAfterMs: 8000, doubledWithinMs: 1500 };

/**
 * @typedef {object} FirstTap
 * @property {(page: Page) => Locator} control what is tapped
 * @property {(page: Page) => Locator | Promise<Locator>} changed on what the effect is seen
 * @property {string} selector what that element matches from the effect on, and still matches later
 */

/** @type {Record<'menu' | 'details' | 'tab' | 'next', FirstTap>} */
const FIRST_TAPS = {
  menu: { control: menuButton, changed: menu, selector: ':popover-open' },
  details: { control: detailsButton, changed: details, selector: '[open]' },
  tab: { control: upcomingTab, changed: upcomingTab, selector: '[aria-selected="true"]' },
  next: {
    control: nextButton,
    changed: (page) => thumbnails(page).nth(1),
    selector: '[aria-selected="true"]',
  },
};

export const TAP_NAMES = /** @type {(keyof typeof FIRST_TAPS)[]} */ (Object.keys(FIRST_TAPS));

/**
 * Taps one control of a sleeping page, which nobody has touched before.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of a server that keeps scripts back
 * @param {keyof typeof FIRST_TAPS} name
 * @returns {Promise<TapEffect>}
 */
export function tapFirst(browser, address, name) {
  return onNewPhone(browser, async (page) => {
    const { control, changed, selector } = FIRST_TAPS[name];
    await page.goto(address, { waitUntil: 'load' });
    await waitForQuiet(page);
    const element = await changed(page);
    const effect = element.evaluate(watchEffect, { selector, ...PATIENCE });
    await control(page).tap();
    return await effect;
  });
}

/**
 * Runs in the page: compares the element with the selector at each frame, from the first touch on.
 *
 * @param {Element} element
 * @param {{ selector: string, lostAfterMs: number, doubledWithinMs: number }} options
 * @returns {Promise<TapEffect>}
 */
function watchEffect(element, { selector, lostAfterMs, doubledWithinMs }) {
  return new Promise((resolve) => {
    let touchedAt = Infinity;
    let changedAt = Infinity;
    let times = 0;
    let matched = element.matches(selector);
    addEventListener('pointerdown', ({ timeStamp }) => (touchedAt = timeStamp), {
      capture: true,
      once: true,
    });
    const look = () => {
      const now = performance.now();
      const matches = element.matches(selector);
      if (matches && !matched) {
        times += 1;
        changedAt = Math.min(changedAt, now);
      }
      matched = matches;
      const isLost = times === 0 && now - touchedAt > lostAfterMs;
      if (!isLost && !(now - changedAt > doubledWithinMs)) requestAnimationFrame(look);
      // What has moved on by now, as the picture after the next one, has been done twice.
      else resolve({ ms: changedAt - touchedAt, times: matches || isLost ? times : times + 1 });
    };
    requestAnimationFrame(look);
  });
}
