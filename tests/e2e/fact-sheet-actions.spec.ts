import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { factSheet } from './fixture-content.ts';

/** Replaces the URL of WhatsApp, which the tests must not open. */
const LINK_PATH = '/visita';
/** Milliseconds within which a redirect would have started. */
const REDIRECT_MS = 500;

const shareLink = (page: Page) => page.getByRole('link', { name: factSheet.share });

/** Opens the fact sheet in a browser whose `navigator.share` rejects with an error of this name. */
async function openFactSheet(page: Page, errorName = 'AbortError'): Promise<void> {
  await page.goto('/ficha');
  await page.evaluate((name) => {
    const share = () => {
      console.log(name);
      return Promise.reject(new DOMException('', name));
    };
    Object.assign(navigator, { share });
  }, errorName);
  await shareLink(page).evaluate((link, path) => link.setAttribute('href', path), LINK_PATH);
}

// Chromium's headless shell crashes when a click opens a new tab.
test(
  'the share link opens a new tab with Ctrl, Shift or a middle click',
  { tag: '@full-browser' },
  async ({ page, context }) => {
    await openFactSheet(page);
    for (const press of [
      { modifiers: ['ControlOrMeta' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      const opened = context.waitForEvent('page');
      await shareLink(page).click(press);
      await expect(await opened).toHaveURL(LINK_PATH);
      await page.bringToFront();
      await expect(page).toHaveURL('/ficha');
    }
  },
);

test('the share link opens its URL in browsers that cannot share', async ({ page }) => {
  for (const shareError of ['NotAllowedError', 'DataError']) {
    await openFactSheet(page, shareError);
    await shareLink(page).click();
    await expect(page, shareError).toHaveURL(LINK_PATH);
  }
  // Firefox for desktop has no navigator.share().
  await openFactSheet(page);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await shareLink(page).click();
  await expect(page).toHaveURL(LINK_PATH);
});

test('the page stays open when the visitor closes the share dialog', async ({ page }) => {
  for (const errorName of ['AbortError', 'InvalidStateError']) {
    await openFactSheet(page, errorName);
    const shareCall = page.waitForEvent('console', (message) => message.text() === errorName);
    const navigation = page
      .waitForRequest((request) => request.isNavigationRequest(), { timeout: REDIRECT_MS })
      .catch(() => undefined);
    await shareLink(page).click();
    await shareCall;
    expect(await navigation, errorName).toBeUndefined();
    await expect(page).toHaveURL('/ficha');
  }
});

test('the print button is hidden in browsers that cannot print', async ({ page }) => {
  // Some in-app browsers have no window.print().
  await page.addInitScript(() => Reflect.deleteProperty(window, 'print'));
  await page.goto('/ficha');
  await expect(shareLink(page)).toBeVisible();
  await expect(page.getByRole('button', { name: factSheet.print })).toHaveCount(0);
});
