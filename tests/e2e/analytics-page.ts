import type { Locator, Page } from '@playwright/test';
import { analytics } from './written-words.ts';

const figure = (page: Page, label: string) =>
  page.getByRole('term').getByText(label, { exact: true }).locator('xpath=../dd');

/** What /analytics shows and offers, by the names that visitors read. */
export const analyticsPage = (page: Page) => {
  const { cards, filters, table, tools } = analytics;
  return {
    total: figure(page, cards.totalVisits),
    uniquePages: figure(page, cards.uniquePages),
    lastVisit: figure(page, cards.lastVisit),
    filteredTotal: figure(page, cards.filtered.totalVisits),
    found: page.getByRole('search', { name: filters.label }).locator('[aria-live]'),
    period: (name: string) =>
      page.getByRole('group', { name: filters.period }).getByRole('button', { name, exact: true }),
    search: page.getByRole('searchbox', { name: filters.search }),
    ranking: (name: string) => page.getByRole('region', { name, exact: true }),
    table: page.getByRole('table', { name: table.caption }),
    tableHeading: page.getByRole('heading', { name: table.heading, exact: true }),
    previous: page.getByRole('button', { name: table.pages.previous }),
    next: page.getByRole('button', { name: table.pages.next }),
    position: page.getByRole('navigation', { name: table.pages.label }).getByRole('paragraph'),
    empty: page.getByRole('button', { name: tools.empty, exact: true }),
  };
};

/** The rows of the table without its head. */
export const rows = (page: Page): Locator =>
  analyticsPage(page).table.getByRole('rowgroup').nth(1).getByRole('row');

/** The cell of the page in a row, counted from 0. */
export const pageCell = (page: Page, row: number): Locator => rows(page).nth(row).getByRole('cell').nth(1);
