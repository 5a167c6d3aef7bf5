import { analyticsPage, fill, pageCell, rows, toPattern } from './analytics-page.ts';
import { makeView, storePageViews } from './page-view-storage.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

const { cards, chart, filters, rankings } = analytics;
const { devices } = analytics.table;
const DAY_MS = 86_400_000;
const PHONE_AGENT = 'Mozilla/5.0 (Android 16) Mobile';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const dayOf = (timestamp: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(Date.parse(timestamp));

/** Seven page views, the oldest sixty days ago; that of /analytics is the eighth. */
const VIEWS = [
  makeView({ path: '/planos', timestamp: daysAgo(60), title: 'Exhibición: Noventa kilos' }),
  makeView({ path: '/planos', timestamp: daysAgo(20), referrer: 'https://example.com/' }),
  makeView({ path: '/planos', timestamp: daysAgo(19), userAgent: PHONE_AGENT }),
  makeView({ path: '/', timestamp: daysAgo(5) }),
  makeView({ path: '/', timestamp: daysAgo(4), referrer: 'https://example.com/' }),
  makeView({ path: '/prensa', timestamp: daysAgo(3), userAgent: PHONE_AGENT }),
  makeView({ path: '/prensa', timestamp: daysAgo(3) }),
];

test.beforeEach(async ({ page }) => {
  await storePageViews(page, VIEWS);
  await page.goto('/analytics');
  await expect(rows(page)).toHaveCount(8);
});

test('a ranked page filters, the others stay to be chosen instead, and Back takes each choice back', async ({
  page,
}) => {
  const { total, filteredTotal, ranking } = analyticsPage(page);
  const pages = ranking(rankings.path).getByRole('button');
  const visits = rankings.visits;
  const names = [`/planos ${visits} 3`, `/ ${visits} 2`, `/prensa ${visits} 2`, `/analytics ${visits} 1`];
  await expect(pages).toHaveText(names);
  await pages.first().click();
  await expect(pages.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(3);
  await expect(filteredTotal).toHaveText(`3 ${fill(cards.filtered.ofTotal, { total: 8 })}`);
  await expect(total).toBeHidden();
  await expect(page).toHaveURL('/analytics?pagina=/planos');
  await expect(pages).toHaveText(names);
  await pages.nth(1).click();
  await expect(page).toHaveURL('/analytics?pagina=/');
  await expect(rows(page)).toHaveCount(2);

  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();
  await expect(total).toHaveText('8');
  await expect(pages.first()).toHaveAttribute('aria-pressed', 'false');
  await page.goForward();
  await pages.first().click();
  await expect(rows(page)).toHaveCount(8);
  await expect(page).toHaveURL('/analytics');
});

test('a value in the table filters by itself, and the focus goes to the heading of the new rows', async ({
  page,
}) => {
  const { active, tableHeading } = analyticsPage(page);
  await pageCell(page, 1).getByRole('button', { name: '/prensa' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(tableHeading).toBeFocused();
  await expect(pageCell(page, 0).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await rows(page).first().getByRole('button', { name: devices.desktop }).click();
  await expect(rows(page)).toHaveCount(1);
  await pageCell(page, 0).getByRole('button').press('Enter');
  await expect(active.getByRole('listitem')).toContainText([devices.desktop]);
});

test('periods are calendar days, the chart and its figures follow them, and what is left is announced', async ({
  page,
}) => {
  const { chart: drawing, period } = analyticsPage(page);
  await period(filters.periods.today).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/analytics?periodo=hoy');
  await period(filters.periods.month).click();
  await expect(rows(page)).toHaveCount(7);
  await period(filters.periods.week).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(period(filters.periods.week)).toHaveAttribute('aria-pressed', 'true');
  await expect(drawing).toHaveAttribute('aria-label', toPattern(chart.label, { max: 2 }));
  const news = fill(filters.results, { n: 5, total: 8 });
  await expect(page.getByRole('status').filter({ hasText: news })).toBeAttached();

  await page.getByText(chart.table).click();
  const figures = page.getByRole('table', { name: chart.table });
  await expect(figures.getByRole('columnheader')).toHaveText([chart.day, chart.visits]);
  await expect(figures.getByRole('cell')).toHaveText(['0', '1', '1', '2', '0', '0', '1']);
  await period(filters.periods.all).click();
  await expect(page).toHaveURL('/analytics');

  const whole = page.getByRole('button', { name: chart.whole });
  await whole.click();
  await expect(page.getByRole('heading', { name: chart.week.heading })).toBeVisible();
  await expect(drawing).toHaveAttribute('aria-label', toPattern(chart.week.label, {}));
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await whole.click();
  await expect(page.getByText(chart.note)).toBeVisible();
});

test('two dates are a period of their own', async ({ page }) => {
  const { active, period } = analyticsPage(page);
  const from = page.getByLabel(filters.from, { exact: true });
  const to = page.getByLabel(filters.to, { exact: true });
  await expect(from).toBeHidden();
  await period(filters.periods.range).click();
  await expect(rows(page)).toHaveCount(7);
  await expect(to).toHaveValue(dayOf(daysAgo(0)));
  await from.fill(dayOf(daysAgo(61)));
  await to.fill(dayOf(daysAgo(20)));
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(`/analytics?desde=${dayOf(daysAgo(61))}&hasta=${dayOf(daysAgo(20))}`);
  await to.fill('');
  await expect(rows(page)).toHaveCount(2);
  await active.getByRole('button').click();
  await expect(rows(page)).toHaveCount(8);
  await expect(period(filters.periods.all)).toBeFocused();
});

test('a search is no step of its own for Back, and its address opens the same view elsewhere', async ({
  page,
  context,
}) => {
  const { search } = analyticsPage(page);
  const steps = await page.evaluate(() => window.history.length);
  await search.pressSequentially('kilos EXHIBICION');
  await expect(rows(page)).toHaveCount(1);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL('/analytics?buscar=kilos+EXHIBICION');
  expect(await page.evaluate(() => window.history.length)).toBe(steps);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(1);
  await expect(analyticsPage(other).search).toHaveValue('kilos EXHIBICION');
});

test('each filter is removed by its own button; without a result the page says so, which is not the empty list, and offers the way back', async ({
  page,
}) => {
  const { active, chart: drawing, period, ranking, removeAll, search, table } = analyticsPage(page);
  await period(filters.periods.month).click();
  await search.fill('example');
  await ranking(rankings.path).getByRole('button', { name: '/planos' }).click();
  await expect(active.getByRole('listitem')).toHaveCount(3);
  await active.getByRole('button', { name: `${filters.remove} ${filters.names.search} example` }).click();
  await expect(active.getByRole('listitem')).toHaveCount(2);
  await expect(search).toHaveValue('');
  await expect(period(filters.periods.month)).toBeFocused();

  await search.fill('nada de esto');
  await expect(page.getByText(filters.noResults)).toBeVisible();
  await expect(page.getByText(analytics.empty)).toBeHidden();
  await expect(table).toBeHidden();
  await expect(drawing).toBeHidden();
  await removeAll.last().click();
  await expect(rows(page)).toHaveCount(8);
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL('/analytics');
  await expect(period(filters.periods.all)).toBeFocused();
});
