import { chromium } from '@playwright/test';
import { readRememberedBrowser } from '../browser/browser-memory.mjs';
import { QUIET_FLAGS } from '../browser/machine-browsers.mjs';
import { StepFailure } from '../steps/run-step.mjs';

/** The telephone that Lighthouse imitates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

/** Without the last one, browsers keep nothing in their cache that came with a certificate nobody trusts. */
export const BROWSER_FLAGS = [...QUIET_FLAGS, '--disable-gpu', '--ignore-certificate-errors'];

/**
 * @returns {string} path of the browser that `prepare-browser.mjs` has found
 * @throws {StepFailure} when it is gone
 */
export function findBrowser() {
  const path = readRememberedBrowser();
  if (!path) throw new StepFailure('✗ No hay navegador para las mediciones. Repite el comando.');
  return path;
}

/** @returns {Promise<import('@playwright/test').Browser>} */
export function launchBrowser() {
  return chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
}

/**
 * Hands a page of a telephone that has never been on the site, and throws the telephone away afterwards.
 *
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} visit
 * @returns {Promise<Result>}
 */
export async function onNewPhone(browser, visit) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} list name under which one of our scripts keeps a list there
 * @returns {Promise<unknown[]>} empty when there is none
 */
export async function readFromPage(page, list) {
  const found = await page.evaluate(
    /** @returns {unknown} */
    (name) => Reflect.get(window, name),
    list,
  );
  /** @type {unknown[]} */
  const items = Array.isArray(found) ? found : [];
  return items;
}
