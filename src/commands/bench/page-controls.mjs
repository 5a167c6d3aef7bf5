import { words } from './site-words.mjs';

/** @typedef {import('@playwright/test').Page} Page */

export const menuButton = (/** @type {Page} */ page) =>
  page.getByRole('button', { name: words.openMenu, exact: true });

export const menu = (/** @type {Page} */ page) =>
  page.locator('[popover]').filter({ has: page.locator(`button[aria-label="${words.closeMenu}"]`) });

export const pastTab = (/** @type {Page} */ page) => page.getByRole('tab', { name: words.past, exact: true });

export const upcomingTab = (/** @type {Page} */ page) =>
  page.getByRole('tab', { name: words.upcoming, exact: true });

/** The button on the first card that is shown. */
export const detailsButton = (/** @type {Page} */ page) =>
  page.getByRole('article').filter({ visible: true }).getByRole('button', { name: words.details }).first();

/** What that button opens. */
export const details = async (/** @type {Page} */ page) => {
  const id = (await detailsButton(page).getAttribute('commandfor')) ?? '';
  return page.locator(`[id="${id}"]`);
};

const gallery = (/** @type {Page} */ page) => page.getByRole('region', { name: words.gallery, exact: true });

export const nextButton = (/** @type {Page} */ page) =>
  gallery(page).getByRole('button', { name: words.next, exact: true });

export const thumbnails = (/** @type {Page} */ page) => gallery(page).getByRole('tab');

export const slides = (/** @type {Page} */ page) =>
  gallery(page).getByRole('tabpanel', { includeHidden: true });

export const nameField = (/** @type {Page} */ page) =>
  page.getByRole('textbox', { name: words.name, exact: true });

export const submitButton = (/** @type {Page} */ page) =>
  page.getByRole('button', { name: words.submit, exact: true });

/** What says what became of a message. */
export const notice = (/** @type {Page} */ page) =>
  page.getByRole('region', { name: words.notices }).getByRole('listitem');

/**
 * Waits until no island of the page is asleep or on its way.
 *
 * @param {Page} page one on which a gesture has been made
 */
export async function waitForIslands(page) {
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}
