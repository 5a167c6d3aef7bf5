import { expect, type Page, test } from '@playwright/test';
import words from '../../content/pages/analytics.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { makeView, storeHistory } from './history-storage.ts';

const { cards, chart, columns, devices, notices, pages } = { ...words, ...words.table };

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const card = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
const table = (page: Page) => page.getByRole('table', { name: words.table.caption });
const cell = (page: Page, row: number, column: number) =>
  table(page).getByRole('row').nth(row).getByRole('cell').nth(column);
const notice = (page: Page, title: string) =>
  page
    .getByRole('region', { name: new RegExp(site.notices.label) })
    .getByRole('listitem')
    .filter({ hasText: title });

test('the words of the specification', () => {
  expect(words.loading).toBe('Cargando datos...');
  expect(words.empty).toBe('No hay datos de visitas disponibles');
  expect(cards.noVisit).toBe('N/A');
  expect(words.table.noReferrer).toBe('Directo');
  expect(devices).toEqual({ mobile: 'Móvil', tablet: 'Tablet', desktop: 'Escritorio' });
  expect(notices).toEqual({
    empty: { title: 'No se encontraron datos', text: 'No hay registros de visitas disponibles' },
    failed: { title: 'Error', text: 'No se pudieron cargar los datos de análisis' },
  });
});

test('until its script arrives the page says that it is loading', async ({ page }) => {
  await page.route(/PageViewTable/, (route) => route.abort());
  await page.goto('/analytics');
  await expect(page.getByRole('status').filter({ hasText: words.loading })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  await expect(page.getByRole('link', { name: words.homeLink })).toHaveAttribute('href', '/');
});

test('the first visit ever is itself the only record', async ({ page }) => {
  await page.goto('/analytics');
  await expect(card(page, cards.totalVisits)).toHaveText('1');
  await expect(card(page, cards.uniquePages)).toHaveText('1');
  await expect(card(page, cards.lastVisit)).toHaveText(/^\d\d [a-z]{3} \d{4}, \d\d:\d\d:\d\d$/);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(cell(page, 1, 1)).toHaveText('/analytics');
  await expect(page.getByText(words.setAside)).toBeHidden();
});

test('records are listed newest first, with their device, and Directo without a referrer', async ({
  page,
}) => {
  await storeHistory(page, [
    makeView({ path: '/tableta', userAgent: 'Mozilla/5.0 (Android 14; Tablet; rv:130.0) Firefox/130.0' }),
    makeView({ path: '/movil', timestamp: '2026-11-12T17:42:07.000Z', userAgent: 'iPad Mobile Tablet' }),
    makeView({ path: '/viejo', timestamp: '2026-11-01T17:42:07.000Z', referrer: 'https://example.com/' }),
  ]);
  await page.goto('/analytics');
  await expect(table(page).getByRole('row')).toHaveCount(5);
  await expect(card(page, cards.totalVisits)).toHaveText('4');
  await expect(card(page, cards.uniquePages)).toHaveText('4');
  const paths = ['/analytics', '/movil', '/tableta', '/viejo'];
  for (const [index, path] of paths.entries()) await expect(cell(page, index + 1, 1)).toHaveText(path);
  await expect(cell(page, 2, 0)).toHaveText('12 nov 2026, 11:42:07');
  const last = isPhone(page) ? 3 : 4;
  await expect(cell(page, 2, last)).toHaveText(devices.mobile);
  await expect(cell(page, 3, last)).toHaveText(devices.tablet);
  await expect(cell(page, 4, last)).toHaveText(devices.desktop);
  if (!isPhone(page)) {
    await expect(cell(page, 2, 3)).toHaveText(words.table.noReferrer);
    await expect(cell(page, 4, 3)).toHaveText('https://example.com/');
  }
});

test('the referrer column is there unless the screen is small', async ({ page }) => {
  await page.goto('/analytics');
  await expect(table(page)).toBeVisible();
  const expected = Object.values(columns).filter((name) => !isPhone(page) || name !== columns.referrer);
  await expect(table(page).getByRole('columnheader')).toHaveText(expected);
});

test('the chart shows the last fourteen days', async ({ page }) => {
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { name: chart.heading })).toBeVisible();
  const label = await page.getByRole('img').getAttribute('aria-label');
  expect(label).toMatch(
    /^Gráfica de barras: visitas por día del \d+ de .+ al \d+ de .+\. Máximo: 1, el \d+ de .+\.$/,
  );
});

