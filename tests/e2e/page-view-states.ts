import type { Page } from '@playwright/test';
import { analyticsPage, rows } from './analytics-page.ts';
import { translate } from './other-hands.ts';
import { makeView, storePageViews } from './page-view-storage.ts';
import type { Look } from './page-states.ts';
import { expect, holdScripts, toast } from './visitor.ts';
import { analytics } from './written-words.ts';

const { chart, filters, notices } = analytics;
const THREE_DAYS_MS = 3 * 86_400_000;

/** Eight page views, some with hostile texts. */
const VIEWS = Array.from({ length: 8 }, (_, index) =>
  makeView({
    path: index === 3 ? `/${'largo'.repeat(400)}` : `/${index % 4}`,
    title: index === 5 ? 'ñ'.repeat(300) : 'Penthouse 2200',
    referrer: index % 3 === 0 ? `https://example.com/${'b'.repeat(index * 100)}` : '',
    timestamp: new Date(Date.now() - (8 - index) * THREE_DAYS_MS).toISOString(),
  }),
);

/** Opens /analytics in each of its states, the one that no later visit can undo last. */
export async function visitPageViewStates(page: Page, look: Look): Promise<void> {
  const { empty, found, period, search } = analyticsPage(page);
  const lookAt = (state: string) => look(page, `page views: ${state}`);
  const release = await holdScripts(page);
  await page.goto('/analytics', { waitUntil: 'commit' });
  await expect(page.getByText(analytics.loading)).toBeVisible();
  await lookAt('loading');
  await translate(page, 'written');
  release();
  await expect(rows(page)).toHaveCount(1);

  await storePageViews(page, VIEWS);
  await page.goto('/analytics');
  await expect(rows(page)).toHaveCount(9);
  await lookAt('default');
  await page.getByText(chart.table).click();
  await expect(page.getByRole('table')).toHaveCount(2);
  await lookAt('chart and its table');
  await period(filters.periods.month).click();
  await search.fill('pent');
  await expect(found).toContainText('9');
  await lookAt('filtered');
  await search.fill('nada de esto');
  await expect(found).toHaveText(filters.noResults);
  await lookAt('no result');
  page.once('dialog', (dialog) => void dialog.accept());
  await empty.click();
  await toast(page, notices.empty).hover();
  await lookAt('empty');

  for (const [state, prepare] of [
    ['set aside', () => storePageViews(page, '[{"path":"/"')],
    [
      'failed',
      () => page.addInitScript(() => Reflect.defineProperty(window, 'localStorage', { value: null })),
    ],
  ] as const) {
    await prepare();
    await page.goto('/analytics');
    await expect(toast(page, notices.failed)).toContainText(notices.failed.text);
    await toast(page, notices.failed).hover();
    await lookAt(state);
  }
}
