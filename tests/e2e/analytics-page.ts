import type { Locator, Page } from '@playwright/test';
import { analytics } from './fixture-content.ts';

const figure = (page: Page, label: string): Locator =>
  page.getByRole('term').getByText(label, { exact: true }).locator('xpath=../dd');

type AnalyticsPage = Record<
  | ('total' | 'uniquePages' | 'lastVisit' | 'search' | 'matchCount' | 'table' | 'tableHeading')
  | ('previous' | 'next' | 'position' | 'exportCsv' | 'empty'),
  Locator
>;

/** Returns locators for the figures and controls of /analytics. */
export const analyticsPage = (page: Page): AnalyticsPage => {
  const { cards, table, tools } = analytics;
  return {
    total: figure(page, cards.totalVisits),
    uniquePages: figure(page, cards.uniquePages),
    lastVisit: figure(page, cards.lastVisit),
    search: page.getByRole('searchbox', { name: table.search }),
    /** Live region with the number of matching page views. */
    matchCount: page.getByRole('region', { name: table.heading, exact: true }).locator('[aria-live=polite]'),
    table: page.getByRole('table', { name: table.caption }),
    tableHeading: page.getByRole('heading', { name: table.heading, exact: true }),
    previous: page.getByRole('button', { name: table.pages.previous }),
    next: page.getByRole('button', { name: table.pages.next }),
    position: page.getByRole('navigation', { name: table.pages.label }).getByRole('paragraph'),
    exportCsv: page.getByRole('button', { name: tools.exportCsv, exact: true }),
    empty: page.getByRole('button', { name: tools.empty, exact: true }),
  };
};

/** Returns the body rows of the page view table. */
export const rows = (page: Page): Locator =>
  analyticsPage(page).table.getByRole('rowgroup').nth(1).getByRole('row');