test('a browser that stores nothing has an empty history and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/analytics');
  await expect(page.getByText(words.empty, { exact: true })).toBeVisible();
  await expect(card(page, cards.totalVisits)).toHaveText('0');
  await expect(card(page, cards.uniquePages)).toHaveText('0');
  await expect(card(page, cards.lastVisit)).toHaveText(cards.noVisit);
  await expect(notice(page, notices.empty.title)).toContainText(notices.empty.text);
  await expect(table(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: chart.heading })).toBeHidden();
});

test('storage that cannot be read is a failure and says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  await page.goto('/analytics');
  await expect(notice(page, notices.failed.title)).toContainText(notices.failed.text);
  await expect(page.getByText(words.empty, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: site.notices.close }).click();
  await expect(notice(page, notices.failed.title)).toBeHidden();
});

test('an unreadable history is kept aside, announced, and a new one starts', async ({ page }) => {
  await storeHistory(page, '[{"path":"/"');
  await page.goto('/analytics');
  await expect(page.getByText(words.setAside)).toBeVisible();
  await expect(notice(page, notices.failed.title)).toHaveCount(1);
  await expect(card(page, cards.totalVisits)).toHaveText('1');
});

test('junk rows are announced and the good ones shown', async ({ page }) => {
  await storeHistory(page, [1, null, { path: 5 }, makeView({ path: '/buena' })]);
  await page.goto('/analytics');
  await expect(page.getByText(words.setAside)).toBeVisible();
  await expect(notice(page, notices.failed.title)).toHaveCount(1);
  await expect(cell(page, 2, 1)).toHaveText('/buena');
  await expect(card(page, cards.totalVisits)).toHaveText('2');
});

test('hostile titles and addresses are text and push nothing', async ({ page }) => {
  const hostile = '<img src=x onerror="alert(1)">'.padEnd(300, 'ñ');
  await storeHistory(page, [
    makeView({ path: `/${'a'.repeat(2047)}`, title: hostile, referrer: `https://e.com/${'b'.repeat(2000)}` }),
  ]);
  await page.goto('/analytics');
  await expect(cell(page, 2, 2)).toHaveText(hostile);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a long history is shown a hundred records at a time', async ({ page }) => {
  const views = Array.from({ length: 249 }, (_, index) =>
    makeView({ path: `/${index}`, timestamp: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString() }),
  );
  await storeHistory(page, views);
  await page.goto('/analytics');
  const turner = page.getByRole('navigation', { name: pages.label });
  await expect(turner.getByRole('status')).toHaveText('1 a 100 de 250');
  await expect(turner.getByRole('button', { name: pages.previous })).toHaveAttribute('aria-disabled', 'true');
  await turner.getByRole('button', { name: pages.next }).click();
  await expect(cell(page, 1, 1)).toHaveText('/149');
  await expect(page.getByRole('heading', { name: words.table.heading })).toBeFocused();
  await turner.getByRole('button', { name: pages.next }).click();
  await expect(turner.getByRole('status')).toHaveText('201 a 250 de 250');
  await expect(cell(page, 50, 1)).toHaveText('/0');
  await turner.getByRole('button', { name: pages.next }).press('Enter');
  await expect(turner.getByRole('status')).toHaveText('201 a 250 de 250');
});

test('a return to the page from the back/forward cache shows the new visit', async ({ page }) => {
  await page.goto('/analytics');
  await expect(card(page, cards.totalVisits)).toHaveText('1');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(card(page, cards.totalVisits)).toHaveText('2');
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('dates are those of the visitor', async ({ page }) => {
    await storeHistory(page, [makeView({ timestamp: '2026-11-12T17:42:07.000Z' })]);
    await page.goto('/analytics');
    await expect(cell(page, 2, 0)).toHaveText('13 nov 2026, 02:42:07');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/analytics');
    await expect(page.getByText(words.withoutScript)).toBeVisible();
    await expect(page.getByText(words.loading)).toBeHidden();
  });
});
