import { fill, historyPage, pageCell, rows } from './history-page.ts';
import { makeView, storeHistory } from './history-storage.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

const RECORDS = 20_000;
const NODES = 3_000;
const MINUTE_MS = 60_000;

test.beforeEach(async ({ page }) => {
  const views = Array.from({ length: RECORDS - 1 }, (_, index) =>
    makeView({
      path: `/${index % 500}`,
      timestamp: new Date(Date.now() - (RECORDS - index) * 30 * MINUTE_MS).toISOString(),
      referrer: index % 3 === 0 ? 'https://www.google.com/' : '',
    }),
  );
  await storeHistory(page, views);
  await page.goto('/analytics');
  await expect(historyPage(page).total).toHaveText(String(RECORDS));
});

test('twenty thousand visits need few nodes, whatever is open', async ({ page }) => {
  const { chart, position } = historyPage(page);
  await expect(chart).toBeVisible();
  await expect(position).toHaveText(`1 a 100 de ${RECORDS}`);
  await page.getByRole('button', { name: analytics.chart.whole }).click();
  await page.getByText(analytics.chart.table).click();
  await expect(page.getByRole('table', { name: analytics.chart.table })).toBeVisible();
  const nodes = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 0;
    while (walker.nextNode()) count += 1;
    return count;
  });
  expect(nodes).toBeLessThan(NODES);
});

test('its pages are turned, searched and filtered', async ({ page }) => {
  const { filteredTotal, next, position, ranking, search, total } = historyPage(page);
  await next.click();
  await expect(position).toHaveText(`101 a 200 de ${RECORDS}`);
  await expect(rows(page)).toHaveCount(100);
  await search.fill('google');
  await expect(position).toHaveText('1 a 100 de 6667');
  await search.fill('/499');
  await expect(pageCell(page, 0)).toHaveText('/499');
  await expect(filteredTotal).toHaveText(`39 ${fill(analytics.cards.filtered.ofTotal, { total: RECORDS })}`);
  await search.fill('');
  await expect(total).toHaveText(String(RECORDS));
  await ranking(analytics.rankings.path).getByRole('button').first().click();
  await expect(rows(page)).toHaveCount(40);
});
