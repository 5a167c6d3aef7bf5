import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PAGE_VIEWS_KEY, SET_ASIDE_KEY } from '../../src/page-views/page-view.ts';
import { fill } from '../../src/fill.ts';
import { analyticsPage, pageCell, rows } from './analytics-page.ts';
import { makeView, readStored, storePageViews } from './page-view-storage.ts';
import { expect, test, toast } from './visitor.ts';
import { analytics } from './written-words.ts';

const { cards, chart, filters, notices, rankings, table, tools } = analytics;
const { columns, devices, pages } = table;
const { periods } = filters;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

// Days and hours are those of the visitor, wherever that is.
test.use({ timezoneId: 'Asia/Tokyo' });

test(
  'page views are listed newest first, with date, title, referrer and device',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const title = '<img src=x onerror="alert(1)">';
    const referrer = 'https://example.com/';
    await storePageViews(page, [
      makeView({ path: '/tableta', userAgent: 'Mozilla/5.0 (Android 14; Tablet; rv:130.0) Firefox/130.0' }),
      makeView({ path: '/movil', timestamp: '2026-11-12T17:42:07.000Z', userAgent: 'iPad Mobile Tablet' }),
      makeView({ path: '/movil', timestamp: '2026-11-01T17:42:07.000Z', referrer, title }),
    ]);
    await page.goto('/analytics');
    const isShown = (column: number) => !isMobile || column !== 3;
    const names = Object.values(columns).filter((_, column) => isShown(column));
    await expect(analyticsPage(page).table.getByRole('columnheader')).toHaveText(names);
    await expect(rows(page)).toHaveCount(4);
    const { lastVisit, uniquePages } = analyticsPage(page);
    await expect(uniquePages).toHaveText('3');
    await expect(lastVisit).toHaveText(/^\d\d [a-z]{3} \d{4}, \d\d:\d\d:\d\d$/);
    await expect(rows(page).first()).toContainText(await lastVisit.innerText());
    for (const [index, cells] of [
      ['13 nov 2026, 02:42:07', '/movil', 'Penthouse 2200', table.noReferrer, devices.mobile],
      ['11 nov 2026, 03:00:00', '/tableta', 'Penthouse 2200', table.noReferrer, devices.tablet],
      ['02 nov 2026, 02:42:07', '/movil', title, referrer, devices.desktop],
    ].entries()) {
      const row = rows(page).nth(index + 1);
      await expect(row.getByRole('cell')).toHaveText(cells.filter((_, column) => isShown(column)));
    }
  },
);

test('a long list is shown fifty rows at a time, and another filter starts at its first row', async ({
  page,
}) => {
  const { next, period, position, previous, tableHeading } = analyticsPage(page);
  const expectPosition = (from: number, to: number) =>
    expect(position).toHaveText(fill(pages.position, { from, to, total: 120 }));
  const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  const views = Array.from({ length: 119 }, (_, index) =>
    makeView({ path: `/${index}`, timestamp: minute(index) }),
  );
  await storePageViews(page, views);
  await page.goto('/analytics');
  await expectPosition(1, 50);
  await expect(previous).toBeDisabled();
  await next.click();
  await expectPosition(51, 100);
  await expect(pageCell(page, 0)).toHaveText('/69');
  await expect(tableHeading).toBeFocused();
  await next.click();
  await expectPosition(101, 120);
  await expect(next).toBeDisabled();
  await previous.click();
  await expectPosition(51, 100);
  await period(periods.today).click();
  await expect(position).toBeHidden();
  await period(periods.all).click();
  await expectPosition(1, 50);
});

test('periods and search filter everything that is shown, and what they leave is announced', async ({
  page,
}) => {
  const { filteredTotal, found, period, ranking, search, total } = analyticsPage(page);
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
  await expect(found).toBeEmpty();

  await period(periods.month).click();
  await expect(rows(page)).toHaveCount(7);
  await period(periods.week).click();
  await expect(period(periods.week)).toHaveAttribute('aria-pressed', 'true');
  await expect(found).toHaveText(fill(filters.results, { n: 5, total: 8 }));
  await expect(found).not.toHaveAttribute('role');
  await expect(filteredTotal).toHaveText('5');
  await expect(total).toBeHidden();
  await expect(ranked).toHaveText([named('/prensa', 4), named('/analytics', 1, analytics.title)]);
  await page.getByText(chart.table).click();
  const figures = page.getByRole('table', { name: chart.table });
  await expect(figures.getByRole('columnheader')).toHaveText([chart.units.day.column, chart.visits]);
  await expect(figures.getByRole('cell')).toHaveText(['0', '1', '1', '2', '0', '0', '1']);

  await search.fill('kilos EXHIBICION');
  await expect(found).toHaveText(filters.noResults);
  await expect(page.getByText(analytics.empty)).toBeHidden();
  await period(periods.all).click();
  await expect(pageCell(page, 0)).toHaveText('/planos');
});

