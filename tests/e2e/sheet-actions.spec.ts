import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sheet } from './fixture-content.ts';

/** Stands for WhatsApp, which no test asks. */
const LINKED = '/visita';
/** A page that leads on does so at once. */
const LEADS_WITHIN_MS = 500;

const shareLink = (page: Page) => page.getByRole('link', { name: sheet.share });

/** Opens the sheet in a browser where the system's own way to share ends so. */
async function openSheet(page: Page, end = 'AbortError'): Promise<void> {
  await page.goto('/ficha');
  await page.evaluate((name) => {
    const share = () => {
      console.log(name);
      return Promise.reject(new DOMException('', name));
    };
    Object.assign(navigator, { share });
  }, end);
  await shareLink(page).evaluate((link, path) => link.setAttribute('href', path), LINKED);
}

test('the link that shares opens beside the page with Ctrl, Shift and the middle button', async ({
  page,
  context,
}) => {
  await openSheet(page);
  for (const press of [
    { modifiers: ['ControlOrMeta' as const] },
    { modifiers: ['Shift' as const] },
    { button: 'middle' as const },
  ]) {
    const opened = context.waitForEvent('page');
    await shareLink(page).click(press);
    await expect(await opened).toHaveURL(LINKED);
    await page.bringToFront();
    await expect(page).toHaveURL('/ficha');
  }
});

for (const refusal of ['NotAllowedError', 'DataError'])
  test(`the link that shares leads on where the browser refuses with ${refusal}`, async ({ page }) => {
    await openSheet(page, refusal);
    await shareLink(page).click();
    await expect(page).toHaveURL(LINKED);
  });

test('the link that shares leads nowhere for whoever closes what the system offers, or has it open already', async ({
  page,
}) => {
  for (const end of ['AbortError', 'InvalidStateError']) {
    await openSheet(page, end);
    const asked = page.waitForEvent('console', (message) => message.text() === end);
    const left = page
      .waitForRequest((request) => request.isNavigationRequest(), { timeout: LEADS_WITHIN_MS })
      .catch(() => undefined);
    await shareLink(page).click();
    await asked;
    expect(await left, end).toBeUndefined();
    await expect(page).toHaveURL('/ficha');
  }
});

test('a browser that cannot print offers none', async ({ page }) => {
  // As some browsers inside of apps.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'print'));
  await page.goto('/ficha');
  await expect(shareLink(page)).toBeVisible();
  await expect(page.getByRole('button', { name: sheet.print })).toHaveCount(0);
});
