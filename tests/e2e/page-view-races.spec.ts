import { expect, test } from '@playwright/test';
import { readHistory, QUIET_PAGE } from './history-storage.ts';

const TABS = 3;
const LOADS = 15;
/** The browser's processes tell each other of a write when they find the time. */
const PATIENCE = { timeout: 15_000 };

test.slow();

test('three tabs that load fifteen times at once leave forty-five records', async ({ context, page }) => {
  await page.goto(QUIET_PAGE);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(
    tabs.map(async (tab) => {
      for (let load = 0; load < LOADS; load += 1) await tab.goto('/analytics');
    }),
  );
  await expect.poll(async () => (await readHistory(page)).length, PATIENCE).toBe(TABS * LOADS);
  // A late repair must not store anything twice either.
  await tabs[0]?.goto('/');
  await expect.poll(async () => (await readHistory(page)).length, PATIENCE).toBe(TABS * LOADS + 1);
});

test('tabs closed at once lose nothing that the next visit would not bring back', async ({
  context,
  page,
}) => {
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      const tab = await context.newPage();
      await tab.goto('/analytics', { waitUntil: 'domcontentloaded' });
      await tab.close({ runBeforeUnload: false });
    }),
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(async () => (await readHistory(page)).length, PATIENCE).toBe(TABS + 1);
});
