import type { BrowserContext, Page } from '@playwright/test';
import { PAGE_VIEWS_KEY, type PageView } from '../../src/page-views/page-view.ts';
import { analyticsPage, fill, pageCell, rows } from './analytics-page.ts';
import { makeView, makeViews, QUIET_PAGE, storePageViews } from './page-view-storage.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

const MINUTE = '01:00';

/** A tab of the same site that records nothing by itself. */
async function openQuietTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(QUIET_PAGE);
  return tab;
}

/** What a visit in another tab does to the storage. */
const addVisit = (tab: Page, fields: Partial<PageView>) =>
  tab.evaluate(
    ([key, view]) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
      localStorage.setItem(key, JSON.stringify([...stored, view]));
    },
    [PAGE_VIEWS_KEY, makeView({ timestamp: new Date().toISOString(), ...fields })] as const,
  );

const announcement = (page: Page, n: number, total: number) =>
  page.getByRole('status').getByText(fill(analytics.newVisits, { n, total }));

test('on a later page of the table nothing moves, and the focus stays', async ({ page, context }) => {
  const { next, position, total } = analyticsPage(page);
  await storePageViews(page, makeViews(349));
  await page.goto('/analytics');
  await next.click();
  await next.click();
  await expect(position).toHaveText(fill(analytics.table.pages.position, { from: 201, to: 300, total: 350 }));
  await expect(pageCell(page, 0)).toHaveText('/149');
  const value = pageCell(page, 3).getByRole('button');
  await value.focus();
  const other = await openQuietTab(context);
  await addVisit(other, { path: '/nueva' });
  await expect(total).toHaveText('351');
  await expect(pageCell(page, 0)).toHaveText('/149');
  await expect(position).toHaveText(fill(analytics.table.pages.position, { from: 202, to: 301, total: 351 }));
  await expect(value).toBeFocused();
});

test('while a visitor types, a visit comes through the filter and takes neither the focus nor the text', async ({
  page,
  context,
}) => {
  const { filteredTotal, search, total } = analyticsPage(page);
  await storePageViews(page, makeViews(20));
  await page.goto('/analytics');
  await expect(total).toHaveText('21');
  const other = await openQuietTab(context);
  await search.pressSequentially('pent');
  await addVisit(other, { title: 'Penthouse nueva' });
  await expect(pageCell(page, 0)).toHaveText('/');
  await search.pressSequentially('house nueva');
  await expect(rows(page)).toHaveCount(1);
  await expect(filteredTotal).toHaveText(`1 ${fill(analytics.cards.filtered.ofTotal, { total: 22 })}`);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('penthouse nueva');
});

test('a visit in another tab appears without reloading; announced are at most those of a minute together', async ({
  page,
  context,
}) => {
  const { total } = analyticsPage(page);
  await page.clock.install();
  await page.goto('/analytics');
  await expect(total).toHaveText('1');
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(total).toHaveText('2');
  await expect(pageCell(page, 0)).toHaveText('/');
  await expect(announcement(page, 1, 2)).toBeAttached();
  const other = await openQuietTab(context);
  await addVisit(other, { path: '/b' });
  await addVisit(other, { path: '/c' });
  await expect(total).toHaveText('4');
  await expect(announcement(page, 1, 2)).toBeAttached();
  await page.clock.fastForward(MINUTE);
  await expect(announcement(page, 2, 4)).toBeAttached();
  await expect(announcement(page, 1, 2)).toHaveCount(0);
});

test('page views emptied in another tab are gone here too, with the notice', async ({ page, context }) => {
  const { notice, total } = analyticsPage(page);
  await page.goto('/analytics');
  await expect(total).toHaveText('1');
  const other = await openQuietTab(context);
  await other.evaluate((key) => localStorage.removeItem(key), PAGE_VIEWS_KEY);
  await expect(total).toHaveText('0');
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
  await expect(notice(analytics.notices.empty.title)).toBeVisible();
  await addVisit(other, { path: '/otra-vez' });
  await expect(total).toHaveText('1');
  await expect(notice(analytics.notices.empty.title)).toBeHidden();
});

test('rows that cannot be read are announced once, not with every visit', async ({ page, context }) => {
  const { notice, total } = analyticsPage(page);
  await storePageViews(page, [1, makeView()]);
  await page.goto('/analytics');
  await expect(notice(analytics.notices.failed.title)).toHaveCount(1);
  await expect(page.getByText(analytics.setAside)).toBeVisible();
  const other = await openQuietTab(context);
  await addVisit(other, { path: '/a' });
  await expect(total).toHaveText('3');
  await addVisit(other, { path: '/b' });
  await expect(total).toHaveText('4');
  await expect(notice(analytics.notices.failed.title)).toHaveCount(1);
});
