import { rows } from './analytics-page.ts';
import { storePageViews } from './page-view-storage.ts';
import { expect, test, toast } from './visitor.ts';
import { analytics } from './written-words.ts';

const { notices } = analytics;

test('one tab alone tells, once, of rows that were set aside', async ({ page, context }) => {
  await storePageViews(page, [{ junk: true }]);
  await page.goto('/analytics');
  await expect(page.getByText(analytics.setAside)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/analytics');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(other)).toHaveCount(2);
  await expect(toast(other, notices.failed)).toHaveCount(0);
  await expect(toast(page, notices.failed)).toHaveCount(1);
});

test('an island that fails half-way says what it needs, instead of loading for ever', async ({
  page,
  tolerate,
}) => {
  tolerate(/^error: TypeError/);
  await page.addInitScript(() => {
    Date.prototype.getTimezoneOffset = () => {
      throw new TypeError('broken on purpose');
    };
  });
  await page.goto('/analytics');
  await expect(page.getByText(analytics.withoutScript).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(analytics.loading)).toBeHidden();
});
