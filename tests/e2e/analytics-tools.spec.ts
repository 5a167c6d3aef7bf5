import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { SET_ASIDE_KEY } from '../../src/page-views/page-view.ts';
import { analyticsPage, rows } from './analytics-page.ts';
import { makeView, storePageViews } from './page-view-storage.ts';
import { expect, test, toast } from './visitor.ts';
import { analytics } from './written-words.ts';

const { cards, notices, tools } = analytics;

/** What spreadsheets, parsers and pages could stumble over. */
const HOSTILE = [
  makeView({ title: '=HYPERLINK("https://example.com/";"Ver")', path: '/formula' }),
  makeView({ title: '<img src=x onerror="alert(1)">\n"comillas", comas; y ñ 🎨', referrer: '@SUM(1)' }),
  { ...makeView({ path: '/extra' }), note: 'A field that this site does not know' },
  makeView({ path: '/extra' }),
  makeView({ path: '/extra' }),
];

test('the CSV holds every page view, also those that the search leaves out', async ({ page }) => {
  const { exportCsv, search } = analyticsPage(page);
  // In the evening of the day before, in Mexico.
  await page.clock.setFixedTime('2026-11-21T03:00Z');
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  await search.fill('/extra');
  await expect(rows(page)).toHaveCount(3);
  const downloading = page.waitForEvent('download');
  await exportCsv.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${fill(tools.fileName, { day: '2026-11-20' })}.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`/formula,"'=HYPERLINK(""https://example.com/"";""Ver"")"`);
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
  const { empty, exportCsv, lastVisit, table, total } = analyticsPage(page);
  await openEmptied(page);
  await expect(toast(page, notices.empty)).toContainText(notices.empty.text);
  await expect(page.getByText(analytics.empty, { exact: true })).toBeFocused();
  for (const gone of [empty, exportCsv]) await expect(gone).toHaveCount(0);
  await expect(table).toBeHidden();
  await expect(total).toHaveText('0');
  await expect(lastVisit).toHaveText(cards.noVisit);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('emptied, the page counts anew', async ({ page, context }) => {
  await openEmptied(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(analyticsPage(page).total).toHaveText('1');
  await expect(toast(page, notices.empty)).toBeHidden();
});
