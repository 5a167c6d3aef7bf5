import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import { BACKUP_KEY } from '../../../src/page-views/page-view.ts';
import { analyticsPage, rows } from '../analytics-page.ts';
import { createPageView, QUIET_PAGE, storePageViews } from '../page-view-storage.ts';
import { expect, test, toast } from '../fixtures.ts';
import { analytics } from '../fixture-content.ts';
import { type Command, commandFor, runModel } from './run-model.ts';

interface PageViewRow {
  path: string;
  title: string;
}

interface Model {
  /** Page views, newest first. */
  visits: PageViewRow[];
  hasUnreadable: boolean;
  query: string;
  /** Index of the first visible row. */
  start: number;
  /** Page views of the current day. */
  today: number;
}

type TableCommand = Command<Model>;

const { cards, chart, notices, table, tools } = analytics;
const ROWS_SHOWN = 50;
/** 21:00 on 20 November in Monterrey. */
const NOW = '2026-11-21T03:00:00Z';
const TODAY = '20 de noviembre';
const FIRST_DAY = '7 de noviembre';
const PATH = '/analytics';
const OTHER_PATH = '/exhibiciones';
const QUERIES = ['', 'sala', 'SÁLA bodega', 'SALA-11', 'exhibiciones', 'nada de esto'];

/** Page views before the period of the chart, each of a different path. */
const EARLIER_PAGE_VIEWS = Array.from({ length: 118 }, (_, index) =>
  createPageView({
    path: `/sala-${index}`,
    title: index % 2 ? 'Sala' : 'Bodega de la sala',
    timestamp: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }),
);

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const getResults = ({ visits, query }: Model) =>
  visits.filter(({ path, title }) =>
    normalize(query)
      .split(' ')
      .every((word) => normalize(`${path}\n${title}`).includes(word)),
  );

const clear = (model: Model) => {
  model.visits = [];
  model.hasUnreadable = false;
  model.query = '';
  model.start = 0;
  model.today = 0;
};
const addPageView = (model: Model, pageView: PageViewRow) => {
  model.visits.unshift(pageView);
  model.today += 1;
};

const search = (query: string): TableCommand => ({
  name: `searches for «${query}»`,
  isPossible: ({ visits }) => visits.length > 0,
  run: async (page, model) => {
    await analyticsPage(page).search.fill(query);
    model.query = query;
    model.start = 0;
  },
});

const changePage = (rowOffset: number): TableCommand => ({
  name: rowOffset > 0 ? 'shows older rows' : 'shows newer rows',
  isPossible: (model) => {
    const start = model.start + rowOffset;
    return start >= 0 && start < getResults(model).length;
  },
  run: async (page, model) => {
    const { next, previous, tableHeading } = analyticsPage(page);
    await (rowOffset > 0 ? next : previous).click();
    model.start += rowOffset;
    await expect(tableHeading).toBeFocused();
  },
});

const visitInNewTab: TableCommand = {
  name: 'visits a page in a new tab',
  run: async (page, model) => {
    const newTab = await page.context().newPage();
    await newTab.goto(OTHER_PATH);
    addPageView(model, { path: OTHER_PATH, title: await newTab.title() });
    await newTab.close();
    await expect(toast(page, notices.empty)).toBeHidden();
  },
};

const clearInNewTab: TableCommand = {
  name: 'clears the list in a new tab',
  isPossible: ({ visits }) => visits.length > 0,
  run: async (page, model) => {
    const newTab = await page.context().newPage();
    await newTab.goto(QUIET_PAGE);
    await newTab.evaluate(() => localStorage.clear());
    await newTab.close();
    clear(model);
  },
};

