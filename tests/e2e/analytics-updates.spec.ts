import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { PAGE_VIEWS_KEY } from '../../src/page-views/page-view.ts';
import { analyticsPage, rows } from './analytics-page.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

const { filters } = analytics;
const { periods } = filters;

// Days and hours are those of the visitor, wherever that is.
test.use({ timezoneId: 'Asia/Tokyo' });

test('what another tab records or empties is shown at once, and disturbs no search', async ({
  page,
  context,
}) => {
  const { found, search, total } = analyticsPage(page);
  await page.goto('/analytics');
  await search.pressSequentially('/anal');
  const other = await context.newPage();
  await other.goto('/analytics');
  await expect(rows(page)).toHaveCount(2);
  await search.pressSequentially('ytics');
  await expect(search).toHaveValue('/analytics');
  await other.goto('/');
  await expect(found).toHaveText(fill(filters.results, { n: 2, total: 3 }));
  await search.fill('');
  await other.evaluate((key) => localStorage.removeItem(key), PAGE_VIEWS_KEY);
  await expect(total).toHaveText('0');
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
});

for (const [occasion, come] of [
  ['the period is chosen', (page: Page) => analyticsPage(page).period(periods.today).click()],
  [
    'the page is seen again',
    (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ],
] as const)
  test(`over night today becomes another day when ${occasion}`, async ({ page }) => {
    const { filteredTotal, period } = analyticsPage(page);
    await page.clock.setFixedTime('2026-11-20T03:00:00Z');
    await page.goto('/analytics');
    await period(periods.today).click();
    await expect(filteredTotal).toHaveText('1');
    await page.clock.setFixedTime('2026-11-21T03:00:00Z');
    if (occasion === 'the period is chosen') await period(periods.week).click();
    await come(page);
    await expect(filteredTotal).toHaveText('0');
  });
