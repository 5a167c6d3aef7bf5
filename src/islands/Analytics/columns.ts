import { toCsv } from '../../page-views/csv.ts';
import { formatForSpreadsheet } from '../../page-views/days.ts';
import { classifyDevice, type PageView } from '../../page-views/page-view.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';

type Labels = UiStrings['analyticsPage']['table'];
/** Writes a timestamp (ISO 8601), for people or for a spreadsheet. */
export type FormatTimestamp = (timestamp: string) => string;

export interface Column {
  /** The field of `columns` in content/pages/analytics.json that holds its head. */
  name: keyof Labels['columns'];
  /** Classes of the head, which is seen from 768 px on. */
  headClass?: string;
  /** Classes of the cell: below 768 px each row is a grid of two columns. */
  cellClass: string;
  cell: (pageView: PageView, labels: Labels, format: FormatTimestamp) => string;
  /** The text for the exported CSV, where a spreadsheet needs another one than people do. */
  csvCell?: (pageView: PageView) => string;
}

/** The columns of the table and, in the same order, of the exported CSV. */
export const COLUMNS: Column[] = [
  {
    name: 'date',
    headClass: 'md:w-[25%] xl:w-[16%]',
    cellClass: 'col-start-1 row-start-3 text-note text-cement tabular-nums md:text-ui md:text-ink',
    cell: ({ timestamp }, _, format) => format(timestamp),
  },
  {
    name: 'page',
    headClass: 'md:w-[22%] xl:w-[28%]',
    cellClass: 'col-span-full row-start-1 font-medium md:font-normal',
    cell: ({ path }) => path,
  },
  {
    name: 'title',
    cellClass: 'col-span-full row-start-2',
    cell: ({ title }) => title,
  },
  {
    name: 'referrer',
    headClass: 'hidden md:table-cell md:w-[18%]',
    cellClass: 'hidden md:table-cell',
    cell: ({ referrer }, labels) => referrer || labels.noReferrer,
    csvCell: ({ referrer }) => referrer,
  },
  {
    name: 'device',
    headClass: 'md:w-[13%]',
    cellClass: 'col-start-2 row-start-3 text-right text-note md:text-left md:text-ui',
    cell: (pageView, labels) => labels.devices[classifyDevice(pageView)],
  },
];

/** The whole text of a row, which the search looks through. */
export const getRowText = (pageView: PageView, labels: Labels, format: FormatTimestamp): string =>
  COLUMNS.map(({ cell }) => cell(pageView, labels, format)).join('\n');

/** The page views as a CSV with the columns of the table, and what the table has no room for. */
export function serializeCsv(
  pageViews: readonly PageView[],
  { table, tools: { csv } }: Pick<UiStrings['analyticsPage'], 'table' | 'tools'>,
): string {
  return toCsv([
    [...COLUMNS.map(({ name }) => table.columns[name]), csv.timestamp, csv.userAgent],
    ...pageViews.map((pageView) => [
      ...COLUMNS.map(({ cell, csvCell }) =>
        csvCell ? csvCell(pageView) : cell(pageView, table, formatForSpreadsheet),
      ),
      pageView.timestamp,
      pageView.userAgent,
    ]),
  ]);
}
