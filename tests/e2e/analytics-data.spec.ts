import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { analyticsPage, fill, toPattern } from './analytics-page.ts';
import { makeView, readStored, refuseWrites, storePageViews } from './page-view-storage.ts';
import { expect, test } from './visitor.ts';
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

/** The text of the file that a button gives, after a look at its name. */
async function save(page: Page, button: string, extension: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    toPattern(`${tools.fileName}${extension}`, { day: '\\d{4}-\\d\\d-\\d\\d' }),
  );
  return readFile(await download.path(), 'utf8');
}

const chooseFile = (page: Page, text: string, name = 'visitas.json') =>
  analyticsPage(page).import.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

async function emptyAll(page: Page): Promise<void> {
  await analyticsPage(page).empty.click();
  await analyticsPage(page).dialog.getByRole('button', { name: tools.confirm.accept }).click();
}

test.beforeEach(async ({ page }) => {
  await storePageViews(page, HOSTILE);
  await page.goto('/analytics');
  await expect(analyticsPage(page).total).toHaveText('6');
});

test('export, empty and import give back exactly the same page views, also those that a filter hides', async ({
  page,
}) => {
  const { filteredTotal, import: file, notice, period, total } = analyticsPage(page);
  const before = await readStored(page);
  await period(filters.periods.today).click();
  await expect(filteredTotal).toHaveText('1');
  const csv = await save(page, tools.exportCsv, '.csv');
  expect(csv).toContain(`/formula,"'=HYPERLINK(""https://example.com/"";""Ver"")"`);
  const json = await save(page, tools.exportJson, '.json');

  await emptyAll(page);
  await file.focus();
  await chooseFile(page, json);
  await expect(page.getByText(fill(tools.imported, { added: 6, known: 0 }))).toBeVisible();
  await expect(file).toBeFocused();
  await expect(notice(notices.empty.title)).toBeHidden();
  await period(filters.periods.all).click();
  await expect(total).toHaveText('6');
  expect(await readStored(page)).toEqual(before);
});

test('an import adds what is missing; a bad file or one without room changes nothing, and can be chosen again', async ({
  page,
}) => {
  const { import: file, total } = analyticsPage(page);
  for (const text of ['', '{"path":"/"}', '\u0000\u0001']) {
    await chooseFile(page, text, 'foto <b>.json');
    await expect(page.getByText(fill(tools.importFailed, { file: 'foto <b>.json' }))).toBeVisible();
  }
  expect(await readStored(page)).toHaveLength(6);
  // Browsers report only another choice than the last one.
  await expect(file).toHaveValue('');
  const old = makeView({ path: '/otro-equipo', timestamp: '2025-01-01T12:00:00.000Z' });
  await chooseFile(page, JSON.stringify([HOSTILE[0], old, { junk: true }]));
  const outcome = fill(tools.importedPartly, { added: 1, known: 1, unreadable: 1 });
  await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible();
  await expect(total).toHaveText('7');

  await page.evaluate(refuseWrites);
  await chooseFile(page, JSON.stringify([makeView({ path: '/nueva' })]));
  await expect(page.getByText(tools.importFull)).toBeVisible();
  await expect(total).toHaveText('7');
});

test('emptying asks first, and no means no', async ({ page }) => {
  const { dialog, empty } = analyticsPage(page);
  await empty.click();
  await expect(dialog.getByText(fill(tools.confirm.text, { n: 6 }))).toBeVisible();
  await expect(dialog).toBeFocused();
  for (const keys of [['Tab', 'Enter'], ['Escape']]) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
    await expect(empty).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  }
  expect(await readStored(page)).toHaveLength(6);
});

test('emptied, the page says so with its notice, and Deshacer brings back everything, however often', async ({
  page,
  context,
}) => {
  const { lastVisit, notice, table, total, undo } = analyticsPage(page);
  const before = await readStored(page);
  await emptyAll(page);
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
  await expect(notice(notices.empty.title)).toContainText(notices.empty.text);
  await expect(page.getByText(tools.emptied)).toBeFocused();
  await expect(table).toBeHidden();
  await expect(total).toHaveText('0');
  await expect(lastVisit).toHaveText(cards.noVisit);
  expect(await readStored(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/');
  await expect(total).toHaveText('1');
  await emptyAll(page);
  await expect(page.getByText(tools.emptied)).toBeFocused();
  await other.goto('/');
  await expect(total).toHaveText('1');
  await undo.click();
  await expect(total).toHaveText('8');
  await expect(page.getByText(tools.restored)).toBeFocused();
  await expect(undo).toBeHidden();
  await expect(notice(notices.empty.title)).toBeHidden();
  expect((await readStored(page)).slice(0, 6)).toEqual(before);
});
