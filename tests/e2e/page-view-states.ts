import type { Page } from '@playwright/test';
import { analyticsPage, rows } from './analytics-page.ts';
import { makeView, storePageViews } from './page-view-storage.ts';
import type { Look } from './page-states.ts';
import { expect } from './visitor.ts';
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

/** Opens /analytics in each of its states, in tabs of their own beside this one. */
export async function visitPageViewStates(beside: Page, look: Look): Promise<void> {
  const visit = async (
    prepare: (page: Page) => Promise<unknown>,
    walk: (page: Page, lookAt: (state: string) => Promise<void>) => Promise<void>,
  ) => {
    const page = await beside.context().newPage();
    await prepare(page);
    await page.goto('/analytics', { waitUntil: 'commit' });
    await walk(page, (state) => look(page, `page views: ${state}`));
    await page.close();
  };

  await visit(
    (page) => page.route(/\.js(\?|$)/, () => Promise.resolve()),
    async (page, lookAt) => {
      await expect(page.getByText(analytics.loading)).toBeVisible();
      await lookAt('loading');
    },
  );
  const withoutStorage = () => void Object.defineProperty(window, 'localStorage', { value: null });
  for (const [state, prepare] of [
    ['failed', (page: Page) => page.addInitScript(withoutStorage)],
    ['set aside', (page: Page) => storePageViews(page, '[{"path":"/"')],
  ] as const)
    await visit(prepare, async (page, lookAt) => {
      const toast = analyticsPage(page).toast(notices.failed.title);
      await expect(toast).toContainText(notices.failed.text);
      await toast.hover();
      await lookAt(state);
    });
  await visit((page) => storePageViews(page, VIEWS), lookThroughFilters);
  await visit((page) => storePageViews(page, VIEWS), emptyStored);
}

async function lookThroughFilters(page: Page, lookAt: (state: string) => Promise<void>): Promise<void> {
  const { found, period, search } = analyticsPage(page);
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
}

async function emptyStored(page: Page, lookAt: (state: string) => Promise<void>): Promise<void> {
  const { empty, toast } = analyticsPage(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await empty.click();
  await toast(notices.empty.title).hover();
  await lookAt('empty');
}
