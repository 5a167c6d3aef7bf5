import type { Page } from '@playwright/test';
import { button as submitter, MESSAGE, fillForm } from './contact-page.ts';
import { recordTabOrder } from './tab-order.ts';
import { expect, openHydrated, test, toast } from './fixtures.ts';
import { contact, site } from './fixture-content.ts';

test.slow();

const { notices } = contact.form;

async function submitMessage(page: Page): Promise<void> {
  await fillForm(page, MESSAGE);
  await submitter(page).press('Enter');
}

test('the first tab stop of a page is a link to its content', async ({ page }) => {
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

test.describe('the toast of a sent message', () => {
  const closer = (page: Page) => page.getByRole('button', { name: site.notices.close });
  /** Sends a message and hovers over the toast, which keeps the toast open. The focus stays on the submit button. */
  async function submitAndHover(page: Page): Promise<void> {
    await submitMessage(page);
    await toast(page, notices.sent).hover();
    await expect(submitter(page)).toBeFocused();
  }

  test.beforeEach(async ({ page }) => {
    await openHydrated(page);
  });

  test('the toast returns the focus when Escape closes it', async ({ page }) => {
    for (const { focused, tabs, returnTarget } of [
      { focused: submitter(page), tabs: 0, returnTarget: submitter(page) },
      // The close button follows the email address and the link to the message.
      { focused: closer(page), tabs: 3, returnTarget: page.locator('#contact-sent').getByRole('link') },
    ]) {
      await submitAndHover(page);
      for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
      await expect(focused).toBeFocused();
      // Escape during an IME composition only ends the composition.
      await focused.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
      await expect(toast(page, notices.sent)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(toast(page, notices.sent)).toHaveCount(0);
      await expect(returnTarget).toBeFocused();
    }
  });

  test('the toast is a tab stop and leaves the other tab stops visible', async ({ page }) => {
    await submitAndHover(page);
    const { names, faults } = await recordTabOrder(page, 'Tab', true);
    expect(names.slice(2, 4)).toEqual([site.notices.close, contact.privacy.link]);
    expect(faults).toEqual([]);
    expect((await recordTabOrder(page, 'Shift+Tab', true)).faults).toEqual([]);
  });

  test('the toast leaves the focused button visible at 400 % zoom', async ({ page }) => {
    // 320 × 256 CSS pixels correspond to 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await submitMessage(page);
    await expect(page.getByText(notices.sent.text).first()).toBeInViewport();
    await expect(submitter(page)).toBeFocused();
    // Playwright rejects a hover over a covered element.
    await submitter(page).hover({ trial: true });
  });
});
