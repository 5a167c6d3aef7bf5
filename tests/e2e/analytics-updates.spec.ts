import { fill } from '../../src/fill.ts';
import { PAGE_VIEWS_KEY } from '../../src/page-views/page-view.ts';
import { analyticsPage, rows } from './analytics-page.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

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
  await expect(found).toHaveText(fill(analytics.table.results, { n: 2, total: 3 }));
  await search.fill('');
  await other.evaluate((key) => localStorage.removeItem(key), PAGE_VIEWS_KEY);
  await expect(total).toHaveText('0');
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
});
