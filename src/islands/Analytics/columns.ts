import { formatCsv } from '../../page-views/csv.ts';
import { formatForSpreadsheet } from '../../page-views/days.ts';
import { classifyDevice, type PageView } from '../../page-views/page-view.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';

type Labels = UiStrings['analyticsPage']['table'];
export type FormatTimestamp = (timestamp: string) => string;

export interface Column {
  /** Key of the heading in `columns` of content/pages/analytics.json. */
  name: keyof Labels['columns'];
  /** Classes of the heading, which is visible from 768 px. */
  headClass?: string;
  /** Classes of the cell. Below 768 px each row is a grid of two columns. */
  cellClass: string;
  cell: (pageView: PageView, labels: Labels, format: FormatTimestamp) => string;
  /** Returns the text for the CSV. Undefined if the CSV contains the same text as the cell. */
  csvCell?: (pageView: PageView) => string;
}

/** Columns of the table. The CSV has the same columns in the same order. */
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

/** Returns the text of a row for the search, one cell per line. */
export const getRowText = (pageView: PageView, labels: Labels, format: FormatTimestamp): string =>
  COLUMNS.map(({ cell }) => cell(pageView, labels, format)).join('\n');

/** Formats page views as CSV with the columns of the table, the UTC timestamp and the user agent. */
export function serializeCsv(
  pageViews: readonly PageView[],
  { table, tools: { csv } }: Pick<UiStrings['analyticsPage'], 'table' | 'tools'>,
): string {
  return formatCsv([
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
