import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { SET_ASIDE_KEY } from '../../src/page-views/page-view.ts';
import { analyticsPage } from './analytics-page.ts';
import { makeView, readStored, storePageViews } from './page-view-storage.ts';
import { expect, test, toast } from './visitor.ts';
import { analytics } from './written-words.ts';

const { cards, filters, notices, tools } = analytics;

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

test('the CSV of what a filter leaves is called so, and holds no more', async ({ page }) => {
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  await analyticsPage(page).search.fill('/formula');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: tools.exportFiltered }).click();
  const download = await downloading;
  const name = download.suggestedFilename().replace(/\d{4}-\d\d-\d\d/, '{day}');
  expect(name).toBe(`${tools.fileNameFiltered}.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
});

test('nothing is emptied without a yes', async ({ page }) => {
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  const question = page.waitForEvent('dialog');
  const click = analyticsPage(page).empty.click();
  expect((await question).message()).toBe(fill(tools.confirm, { n: 6 }));
  await (await question).dismiss();
  await click;
  expect(await readStored(page)).toHaveLength(6);
});

/** Opens /analytics, where page views and a list that was set aside are stored, and empties it. */
async function openEmptied(page: Page): Promise<void> {
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.evaluate((key) => localStorage.setItem(key, '{roto'), SET_ASIDE_KEY);
  await analyticsPage(page).empty.click();
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
}

test('emptied, the page and the storage keep nothing', async ({ page }) => {
  const { empty, lastVisit, table, total } = analyticsPage(page);
  await openEmptied(page);
  await expect(toast(page, notices.empty)).toContainText(notices.empty.text);
  await expect(page.getByText(analytics.empty, { exact: true })).toBeFocused();
  for (const gone of [empty, page.getByRole('button', { name: tools.exportCsv })])
    await expect(gone).toHaveCount(0);
  await expect(table).toBeHidden();
  await expect(total).toHaveText('0');
  await expect(lastVisit).toHaveText(cards.noVisit);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('emptied under a filter, no number speaks of the filter', async ({ page }) => {
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  const { empty, filteredTotal, search, total } = analyticsPage(page);
  await search.fill('/formula');
  await expect(filteredTotal).toHaveText('1');
  page.once('dialog', (dialog) => void dialog.accept());
  await empty.click();
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
  await expect(total).toHaveText('0');
  await expect(filteredTotal).toHaveCount(0);
});

test('emptied, the page counts anew', async ({ page, context }) => {
  await openEmptied(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(analyticsPage(page).total).toHaveText('1');
  await expect(toast(page, notices.empty)).toBeHidden();
});
