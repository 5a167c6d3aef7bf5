import { rows } from './analytics-page.ts';
import { createPageView, storePageViews } from './page-view-storage.ts';
import { expect, test, toast } from './fixtures.ts';
import { analytics } from './fixture-content.ts';

const { notices } = analytics;

test('rows that cannot be read are told of, once, and the others are shown', async ({ page, context }) => {
  await storePageViews(page, [{ junk: true }, createPageView()]);
  await page.goto('/analytics');
  await expect(page.getByText(analytics.setAside)).toBeVisible();
  await expect(toast(page, notices.failed)).toHaveCount(1);
  await expect(rows(page)).toHaveCount(2);
  const later = await context.newPage();
  await later.goto('/analytics');
  await expect(later.getByText(analytics.setAside)).toBeVisible();
  await expect(rows(later)).toHaveCount(3);
  await expect(toast(later, notices.failed)).toHaveCount(0);
});

test('an island that fails half-way says what it needs, instead of loading for ever', async ({
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
