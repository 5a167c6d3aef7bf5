import { readFile } from 'node:fs/promises';
import { expectEverything } from '../everything-there.ts';
import { fill, historyPage, rows } from '../history-page.ts';
import { makeView, readHistory, storeHistory } from '../history-storage.ts';
import { visitHistoryStates, visitStates } from '../page-states.ts';
import { analytics, notFound } from '../written-words.ts';
import { expect, NOT_FOUND_STATUS, test } from './nginx-visitor.ts';

const { tools } = analytics;
/** The witness of each story complains by itself; nothing else is looked at on the way. */
const look = () => Promise.resolve();

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

for (const width of [390, 1440]) {
  test(`every state of the site lives under both policies at ${width} px`, async ({ page, tolerate }) => {
    tolerate(NOT_FOUND_STATUS);
    await page.setViewportSize({ width, height: 844 });
    await visitStates(page, look);
  });
}

test('every state of the visit history lives under both policies', async ({ context }) => {
  await visitHistoryStates(context, look);
});

test('the visit history is filtered, saved, emptied, restored and read back', async ({ page }) => {
  const { dialog, empty, import: file, search, total, undo } = historyPage(page);
  await storeHistory(page, [makeView({ path: '/planos' }), makeView({ path: '/prensa' })]);
  await page.goto('/analytics');
  await expect(rows(page)).toHaveCount(3);
  await search.fill('planos');
  await expect(rows(page)).toHaveCount(1);
  await search.fill('');
  await expect(rows(page)).toHaveCount(3);

  const stored = await readHistory(page);
  const texts: string[] = [];
  for (const name of [tools.exportCsv, tools.exportJson]) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    texts.push(await readFile(await (await downloading).path(), 'utf8'));
  }
  expect(texts[0]).toContain('/prensa');
  await empty.click();
  await dialog.getByRole('button', { name: tools.confirm.accept }).click();
  await expect(total).toHaveText('0');
  await undo.click();
  await expect(total).toHaveText('3');
  await empty.click();
  await dialog.getByRole('button', { name: tools.confirm.accept }).click();
  await expect(total).toHaveText('0');

  const chooseFile = (text: string) =>
    file.setInputFiles({ name: 'historial.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await chooseFile('{');
  await expect(page.getByText(fill(tools.importFailed, { file: 'historial.json' }))).toBeVisible();
  await chooseFile(texts[1] ?? '');
  await expect(page.getByText(fill(tools.imported, { added: 3, known: 0 }))).toBeVisible();
  expect(await readHistory(page)).toEqual(stored);
});

test('a visit from page to page is recorded with the whole address it came from', async ({
  page,
  baseURL,
  tolerate,
}) => {
  tolerate(NOT_FOUND_STATUS);
  await page.goto('/no-existe?a=1');
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveURL('/');
  expect((await readHistory(page)).at(-1)).toMatchObject({ path: '/', referrer: `${baseURL}/no-existe?a=1` });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there', async ({ page, tolerate }) => {
    tolerate(NOT_FOUND_STATUS);
    await page.goto('/');
    await expectEverything(page);
    await page.goto('/no-existe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  });
});
