import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';
import { currentTitle, exhibitionsSection as words, exhibitions, withStatus } from './written-words.ts';

const details = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const opener = (page: Page, name: string) =>
  page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: `${words.detailsButton} →`, exact: true });
const closer = (page: Page) => page.getByRole('button', { name: words.details.close });

async function expectClosed(page: Page) {
  await expect(details(page, currentTitle)).toBeHidden();
  await expect(opener(page, currentTitle)).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('each exhibition opens its own essay', async ({ page }) => {
  for (const [tab, status] of [
    ['Actual', 'actual'],
    ['Próximas', 'proxima'],
    ['Pasadas', 'pasada'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    for (const exhibition of withStatus(status)) {
      await opener(page, exhibition.title).click();
      const panel = details(page, exhibition.title);
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(exhibition.title);
      for (const text of [exhibition.artist, exhibition.date, ...exhibition.essay])
        await expect(panel.getByText(text, { exact: true })).toBeVisible();
      const speaker = panel.getByText(words.details.speaker, { exact: true });
      await expect(speaker).toHaveCount(exhibition.speakerName ? 1 : 0);
      await expect(panel.getByRole('link', { name: `${words.videoLink} →` })).toHaveCount(
        exhibition.videoLink ? 1 : 0,
      );
      await expect(panel.getByRole('link', { name: words.details.visit.label })).toHaveCount(
        status === 'actual' ? 1 : 0,
      );
      await closer(page).click();
      await expect(panel).toBeHidden();
    }
  }
  expect(exhibitions).toHaveLength(7);
});

test('the panel is modal: focus stays inside and what is behind does not answer', async ({ page }) => {
  await opener(page, currentTitle).click();
  await expect(closer(page)).toBeFocused();
  expect(await details(page, currentTitle).evaluate((panel) => panel.matches(':modal'))).toBe(true);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside, `stop ${stop}`).toBe(true);
  }
});

test('Escape, the button and a click beside it close the panel and return the focus', async ({
  page,
  isMobile,
}) => {
  await opener(page, currentTitle).focus();
  await page.keyboard.press('Enter');
  await expect(details(page, currentTitle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page);

  await opener(page, currentTitle).click();
  await closer(page).click();
  await expectClosed(page);

  test.skip(isMobile, 'on a phone the panel covers the screen');
  await opener(page, currentTitle).click();
  await expect(details(page, currentTitle)).toBeVisible();
  await page.mouse.click(100, 400);
  await expectClosed(page);
});

test('a long essay scrolls under its close button', async ({ page }) => {
  await opener(page, currentTitle).click();
  const last = details(page, currentTitle).getByText(withStatus('actual')[0]?.essay.at(-1) ?? '');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(closer(page)).toBeInViewport({ ratio: 1 });
});

test.describe('in a browser that knows neither `command` nor `closedby`', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      // What the browser would do by itself is its default action, which a script can prevent.
      addEventListener('click', (event) => event.preventDefault(), true);
      addEventListener('DOMContentLoaded', () => {
        for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
      });
    });
    await page.goto('/');
  });

  test('the panel opens and closes all the same', async ({ page, isMobile }) => {
    await opener(page, currentTitle).click();
    await expect(details(page, currentTitle)).toBeVisible();
    await closer(page).click();
    await expectClosed(page);

    test.skip(isMobile, 'on a phone the panel covers the screen');
    await opener(page, currentTitle).click();
    await expect(details(page, currentTitle)).toBeVisible();
    await page.mouse.click(100, 400);
    await expectClosed(page);
  });
});