test('what another tab records or empties is shown at once, through the filter, and takes neither focus nor text', async ({
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

test('of rows that were set aside the first tab tells, once, and no other', async ({ page, context }) => {
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

test('an island that fails half-way says what it needs, and does not load for ever', async ({
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

/** What spreadsheets, parsers and pages could stumble over. */
const HOSTILE = [
  makeView({ title: '=HYPERLINK("https://example.com/";"Ver")', path: '/formula' }),
  makeView({ title: '<img src=x onerror="alert(1)">\n"comillas", comas; y ñ 🎨', referrer: '@SUM(1)' }),
  { ...makeView({ path: '/extra' }), note: 'A field that this site does not know' },
  makeView({ path: '/extra' }),
  makeView({ path: '/extra' }),
];

test('the CSV holds every page view, also those that a filter hides', async ({ page }) => {
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  const { filteredTotal, period, total } = analyticsPage(page);
  await expect(total).toHaveText('6');
  await period(filters.periods.today).click();
  await expect(filteredTotal).toHaveText('1');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: tools.exportCsv }).click();
  const download = await downloading;
  const name = download.suggestedFilename().replace(/\d{4}-\d\d-\d\d/, '{day}');
  expect(name).toBe(`${tools.fileName}.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`/formula,"'=HYPERLINK(""https://example.com/"";""Ver"")"`);
});

test('emptying asks first, and no means no', async ({ page }) => {
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  const question = page.waitForEvent('dialog');
  const click = analyticsPage(page).empty.click();
  expect((await question).message()).toBe(fill(tools.confirm, { n: 6 }));
  await (await question).dismiss();
  await click;
  expect(await readStored(page)).toHaveLength(6);
});

test('emptied, the page says so, keeps nothing and counts anew', async ({ page, context }) => {
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  const { empty, lastVisit, table, total } = analyticsPage(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.evaluate((key) => localStorage.setItem(key, '{roto'), SET_ASIDE_KEY);
  await empty.click();
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
  await expect(toast(page, notices.empty)).toContainText(notices.empty.text);
  await expect(page.getByText(analytics.empty, { exact: true })).toBeFocused();
  for (const gone of [empty, page.getByRole('button', { name: tools.exportCsv })])
    await expect(gone).toHaveCount(0);
  await expect(table).toBeHidden();
  await expect(total).toHaveText('0');
  await expect(lastVisit).toHaveText(cards.noVisit);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const other = await context.newPage();
  await other.goto('/');
  await expect(total).toHaveText('1');
  await expect(toast(page, notices.empty)).toBeHidden();
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

test('a row of a ranking is pressed to see its page views alone, on a screen and in a CSV, and pressed again to see all', async ({
  page,
  baseURL,
}) => {
  const { filteredTotal, period, ranking, total } = analyticsPage(page);
  const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148';
  await storePageViews(page, [
    makeView({ path: '/prensa', userAgent: PHONE, timestamp: daysAgo(40) }),
    makeView({ path: '/prensa', timestamp: daysAgo(40), referrer: 'https://example.com/' }),
    makeView({ path: '/planos', timestamp: daysAgo(40), referrer: `${baseURL}/prensa` }),
  ]);
  await page.goto('/analytics');
  const devices = ranking(rankings.device).getByRole('listitem');
  const row = ranking(rankings.path).getByRole('button', { name: /\/prensa/ });
  // The site's own pages are no referrers.
  await expect(ranking(rankings.referrer).getByRole('button')).toHaveText([
    `${table.noReferrer} ${rankings.visits} 2`,
    `https://example.com/ ${rankings.visits} 1`,
  ]);
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

  // Where no page view is left there is no row to press again.
  await row.click();
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