const clearList = (isConfirmed: boolean): TableCommand => ({
  name: `clears the list and ${isConfirmed ? 'confirms' : 'cancels'}`,
  isPossible: ({ visits }) => visits.length > 0,
  run: async (page, model) => {
    const dialog = page.waitForEvent('dialog');
    const click = analyticsPage(page).empty.click();
    expect((await dialog).message()).toBe(interpolate(tools.confirm, { n: model.visits.length }));
    await (isConfirmed ? (await dialog).accept() : (await dialog).dismiss());
    await click;
    if (!isConfirmed) return;
    clear(model);
    await expect(page.getByText(analytics.empty, { exact: true })).toBeFocused();
    await expect(toast(page, notices.empty).first()).toContainText(notices.empty.text);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
});

const exportCsv: TableCommand = {
  name: 'exports the list as CSV',
  isPossible: ({ visits }) => visits.length > 0,
  run: async (page, model) => {
    const downloading = page.waitForEvent('download');
    await analyticsPage(page).exportCsv.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${interpolate(tools.fileName, { day: '2026-11-20' })}.csv`);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    const pages = lines.map((line) => line.split(',')[1]);
    expect(pages).toEqual([table.columns.page, ...model.visits.map(({ path }) => path)]);
  },
};

const reload: TableCommand = {
  name: 'reloads the page',
  run: async (page, model) => {
    await page.reload();
    model.query = '';
    model.start = 0;
    addPageView(model, { path: PATH, title: analytics.title });
  },
};

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { visits, hasUnreadable, query, start, today } = model;
  const elements = analyticsPage(page);
  const results = getResults(model);
  const isEmpty = visits.length === 0;
  await expect(elements.total).toHaveText(String(visits.length));
  await expect(elements.uniquePages).toHaveText(String(new Set(visits.map(({ path }) => path)).size));
  await expect(page.getByText(analytics.setAside)).toHaveCount(hasUnreadable ? 1 : 0);
  await expect(page.getByText(analytics.empty, { exact: true })).toHaveCount(isEmpty ? 1 : 0);
  for (const tool of [elements.exportCsv, elements.empty, elements.search])
    await expect(tool).toHaveCount(isEmpty ? 0 : 1);
  const max = { from: FIRST_DAY, to: TODAY, max: today, maxDay: TODAY };
  await expect(page.getByRole('img', { name: interpolate(chart.label, max), exact: true })).toHaveCount(
    isEmpty ? 0 : 1,
  );
  await expect(elements.table).toHaveCount(results.length > 0 ? 1 : 0);
  if (isEmpty) {
    await expect(elements.lastVisit).toHaveText(cards.noVisit);
    return;
  }
  await expect(elements.lastVisit).toHaveText('20 nov 2026, 21:00:00');
  await expect(elements.search).toHaveValue(query);
  const count = query && interpolate(table.results, { n: results.length, total: visits.length });
  await expect(elements.matchCount).toHaveText(results.length > 0 ? count : table.noResults);
  const end = Math.min(start + ROWS_SHOWN, results.length);
  const isPaged = results.length > ROWS_SHOWN;
  const position = interpolate(table.pages.position, { from: start + 1, to: end, total: results.length });
  await expect(elements.position).toHaveText(isPaged ? [position] : []);
  await expect(elements.tableHeading).toHaveAccessibleDescription(isPaged ? position : '');
  if (isPaged) {
    await expect(elements.previous).toBeEnabled({ enabled: start > 0 });
    await expect(elements.next).toBeEnabled({ enabled: end < results.length });
  }
  if (results.length === 0) return;
  await expect
    .poll(() => readRows(page))
    .toEqual(results.slice(start, end).map(({ path, title }) => [path, title]));
}

/** Reads the path and the title of each row. */
const readRows = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) =>
      Array.from(row.querySelectorAll('[role=cell]'), ({ textContent }) => textContent).slice(1, 3),
    ),
  );

test('/analytics matches its model after random actions', async ({ context }) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await page.context().clock.setFixedTime(NOW);
      await storePageViews(page, [{ junk: true }, ...EARLIER_PAGE_VIEWS]);
      await page.evaluate((key) => localStorage.setItem(key, '{roto'), BACKUP_KEY);
      await page.goto(PATH);
      const visits = EARLIER_PAGE_VIEWS.map(({ path, title }) => ({ path, title })).reverse();
      const model: Model = { visits, hasUnreadable: true, query: '', start: 0, today: 0 };
      addPageView(model, { path: PATH, title: analytics.title });
      return model;
    },
    commands: [
      commandFor(QUERIES, search),
      commandFor([ROWS_SHOWN, -ROWS_SHOWN], changePage),
      commandFor([true, false, false, false], clearList),
      ...[visitInNewTab, visitInNewTab, clearInNewTab, exportCsv, reload].map((step) => fc.constant(step)),
    ],
    expectPageToMatch,
  });
});
