import { storeHistory } from './history-storage.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

test('a history that fails half-way says what it needs, and does not load for ever', async ({
  page,
  tolerate,
}) => {
  tolerate(/^error: TypeError/);
  await storeHistory(page, []);
  await page.addInitScript(() => {
    URLSearchParams.prototype.get = () => {
      throw new TypeError('broken on purpose');
    };
  });
  await page.goto('/analytics');
  await expect(page.getByText(analytics.withoutScript)).toBeVisible();
  await expect(page.getByText(analytics.loading)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: analytics.heading })).toBeVisible();
});
