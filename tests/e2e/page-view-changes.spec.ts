import { PAGE_VIEWS_KEY } from '../../src/page-views/page-view.ts';
import { provideChanges } from './changing-page.ts';
import { makeView, readHistory, storeHistory } from './history-storage.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const OLD = [1, 2, 3].map((hour) =>
  makeView({ path: '/vieja', timestamp: `2026-01-01T0${hour}:00:00.000Z` }),
);
/** The browser's processes tell each other of a write when they find the time. */
const PATIENCE = { timeout: 15_000 };

test.slow();

const pathsOf = async (page: Page) => (await readHistory(page)).map(({ path }) => path);

/** A page whose guard lasts as long as the test needs. */
async function openGuardedPage(page: Page, history: unknown[]): Promise<void> {
  await storeHistory(page, history);
  await provideChanges(page);
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
}

/** Visits in a tab that has read the list earlier: the first thing its recorder sees is `stale`. */
async function visitLate(context: BrowserContext, stale: unknown[]): Promise<void> {
  const tab = await context.newPage();
  await tab.addInitScript(
    ([key, text]) => {
      // The empty page that comes first has no storage in Firefox.
      if (location.origin === 'null') return;
      const getItem = Storage.prototype.getItem.bind(localStorage);
      let isLate = true;
      Storage.prototype.getItem = (name) => {
        if (name !== key || !isLate) return getItem(name);
        isLate = false;
        return text;
      };
    },
    [PAGE_VIEWS_KEY, JSON.stringify(stale)] as const,
  );
  await tab.goto('/analytics', { waitUntil: 'domcontentloaded' });
}

test('a history that is emptied while another tab records keeps that visit only', async ({
  context,
  page,
}) => {
  await openGuardedPage(page, OLD);
  await page.evaluate(() => {
    historyChanges.guardChange(window, { emptied: historyChanges.emptyHistory(localStorage) });
  });
  await visitLate(context, OLD);
  await expect.poll(() => pathsOf(page), PATIENCE).toEqual(['/analytics']);
});

test('a history that is brought back while another tab records keeps every row', async ({
  context,
  page,
}) => {
  await openGuardedPage(page, OLD);
  await page.evaluate(() => {
    const undo = historyChanges.emptyHistory(localStorage);
    historyChanges.restoreHistory(localStorage, undo);
    historyChanges.guardChange(window, { restored: undo });
  });
  await visitLate(context, []);
  await expect.poll(() => pathsOf(page), PATIENCE).toEqual(['/vieja', '/vieja', '/vieja', '/analytics']);
});

test('an import while another tab records keeps every row', async ({ context, page }) => {
  await openGuardedPage(page, []);
  await page.evaluate((rows) => {
    historyChanges.importHistory(localStorage, rows);
    historyChanges.guardChange(window, { imported: rows });
  }, OLD);
  await visitLate(context, []);
  await expect.poll(() => pathsOf(page), PATIENCE).toEqual(['/vieja', '/vieja', '/vieja', '/analytics']);
});
