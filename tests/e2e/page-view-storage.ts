import type { Page } from '@playwright/test';
import { PAGE_VIEWS_KEY, type PageView } from '../../src/page-views/page-view.ts';

/** A file of the site's own origin that runs no script: from here a test can prepare and read the storage without a visit. */
export const QUIET_PAGE = '/favicon.svg';

export const createPageView = (fields: Partial<PageView> = {}): PageView => ({
  path: '/',
  title: 'Penthouse 2200',
  timestamp: '2026-11-10T18:00:00.000Z',
  referrer: '',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  ...fields,
});

/** Stores a text, or rows, as if earlier visits had left them. */
export async function storePageViews(page: Page, stored: string | unknown[]): Promise<void> {
  await page.goto(QUIET_PAGE);
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [PAGE_VIEWS_KEY, text] as const);
}

/** The stored list as it is now; the page must be one of the site's. */
export function readStored(page: Page): Promise<PageView[]> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as PageView[], PAGE_VIEWS_KEY);
}
