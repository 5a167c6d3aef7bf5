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

interface Visit {
  path: string;
  title: string;
}

interface Model {
  /** Newest first. */
  visits: Visit[];
  hasUnreadable: boolean;
  query: string;
  /** The first of the rows that are shown, counted from 0. */
  start: number;
  /** Since the walk began. */
  today: number;
}

type TableCommand = Command<Model>;

const { cards, chart, notices, table, tools } = analytics;
const ROWS_SHOWN = 50;
/** In the evening of the day before, in Mexico. */
const NOW = '2026-11-21T03:00:00Z';
const TODAY = '20 de noviembre';
const FIRST_DAY = '7 de noviembre';
const PATH = '/analytics';
const OTHER_PATH = '/exhibiciones';
const QUERIES = ['', 'sala', 'SÁLA bodega', 'SALA-11', 'exhibiciones', 'nada de esto'];

/** Long before the days of the chart, a minute each, with a page of its own. */
const EARLIER = Array.from({ length: 118 }, (_, index) =>
  createPageView({
    path: `/sala-${index}`,
    title: index % 2 ? 'Sala' : 'Bodega de la sala',
    timestamp: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }),
);

const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const listFound = ({ visits, query }: Model) =>
  visits.filter(({ path, title }) =>
    simplify(query)
      .split(' ')
      .every((word) => simplify(`${path}\n${title}`).includes(word)),
  );

const empty = (model: Model) => {
  model.visits = [];
  model.hasUnreadable = false;
  model.query = '';
  model.start = 0;
  model.today = 0;
};
const add = (model: Model, visit: Visit) => {
  model.visits.unshift(visit);
  model.today += 1;
};

const search = (query: string): TableCommand => ({
  name: `looks for «${query}»`,
  isPossible: ({ visits }) => visits.length > 0,
  run: async (page, model) => {
    await analyticsPage(page).search.fill(query);
    model.query = query;
    model.start = 0;
  },
});

const turn = (rowsFurther: number): TableCommand => ({
  name: rowsFurther > 0 ? 'turns to older rows' : 'turns to newer rows',
  isPossible: (model) => {
    const start = model.start + rowsFurther;
    return start >= 0 && start < listFound(model).length;
  },
  run: async (page, model) => {
    const { next, previous, tableHeading } = analyticsPage(page);
    await (rowsFurther > 0 ? next : previous).click();
    model.start += rowsFurther;
    await expect(tableHeading).toBeFocused();
  },
});

const visit: TableCommand = {
  name: 'visits a page in another tab',
  run: async (page, model) => {
    const other = await page.context().newPage();
    await other.goto(OTHER_PATH);
    add(model, { path: OTHER_PATH, title: await other.title() });
    await other.close();
    await expect(toast(page, notices.empty)).toBeHidden();
  },
};

const emptyElsewhere: TableCommand = {
  name: 'empties the list in another tab',
  isPossible: ({ visits }) => visits.length > 0,
  run: async (page, model) => {
    const other = await page.context().newPage();
    await other.goto(QUIET_PAGE);
    await other.evaluate(() => localStorage.clear());
    await other.close();
    empty(model);
  },
};

const answer = (isYes: boolean): TableCommand => ({
  name: `asks to empty the list, and answers ${isYes ? 'yes' : 'no'}`,
  isPossible: ({ visits }) => visits.length > 0,
  run: async (page, model) => {
    const question = page.waitForEvent('dialog');
    const click = analyticsPage(page).empty.click();
    expect((await question).message()).toBe(interpolate(tools.confirm, { n: model.visits.length }));
    await (isYes ? (await question).accept() : (await question).dismiss());
    await click;
    if (!isYes) return;
    empty(model);
    await expect(page.getByText(analytics.empty, { exact: true })).toBeFocused();
    await expect(toast(page, notices.empty).first()).toContainText(notices.empty.text);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
});

const exportCsv: TableCommand = {
  name: 'saves the list',
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
    add(model, { path: PATH, title: analytics.title });
  },
};

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { visits, hasUnreadable, query, start, today } = model;
  const shown = analyticsPage(page);
  const found = listFound(model);
  const isEmpty = visits.length === 0;
  await expect(shown.total).toHaveText(String(visits.length));
  await expect(shown.uniquePages).toHaveText(String(new Set(visits.map(({ path }) => path)).size));
  await expect(page.getByText(analytics.setAside)).toHaveCount(hasUnreadable ? 1 : 0);
  await expect(page.getByText(analytics.empty, { exact: true })).toHaveCount(isEmpty ? 1 : 0);
  for (const tool of [shown.exportCsv, shown.empty, shown.search])
    await expect(tool).toHaveCount(isEmpty ? 0 : 1);
  const max = { from: FIRST_DAY, to: TODAY, max: today, maxDay: TODAY };
  await expect(page.getByRole('img', { name: interpolate(chart.label, max), exact: true })).toHaveCount(
    isEmpty ? 0 : 1,
  );
  await expect(shown.table).toHaveCount(found.length > 0 ? 1 : 0);
  if (isEmpty) {
    await expect(shown.lastVisit).toHaveText(cards.noVisit);
    return;
  }
  await expect(shown.lastVisit).toHaveText('20 nov 2026, 21:00:00');
  await expect(shown.search).toHaveValue(query);
  const count = query && interpolate(table.results, { n: found.length, total: visits.length });
  await expect(shown.found).toHaveText(found.length > 0 ? count : table.noResults);
  const end = Math.min(start + ROWS_SHOWN, found.length);
  const isPaged = found.length > ROWS_SHOWN;
  const position = interpolate(table.pages.position, { from: start + 1, to: end, total: found.length });
  await expect(shown.position).toHaveText(isPaged ? [position] : []);
  await expect(shown.tableHeading).toHaveAccessibleDescription(isPaged ? position : '');
  if (isPaged) {
    await expect(shown.previous).toBeEnabled({ enabled: start > 0 });
    await expect(shown.next).toBeEnabled({ enabled: end < found.length });
  }
  if (found.length === 0) return;
  await expect
    .poll(() => readRows(page))
    .toEqual(found.slice(start, end).map(({ path, title }) => [path, title]));
}

/** Page and title of each row. */
const readRows = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) =>
      Array.from(row.querySelectorAll('[role=cell]'), ({ textContent }) => textContent).slice(1, 3),
    ),
  );

test('the figures, the rows, the chart and the file of /analytics say what has been visited', async ({
  context,
}) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await page.context().clock.setFixedTime(NOW);
      await storePageViews(page, [{ junk: true }, ...EARLIER]);
      await page.evaluate((key) => localStorage.setItem(key, '{roto'), BACKUP_KEY);
      await page.goto(PATH);
      const visits = EARLIER.map(({ path, title }) => ({ path, title })).reverse();
      const model: Model = { visits, hasUnreadable: true, query: '', start: 0, today: 0 };
      add(model, { path: PATH, title: analytics.title });
      return model;
    },
    commands: [
      commandFor(QUERIES, search),
      commandFor([ROWS_SHOWN, -ROWS_SHOWN], turn),
      commandFor([true, false, false, false], answer),
      ...[visit, visit, emptyElsewhere, exportCsv, reload].map((step) => fc.constant(step)),
    ],
    expectPageToMatch,
  });
});
