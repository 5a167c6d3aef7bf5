import type { Page } from '@playwright/test';
import { button as submitter, MESSAGE, write } from './contact-page.ts';
import { recordTabOrder } from './tab-order.ts';
import { expect, openHydrated, test, toast } from './fixtures.ts';
import { contact, site } from './fixture-content.ts';

test.slow();

const { notices } = contact.form;

async function send(page: Page): Promise<void> {
  await write(page, MESSAGE);
  await submitter(page).press('Enter');
}

test('the first stop of a page, with the bar or without it, skips to the content', async ({ page }) => {
  for (const path of ['/', '/analytics']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: site.skipLink });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test.describe('the notice of a message', () => {
  const closer = (page: Page) => page.getByRole('button', { name: site.notices.close });
  /** The pointer over it keeps it on the page, while the focus is still where the message was sent. */
  async function sendAndHover(page: Page): Promise<void> {
    await send(page);
    await toast(page, notices.sent).hover();
    await expect(submitter(page)).toBeFocused();
  }

  test.beforeEach(async ({ page }) => {
    await openHydrated(page);
  });

  test('is closed by Escape, beside it and in it, and the focus is where it was', async ({ page }) => {
    for (const { focused, tabs, back } of [
      { focused: submitter(page), tabs: 0, back: submitter(page) },
      // After the address that the form gives while nothing is sent, and the message itself.
      { focused: closer(page), tabs: 3, back: page.locator('#contact-sent').getByRole('link') },
    ]) {
      await sendAndHover(page);
      for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
      await expect(focused).toBeFocused();
      // One that ends a composition is the browser's.
      await focused.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
      await expect(toast(page, notices.sent)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(toast(page, notices.sent)).toHaveCount(0);
      await expect(back).toBeFocused();
    }
  });

  test('is a stop of Tab, there and back, and covers no other', async ({ page }) => {
    await sendAndHover(page);
    const { names, faults } = await recordTabOrder(page, 'Tab', true);
    expect(names.slice(2, 4)).toEqual([site.notices.close, contact.privacy.link]);
    expect(faults).toEqual([]);
    expect((await recordTabOrder(page, 'Shift+Tab', true)).faults).toEqual([]);
  });

  test('leaves in sight what has the focus, at 400 % zoom too', async ({ page }) => {
    // 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await send(page);
    await expect(page.getByText(notices.sent.text).first()).toBeInViewport();
    await expect(submitter(page)).toBeFocused();
    // Playwright refuses to hover over what something else covers.
    await submitter(page).hover({ trial: true });
  });
});
