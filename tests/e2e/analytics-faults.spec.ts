import { rows } from './analytics-page.ts';
import { createPageView, storePageViews } from './page-view-storage.ts';
import { expect, test, toast } from './fixtures.ts';
import { analytics } from './fixture-content.ts';

const { notices } = analytics;

test('invalid page views are reported once', async ({ page, context }) => {
  await storePageViews(page, [{ junk: true }, createPageView()]);
  await page.goto('/analytics');
  await expect(page.getByText(analytics.setAside)).toBeVisible();
  await expect(toast(page, notices.failed)).toHaveCount(1);
  await expect(rows(page)).toHaveCount(2);
  const secondPage = await context.newPage();
  await secondPage.goto('/analytics');
  await expect(secondPage.getByText(analytics.setAside)).toBeVisible();
  await expect(rows(secondPage)).toHaveCount(3);
  await expect(toast(secondPage, notices.failed)).toHaveCount(0);
});

test('the fallback message replaces the loading message when hydration fails', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/^uncaught: TypeError: broken on purpose/);
  await page.addInitScript(() => {
    Date.prototype.getTimezoneOffset = () => {
      throw new TypeError('broken on purpose');
    };
  });
  await page.goto('/analytics');
  await expect(page.getByText(analytics.withoutScript).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(analytics.loading)).toBeHidden();
});
