import { analyticsPage, fill, pageCell, rows, toPattern } from './analytics-page.ts';
import { makeView, makeViews, storePageViews } from './page-view-storage.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

const { chart, table } = analytics;
const { columns, devices, pages } = table;

test('the first visit ever is itself the only page view', async ({ page }) => {
  const { chart: drawing, lastVisit, total, uniquePages } = analyticsPage(page);
  await page.goto('/analytics');
  await expect(total).toHaveText('1');
  await expect(uniquePages).toHaveText('1');
  await expect(lastVisit).toHaveText(/^\d\d [a-z]{3} \d{4}, \d\d:\d\d:\d\d$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(pageCell(page, 0)).toHaveText('/analytics');
  await expect(page.getByText(chart.note)).toHaveCount(0);
  await expect(drawing).toHaveAttribute('aria-label', toPattern(chart.label, { max: 1 }));
  await expect(page.getByText(analytics.setAside)).toBeHidden();
  await expect(page.getByText(analytics.full)).toBeHidden();
  await expect(page.getByRole('link', { name: analytics.homeLink })).toHaveAttribute('href', '/');
});

test(
  'page views are listed newest first, with date, title, referrer and device',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const hostile = '<img src=x onerror="alert(1)">';
    await storePageViews(page, [
      makeView({ path: '/tableta', userAgent: 'Mozilla/5.0 (Android 14; Tablet; rv:130.0) Firefox/130.0' }),
      makeView({ path: '/movil', timestamp: '2026-11-12T17:42:07.000Z', userAgent: 'iPad Mobile Tablet' }),
      makeView({
        path: '/viejo',
        timestamp: '2026-11-01T17:42:07.000Z',
        referrer: 'https://example.com/',
        title: hostile,
      }),
    ]);
    await page.goto('/analytics');
    const isShown = (column: number) => !isMobile || column !== 3;
    const names = Object.values(columns).filter((_, column) => isShown(column));
    await expect(analyticsPage(page).table.getByRole('columnheader')).toHaveText(names);
    await expect(rows(page)).toHaveCount(4);
    await expect(pageCell(page, 0)).toHaveText('/analytics');
    for (const [index, cells] of [
      ['12 nov 2026, 11:42:07', '/movil', 'Penthouse 2200', table.noReferrer, devices.mobile],
      ['10 nov 2026, 12:00:00', '/tableta', 'Penthouse 2200', table.noReferrer, devices.tablet],
      ['01 nov 2026, 11:42:07', '/viejo', hostile, 'https://example.com/', devices.desktop],
    ].entries()) {
      const row = rows(page).nth(index + 1);
      await expect(row.getByRole('cell')).toHaveText(cells.filter((_, column) => isShown(column)));
    }
  },
);

test('the chart of a few days stands beside the rankings, that of many above them', async ({ page }) => {
  const readTops = async () => {
    const ranking = await analyticsPage(page).ranking(analytics.rankings.path).boundingBox();
    const drawing = await analyticsPage(page).chart.boundingBox();
    return { ranking: ranking?.y ?? Number.NaN, drawing: drawing?.y ?? Number.NaN };
  };
  await page.goto('/analytics');
  await expect(analyticsPage(page).chart).toBeVisible();
  let { ranking, drawing } = await readTops();
  expect(ranking).toBeLessThan(drawing);
  const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString();
  await storePageViews(page, [makeView({ timestamp: lastWeek })]);
  await page.goto('/analytics');
  await expect(analyticsPage(page).total).toHaveText('2');
  ({ ranking, drawing } = await readTops());
  expect(ranking).toBeGreaterThan(drawing);
});

test('a long list is shown a hundred rows at a time', async ({ page }) => {
  const { next, position, tableHeading } = analyticsPage(page);
  await storePageViews(page, makeViews(249));
  await page.goto('/analytics');
  await expect(position).toHaveText(fill(pages.position, { from: 1, to: 100, total: 250 }));
  await expect(page.getByRole('button', { name: pages.previous })).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(pageCell(page, 0)).toHaveText('/149');
  await expect(tableHeading).toBeFocused();
  await next.click();
  await expect(position).toHaveText(fill(pages.position, { from: 201, to: 250, total: 250 }));
  await expect(pageCell(page, 49)).toHaveText('/0');
  await next.press('Enter');
  await expect(position).toHaveText(fill(pages.position, { from: 201, to: 250, total: 250 }));
});

test('an island that fails half-way says what it needs, and does not load for ever', async ({
  page,
  tolerate,
}) => {
  tolerate(/^error: TypeError/);
  await page.addInitScript(() => {
    URLSearchParams.prototype.get = () => {
      throw new TypeError('broken on purpose');
    };
  });
  await page.goto('/analytics');
  await expect(page.getByText(analytics.withoutScript)).toBeVisible();
  await expect(page.getByText(analytics.loading)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: analytics.heading })).toBeVisible();
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('dates are those of the visitor', async ({ page }) => {
    await storePageViews(page, [makeView({ timestamp: '2026-11-12T17:42:07.000Z' })]);
    await page.goto('/analytics?desde=2026-11-13&hasta=2026-11-13');
    await expect(rows(page).getByRole('cell').first()).toHaveText('13 nov 2026, 02:42:07');
  });
});
