import { readFile } from 'node:fs/promises';
import { analyticsPage } from './analytics-page.ts';
import { fill } from '../../src/fill.ts';
import { SET_ASIDE_KEY } from '../../src/page-views/page-view.ts';
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

test.beforeEach(async ({ page }) => {
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  await expect(analyticsPage(page).total).toHaveText('6');
});

test('the CSV holds every page view, also those that a filter hides', async ({ page }) => {
  const { filteredTotal, period } = analyticsPage(page);
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

test('emptying asks first, no means no, and emptied the page says so and counts anew', async ({
  page,
  context,
}) => {
  const { empty, lastVisit, table, total } = analyticsPage(page);
  const question = page.waitForEvent('dialog');
  const click = empty.click();
  expect((await question).message()).toBe(fill(tools.confirm, { n: 6 }));
  await (await question).dismiss();
  await click;
  expect(await readStored(page)).toHaveLength(6);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.evaluate((key) => localStorage.setItem(key, '{roto'), SET_ASIDE_KEY);
  await empty.click();
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
  await expect(toast(page, notices.empty)).toContainText(notices.empty.text);
  await expect(empty).toBeFocused();
  await expect(table).toBeHidden();
  await expect(total).toHaveText('0');
  await expect(lastVisit).toHaveText(cards.noVisit);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const other = await context.newPage();
  await other.goto('/');
  await expect(total).toHaveText('1');
  await expect(toast(page, notices.empty)).toBeHidden();
});
