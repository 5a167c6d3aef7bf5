import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { fill, historyPage, pageCell, rows } from './history-page.ts';
import { makeView, QUIET_PAGE, readHistory, storeHistory } from './history-storage.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

const { notices, table, tools } = analytics;

/** What spreadsheets, parsers and pages could stumble over. */
const HOSTILE = [
  makeView({ title: '=HYPERLINK("https://example.com/";"Ver")', path: '/formula' }),
  makeView({ title: '<img src=x onerror="alert(1)">\n"comillas", comas; y ñ 🎨', referrer: '@SUM(1)' }),
  { ...makeView({ path: '/extra' }), note: 'A field that this site does not know' },
  makeView({ path: '/extra' }),
  makeView({ path: '/extra' }),
];

async function saveWith(page: Page, name: string): Promise<{ download: Download; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await downloading;
  return { download, text: await readFile(await download.path(), 'utf8') };
}

const chooseFile = (page: Page, text: string, name = 'historial.json') =>
  historyPage(page).import.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

async function emptyAll(page: Page): Promise<void> {
  await historyPage(page).empty.click();
  await historyPage(page).dialog.getByRole('button', { name: tools.confirm.accept }).click();
}

test('export, empty and import give back exactly the same records', async ({ page }) => {
  const { total } = historyPage(page);
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics');
  await expect(total).toHaveText('6');
  const before = await readHistory(page);
  const { download, text } = await saveWith(page, tools.exportJson);
  expect(download.suggestedFilename()).toMatch(/^historial-de-visitas-\d{4}-\d\d-\d\d\.json$/);

  await emptyAll(page);
  await expect(total).toHaveText('0');
  await historyPage(page).import.focus();
  await chooseFile(page, text);
  await expect(page.getByText(fill(tools.imported, { added: 6, known: 0 }))).toBeVisible();
  await expect(total).toHaveText('6');
  await expect(historyPage(page).import).toBeFocused();
  expect(await readHistory(page)).toEqual(before);
});

test('the CSV opens in a spreadsheet and runs nothing there', async ({ page }) => {
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics');
  const { download, text } = await saveWith(page, tools.exportCsv);
  expect(download.suggestedFilename()).toMatch(/^historial-de-visitas-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head = ''] = text.slice(1).split('\r\n');
  for (const name of [...Object.values(table.columns), ...Object.values(tools.csv)])
    expect(head).toContain(name);
  expect(text).toContain(`"'=HYPERLINK(""https://example.com/"";""Ver"")"`);
  expect(text).toContain("'@SUM(1)");
  expect(text).toContain('/analytics');
});

test('files hold the whole history, also what a filter hides', async ({ page }) => {
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics?pagina=/formula');
  await expect(rows(page)).toHaveCount(1);
  const { text } = await saveWith(page, tools.exportJson);
  expect(JSON.parse(text)).toHaveLength(6);
});

test('an import adds what is missing and counts what is there already once', async ({ page }) => {
  const [first = makeView()] = HOSTILE;
  await storeHistory(page, [first]);
  await page.goto('/analytics');
  const other = makeView({ path: '/otro-equipo', timestamp: '2025-01-01T12:00:00.000Z' });
  await chooseFile(page, JSON.stringify([first, other, { junk: true }]));
  const outcome = fill(tools.importedPartly, { added: 1, known: 1, unreadable: 1 });
  await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(pageCell(page, 2)).toHaveText('/otro-equipo');
});

test('a file that is no history changes nothing, says so, and can be mended and chosen again', async ({
  page,
}) => {
  const { total } = historyPage(page);
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics');
  await expect(total).toHaveText('6');
  const before = await readHistory(page);
  for (const text of ['', '{"path":"/"}', '[{"path":', '\u0000\u0001']) {
    await chooseFile(page, text, 'foto <b>.json');
    await expect(page.getByText(fill(tools.importFailed, { file: 'foto <b>.json' }))).toBeVisible();
  }
  expect(await readHistory(page)).toEqual(before);
  // Browsers report only another choice than the last one.
  await expect(historyPage(page).import).toHaveValue('');
  await chooseFile(page, JSON.stringify([makeView({ path: '/mejor' })]), 'foto <b>.json');
  await expect(page.getByText(fill(tools.imported, { added: 1, known: 0 }))).toBeVisible();
  await expect(total).toHaveText('7');
});

test('emptying asks first, and no means no', async ({ page }) => {
  const { dialog, empty, total } = historyPage(page);
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics');
  await empty.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(fill(tools.confirm.text, { n: 6 }))).toBeVisible();
  await expect(dialog.getByRole('button', { name: tools.confirm.cancel })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(empty).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(empty).toBeFocused();
  await expect(total).toHaveText('6');
  expect(await readHistory(page)).toHaveLength(6);
});

test('an emptied history is the empty state with its notice, and Deshacer brings back everything', async ({
  page,
  context,
}) => {
  const { notice, table: records, total, undo } = historyPage(page);
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics');
  await expect(total).toHaveText('6');
  const before = await readHistory(page);
  await emptyAll(page);
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
  await expect(notice(notices.empty.title)).toContainText(notices.empty.text);
  await expect(undo).toBeFocused();
  await expect(records).toBeHidden();
  await expect(total).toHaveText('0');
  expect(await readHistory(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/');
  await expect(total).toHaveText('1');
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(total).toHaveText('7');
  await expect(page.getByText(tools.restored)).toBeFocused();
  await expect(undo).toBeHidden();
  await expect(notice(notices.empty.title)).toBeHidden();
  await expect(pageCell(page, 0)).toHaveText('/');
  const after = await readHistory(page);
  expect(after.slice(0, 6)).toEqual(before);
});

test('emptied twice, Deshacer brings back both', async ({ page, context }) => {
  const { total, undo } = historyPage(page);
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics');
  await emptyAll(page);
  await expect(total).toHaveText('0');
  const other = await context.newPage();
  await other.goto('/');
  await expect(total).toHaveText('1');
  await emptyAll(page);
  await expect(total).toHaveText('0');
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(total).toHaveText('7');
});

test('an empty history can still be filled from a file', async ({ page }) => {
  const { empty, import: file, notice, total } = historyPage(page);
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics');
  await emptyAll(page);
  await expect(empty).toBeHidden();
  await file.focus();
  await expect(file).toBeFocused();
  await chooseFile(page, JSON.stringify(HOSTILE));
  await expect(total).toHaveText('5');
  await expect(notice(notices.empty.title)).toBeHidden();
});

test('a browser that refuses the import changes nothing and says so', async ({ page }) => {
  const { total } = historyPage(page);
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics');
  await expect(total).toHaveText('6');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await chooseFile(page, JSON.stringify([makeView({ path: '/nueva' })]));
  await expect(page.getByText(tools.importFull)).toBeVisible();
  await expect(total).toHaveText('6');
});

test('a full browser is announced, and a browser with room is not', async ({ page }) => {
  const { total } = historyPage(page);
  await storeHistory(page, HOSTILE);
  await page.goto('/analytics');
  await expect(total).toHaveText('6');
  await expect(page.getByText(analytics.full)).toBeHidden();

  await page.goto(QUIET_PAGE);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`other${size}`, 'x'.repeat(size));
      } catch {
        // The next, smaller one may fit.
      }
    }
  });
  await page.goto('/analytics');
  await expect(page.getByText(analytics.full)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});
