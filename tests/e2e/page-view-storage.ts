import type { Page } from '@playwright/test';
import { PAGE_VIEWS_KEY, type PageView } from '../../src/page-views/page-view.ts';

/** Static file of the site's origin. It gives access to localStorage without recording a page view. */
export const QUIET_PAGE = '/favicon.svg';

/** Creates a page view of the home page, with other fields if given. */
export const createPageView = (fields: Partial<PageView> = {}): PageView => ({
  path: '/',
  title: 'Penthouse 2200',
  timestamp: '2026-11-10T18:00:00.000Z',
  referrer: '',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  ...fields,
});

/** Writes a raw string or a list of page views to localStorage. */
export async function storePageViews(page: Page, value: string | unknown[]): Promise<void> {
  await page.goto(QUIET_PAGE);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.evaluate(([key, item]) => localStorage.setItem(key, item), [PAGE_VIEWS_KEY, text] as const);
}

/** Reads the stored page views. The page must have the site's origin. */
export function readStoredPageViews(page: Page): Promise<PageView[]> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as PageView[], PAGE_VIEWS_KEY);
}
