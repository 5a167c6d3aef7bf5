import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { analyticsPage, pageCell, rows } from './analytics-page.ts';
import { makeView, storePageViews } from './page-view-storage.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

const { chart, filters, rankings, table, tools } = analytics;
const { periods } = filters;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

// Days and hours are those of the visitor, wherever that is.
test.use({ timezoneId: 'Asia/Tokyo' });

test('what a period and a search leave is announced', async ({ page }) => {
  const { found, period, search } = analyticsPage(page);
  await storePageViews(page, [makeView({ timestamp: daysAgo(20) })]);
  await page.goto('/analytics');
  await expect(found).toBeEmpty();
  await expect(found).not.toHaveAttribute('role');
  await period(periods.week).click();
  await expect(found).toHaveText(fill(filters.results, { n: 1, total: 2 }));
  await search.fill('kilos');
  await expect(found).toHaveText(filters.noResults);
});

test('periods and search filter everything that is shown', async ({ page }) => {
  const { filteredTotal, period, ranking, search, total } = analyticsPage(page);
  await storePageViews(page, [
    makeView({ path: '/planos', timestamp: daysAgo(60), title: 'Exhibición: Noventa kilos' }),
    makeView({ path: '/planos', timestamp: daysAgo(20) }),
    makeView({ path: '/planos', timestamp: daysAgo(19) }),
    ...[5, 4, 3, 3].map((days) => makeView({ path: '/prensa', timestamp: daysAgo(days) })),
  ]);
  await page.goto('/analytics');
  const ranked = ranking(rankings.path).getByRole('listitem');
  const named = (path: string, visits: number, title = 'Penthouse 2200') =>
    `${title} ${path} ${rankings.visits} ${visits}`;
  await expect(ranked).toHaveText([
    named('/prensa', 4),
    named('/planos', 3),
    named('/analytics', 1, analytics.title),
  ]);
  const heading = fill(chart.heading, { unit: chart.units.week.name });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();

  await period(periods.month).click();
  await expect(rows(page)).toHaveCount(7);
  await period(periods.week).click();
  await expect(period(periods.week)).toHaveAttribute('aria-pressed', 'true');
  await expect(filteredTotal).toHaveText('5');
  await expect(total).toBeHidden();
  await expect(ranked).toHaveText([named('/prensa', 4), named('/analytics', 1, analytics.title)]);
  await page.getByText(chart.table).click();
  const figures = page.getByRole('table', { name: chart.table });
  await expect(figures.getByRole('columnheader')).toHaveText([chart.units.day.column, chart.visits]);
  await expect(figures.getByRole('cell')).toHaveText(['0', '1', '1', '2', '0', '0', '1']);

  await search.fill('kilos EXHIBICION');
  await expect(page.getByText(filters.noResults)).toBeVisible();
  await expect(page.getByText(analytics.empty)).toBeHidden();
  await period(periods.all).click();
  await expect(pageCell(page, 0)).toHaveText('/planos');
});

test('days of one choice filter everything that is shown, from one of them on or both', async ({ page }) => {
  const { filteredTotal, period, total } = analyticsPage(page);
  await storePageViews(
    page,
    [12, 11, 10].map((day) => makeView({ timestamp: `2026-11-${day}T12:00:00Z` })),
  );
  await page.goto('/analytics');
  await period(periods.own).click();
  await expect(total).toHaveText('4');
  await page.getByLabel(filters.from, { exact: true }).fill('2026-11-11');
  await expect(filteredTotal).toHaveText('3');
  await page.getByLabel(filters.to, { exact: true }).fill('2026-11-12');
  await expect(filteredTotal).toHaveText('2');
  await period(periods.all).click();
  await expect(total).toHaveText('4');
});

test('what can be done with the page views stands before the chart and the table', async ({ page }) => {
  await page.goto('/analytics');
  const bottom = await analyticsPage(page).empty.evaluate((button) => button.getBoundingClientRect().bottom);
  const readTop = (name: string) =>
    page
      .getByRole('heading', { name, exact: true })
      .evaluate((heading) => heading.getBoundingClientRect().top);
  for (const name of [fill(chart.heading, { unit: chart.units.day.name }), table.heading])
    expect(bottom).toBeLessThan(await readTop(name));
});

const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148';
const OLD_VIEWS = [
  makeView({ path: '/prensa', userAgent: PHONE, timestamp: daysAgo(40) }),
  makeView({ path: '/prensa', timestamp: daysAgo(40), referrer: 'https://example.com/' }),
  makeView({ path: '/planos', timestamp: daysAgo(40) }),
];
const rowToPress = (page: Page) =>
  analyticsPage(page)
    .ranking(rankings.path)
    .getByRole('button', { name: /\/prensa/ });

test("the site's own pages are no referrers", async ({ page, baseURL }) => {
  await storePageViews(page, [
    makeView({ referrer: 'https://example.com/' }),
    makeView({ referrer: `${baseURL}/prensa` }),
  ]);
  await page.goto('/analytics');
  await expect(analyticsPage(page).ranking(rankings.referrer).getByRole('button')).toHaveText([
    `${table.noReferrer} ${rankings.visits} 1`,
    `https://example.com/ ${rankings.visits} 1`,
  ]);
});

test('a row of a ranking that is pressed shows its page views alone, on a screen and in a CSV', async ({
  page,
}) => {
  const { filteredTotal, ranking, total } = analyticsPage(page);
  await storePageViews(page, OLD_VIEWS);
  await page.goto('/analytics');
  const devices = ranking(rankings.device).getByRole('listitem');
  const row = rowToPress(page);
  await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(filteredTotal).toHaveText('2');
  await expect(devices).toHaveText([
    `${table.devices.desktop} ${rankings.visits} 1`,
    `${table.devices.mobile} ${rankings.visits} 1`,
  ]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: tools.exportFiltered }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  await row.click();
  await expect(total).toHaveText('4');
  await expect(page.getByRole('button', { name: tools.exportFiltered })).toHaveCount(0);
});

test('where a filter leaves no row to press again the chosen one is beside the search', async ({ page }) => {
  const { filteredTotal, period } = analyticsPage(page);
  await storePageViews(page, OLD_VIEWS);
  await page.goto('/analytics');
  await rowToPress(page).click();
  await period(periods.today).click();
  await expect(page.getByText(filters.noResults)).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: '/prensa' }).click();
  await expect(filteredTotal).toHaveText('1');
});

test('a ranking of more than six opens to all of them', async ({ page }) => {
  const { ranking } = analyticsPage(page);
  const views = Array.from({ length: 8 }, (_, index) => makeView({ path: `/${index}` }));
  await storePageViews(page, views);
  await page.goto('/analytics');
  const rowsOfPages = ranking(rankings.path).getByRole('listitem').filter({ visible: true });
  await expect(rowsOfPages).toHaveCount(6);
  await page.getByText(fill(rankings.all, { n: '9' })).click();
  await expect(rowsOfPages).toHaveCount(9);
});
