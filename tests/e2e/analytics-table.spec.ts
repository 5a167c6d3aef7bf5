import { interpolate } from '../../src/i18n/interpolate.ts';
import { analyticsPage, rows } from './analytics-page.ts';
import { createPageView, storePageViews } from './page-view-storage.ts';
import { expect, test } from './fixtures.ts';
import { analytics } from './fixture-content.ts';

const { chart, table } = analytics;
const { columns, devices } = table;

// The table displays dates and times in the visitor's time zone.
test.use({ timezoneId: 'Asia/Tokyo' });

/** Friday 20 November in Tokyo, which is nine hours ahead of UTC. */
const FRIDAY_NOON = '2026-11-20T03:00:00Z';
const TEN_MINUTES_BEFORE_FRIDAY = '2026-11-19T14:50:00Z';

test(
  'the table lists page views with their details, newest first',
  { tag: '@desktop-and-phone' },
  async ({ page, isMobile }) => {
    const title = '<img src=x onerror="alert(1)">';
    const referrer = 'https://example.com/';
    await storePageViews(page, [
      createPageView({
        path: '/tableta',
        userAgent: 'Mozilla/5.0 (Android 14; Tablet; rv:130.0) Firefox/130.0',
      }),
      createPageView({
        path: '/movil',
        timestamp: '2026-11-12T17:42:07.000Z',
        userAgent: 'iPad Mobile Tablet',
      }),
      createPageView({ path: '/movil', timestamp: '2026-11-01T17:42:07.000Z', referrer, title }),
    ]);
    await page.goto('/analytics');
    const isVisibleColumn = (index: number) => !isMobile || index !== 3;
    const headings = Object.values(columns).filter((_, index) => isVisibleColumn(index));
    await expect(analyticsPage(page).table.getByRole('columnheader')).toHaveText(headings);
    await expect(rows(page)).toHaveCount(4);
    const { lastVisit, uniquePages } = analyticsPage(page);
    await expect(uniquePages).toHaveText('3');
    await expect(lastVisit).toHaveText(/^\d\d [a-z]{3} \d{4}, \d\d:\d\d:\d\d$/);
    await expect(rows(page).first()).toContainText(await lastVisit.innerText());
    for (const [rowIndex, cells] of [
      ['13 nov 2026, 02:42:07', '/movil', 'Penthouse 2200', table.noReferrer, devices.mobile],
      ['11 nov 2026, 03:00:00', '/tableta', 'Penthouse 2200', table.noReferrer, devices.tablet],
      ['02 nov 2026, 02:42:07', '/movil', title, referrer, devices.desktop],
    ].entries()) {
      const row = rows(page).nth(rowIndex + 1);
      await expect(row.getByRole('cell')).toHaveText(cells.filter((_, index) => isVisibleColumn(index)));
    }
  },
);

test('the chart summarizes the page views of the last fourteen days', async ({ page }) => {
  await page.clock.setFixedTime(FRIDAY_NOON);
  // 11 and 15 November have equally many visits. The summary names the earlier date.
  const dates = ['2026-11-06', '2026-11-07', '2026-11-11', '2026-11-11', '2026-11-15', '2026-11-15'];
  await storePageViews(
    page,
    dates.map((date) => createPageView({ timestamp: `${date}T03:00:00Z` })),
  );
  await page.goto('/analytics');
  const label = { from: '7 de noviembre', to: '20 de noviembre', max: '2', maxDay: '11 de noviembre' };
  await expect(page.getByRole('img', { name: interpolate(chart.label, label), exact: true })).toBeVisible();
  // Columns are proportional to their visits, and the highest leaves only room for its number.
  const heights = await page
    .locator('.views-chart svg line:not(.views-today)')
    .evaluateAll((lines) => lines.map((line) => 100 - parseFloat(line.getAttribute('y1') ?? '')));
  const [height = 0] = heights;
  expect(heights).toEqual([height, 2 * height, 2 * height, height]);
  expect(2 * height).toBeGreaterThan(80);
  await page.getByText(chart.table).click();
  const figures = page.getByRole('table', { name: chart.table });
  await expect(figures.getByRole('columnheader')).toHaveText([chart.day, chart.visits]);
  await expect(figures.getByRole('cell')).toHaveText('1 0 0 0 2 0 0 0 2 0 0 0 0 1'.split(' '));
});

test('the chart ends with the new date after midnight', async ({ page }) => {
  await page.clock.install({ time: TEN_MINUTES_BEFORE_FRIDAY });
  await page.goto('/analytics');
  const maximum = { max: '1', maxDay: '19 de noviembre' };
  const labelBefore = { ...maximum, from: '6 de noviembre', to: '19 de noviembre' };
  await expect(
    page.getByRole('img', { name: interpolate(chart.label, labelBefore), exact: true }),
  ).toBeVisible();
  const highlighted = page.locator('.views-today');
  await expect(highlighted).toHaveCount(1);
  await page.clock.fastForward('10:00');
  const labelAfter = { ...maximum, from: '7 de noviembre', to: '20 de noviembre' };
  await expect(
    page.getByRole('img', { name: interpolate(chart.label, labelAfter), exact: true }),
  ).toBeVisible();
  // The new date has no page views yet.
  await expect(highlighted).toHaveCount(0);
});
