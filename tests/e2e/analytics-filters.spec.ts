import { fill, historyPage, pageCell, rows } from './history-page.ts';
import { makeView, storeHistory } from './history-storage.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

const { cards, chart, filters, rankings } = analytics;
const { columns, devices, noReferrer } = analytics.table;
const DAY_MS = 86_400_000;
const PHONE_AGENT = 'Mozilla/5.0 (Android 16) Mobile';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const dayOf = (timestamp: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(Date.parse(timestamp));

/** Seven visits, the oldest sixty days ago; the visit to /analytics is the eighth. */
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
  await storeHistory(page, VIEWS);
  await page.goto('/analytics');
  await expect(rows(page)).toHaveCount(8);
});

test('a ranked page filters, Back takes that back, and Forward does it again', async ({ page }) => {
  const { total, filteredTotal, ranking } = historyPage(page);
  const button = ranking(rankings.path).getByRole('button', { name: '/planos 3' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(3);
  await expect(filteredTotal).toHaveText(`3 ${fill(cards.filtered.ofTotal, { total: 8 })}`);
  await expect(total).toBeHidden();
  await expect(page).toHaveURL('/analytics?pagina=/planos');

  await page.goBack();
  await expect(rows(page)).toHaveCount(8);
  await expect(total).toHaveText('8');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.goForward();
  await expect(rows(page)).toHaveCount(3);
  await button.click();
  await expect(rows(page)).toHaveCount(8);
  await expect(page).toHaveURL('/analytics');
});

test('rankings show the most visited first, and the others stay to be chosen instead', async ({ page }) => {
  const { ranking } = historyPage(page);
  const pages = ranking(rankings.path).getByRole('button');
  await expect(pages).toHaveText(
    ['/planos 3', '/ 2', '/prensa 2', '/analytics 1'].map((text) => new RegExp(`^${text} `)),
  );
  await pages.nth(1).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(pages).toHaveCount(4);
  await expect(ranking(rankings.referrer).getByRole('button')).toHaveCount(2);
  await pages.nth(2).click();
  await expect(page).toHaveURL('/analytics?pagina=/prensa');
  await expect(rows(page)).toHaveCount(2);
});

test('a direct visit and a device are values to filter by', async ({ page }) => {
  const { active, ranking } = historyPage(page);
  await ranking(rankings.referrer).getByRole('button', { name: noReferrer }).click();
  await expect(rows(page)).toHaveCount(6);
  await ranking(rankings.device).getByRole('button', { name: devices.mobile }).click();
  await expect(rows(page).getByText(devices.desktop)).toHaveCount(0);
  await expect(active.getByRole('listitem')).toContainText([noReferrer, devices.mobile]);
});

test('a value in the table filters by itself, and the focus goes to the head of the new rows', async ({
  page,
  isMobile,
}) => {
  const { active, tableHeading } = historyPage(page);
  await pageCell(page, 1).getByRole('button', { name: '/prensa' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(tableHeading).toBeFocused();
  await expect(pageCell(page, 0).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(active.getByRole('listitem')).toHaveCount(1);
  await rows(page).first().getByRole('button', { name: devices.desktop }).click();
  await expect(rows(page)).toHaveCount(1);
  await pageCell(page, 0).getByRole('button').press('Enter');
  await expect(active.getByRole('listitem')).toContainText([devices.desktop]);
  // The visit to the history itself comes from a phone there.
  await expect(rows(page)).toHaveCount(isMobile ? 5 : 6);
});

test('the periods are calendar days, and the chart follows them', async ({ page }) => {
  const { chart: drawing, period } = historyPage(page);
  await expect(period(filters.periods.all)).toHaveAttribute('aria-pressed', 'true');
  await period(filters.periods.today).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/analytics?periodo=hoy');
  await period(filters.periods.week).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(drawing).toHaveAttribute('aria-label', /Máximo: 2,/);
  await period(filters.periods.month).click();
  await expect(rows(page)).toHaveCount(7);
  await expect(period(filters.periods.month)).toHaveAttribute('aria-pressed', 'true');
  await period(filters.periods.all).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(page).toHaveURL('/analytics');
});

test('two dates are a period of their own', async ({ page }) => {
  const { active, period } = historyPage(page);
  const [from, to] = [
    page.getByLabel(filters.from, { exact: true }),
    page.getByLabel(filters.to, { exact: true }),
  ];
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

test('search finds words without their accents, in the step of the address where it began', async ({
  page,
}) => {
  const { search } = historyPage(page);
  const steps = await page.evaluate(() => window.history.length);
  await search.pressSequentially('kilos EXHIBICION');
  await expect(rows(page)).toHaveCount(1);
  await expect(pageCell(page, 0)).toHaveText('/planos');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL('/analytics?buscar=kilos+EXHIBICION');
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
});

test('an address opens the view that it was copied from', async ({ page, context }) => {
  const { ranking, search } = historyPage(page);
  await ranking(rankings.path).getByRole('button', { name: '/prensa' }).click();
  await search.fill('mobile');
  await expect(rows(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(1);
  await expect(historyPage(other).search).toHaveValue('mobile');
  await expect(historyPage(other).active.getByRole('listitem')).toHaveCount(2);
});

test('an address that says nothing readable is the default view', async ({ page }) => {
  const { active, total } = historyPage(page);
  await page.goto('/analytics?periodo=siempre&dispositivo=reloj&desde=ayer&hasta=hoy');
  await expect(total).toHaveText('9');
  await expect(active).toBeHidden();
});

test('without a result the page says so, which is not the empty history, and offers the way back', async ({
  page,
}) => {
  const { chart: drawing, period, removeAll, search, table, total } = historyPage(page);
  await search.fill('nada de esto');
  await expect(page.getByText(filters.noResults)).toBeVisible();
  await expect(page.getByText(analytics.empty)).toBeHidden();
  await expect(table).toBeHidden();
  await expect(drawing).toBeHidden();
  await removeAll.click();
  await expect(rows(page)).toHaveCount(8);
  await expect(total).toHaveText('8');
  await expect(search).toHaveValue('');
  await expect(period(filters.periods.all)).toBeFocused();
});

test('each filter is removed by its own button, and all by one', async ({ page }) => {
  const { active, period, ranking, removeAll, search } = historyPage(page);
  await period(filters.periods.month).click();
  await search.fill('example');
  await ranking(rankings.path).getByRole('button', { name: '/planos' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(active.getByRole('listitem')).toHaveCount(3);

  await active.getByRole('button', { name: `${filters.remove} ${filters.names.search} example` }).click();
  await expect(active.getByRole('listitem')).toHaveCount(2);
  await expect(search).toHaveValue('');
  await expect(period(filters.periods.month)).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  await removeAll.click();
  await expect(rows(page)).toHaveCount(8);
  await expect(page).toHaveURL('/analytics');
});

test('how many visits a filter leaves is announced', async ({ page }) => {
  const { period } = historyPage(page);
  await period(filters.periods.week).click();
  const news = page.getByRole('status').filter({ hasText: fill(filters.results, { n: 5, total: 8 }) });
  await expect(news).toBeAttached();
});

test('the figures of the chart open as a table of their own', async ({ page }) => {
  const { period } = historyPage(page);
  await expect(page.getByRole('table')).toHaveCount(1);
  await period(filters.periods.week).click();
  await page.getByText(chart.table).click();
  const figures = page.getByRole('table', { name: chart.table });
  await expect(figures.getByRole('row')).toHaveCount(8);
  await expect(figures.getByRole('columnheader')).toHaveText([chart.day, chart.visits]);
  await expect(figures.getByRole('cell')).toHaveText(['0', '1', '1', '2', '0', '0', '1']);
});

test('the chart of the last days goes back to the beginning on demand', async ({ page }) => {
  const { chart: drawing } = historyPage(page);
  const whole = page.getByRole('button', { name: chart.whole });
  await expect(page.getByText(chart.note)).toBeVisible();
  await whole.click();
  await expect(page.getByRole('heading', { name: chart.week.heading })).toBeVisible();
  await expect(drawing).toHaveAttribute('aria-label', /^Gráfica de barras: visitas por semana del /);
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await whole.click();
  await expect(page.getByText(chart.note)).toBeVisible();
  await expect(page.getByRole('heading', { name: chart.heading })).toBeVisible();
});

test('the columns keep their names under a filter', async ({ page, isMobile }) => {
  const { period, table } = historyPage(page);
  await period(filters.periods.week).click();
  await expect(rows(page)).toHaveCount(5);
  const names = Object.values(columns).filter((name) => !isMobile || name !== columns.referrer);
  await expect(table.getByRole('columnheader')).toHaveText(names);
});
