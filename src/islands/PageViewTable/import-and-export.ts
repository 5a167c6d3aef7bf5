import { fill } from '../../fill.ts';
import { importPageViews } from '../../page-views/changes.ts';
import { dayOf } from '../../page-views/days.ts';
import { parseImport, toCsv, toJson } from '../../page-views/files.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { readRows } from '../../page-views/storage.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { COLUMNS } from './columns.ts';
import { readAgain } from './reading.ts';

type Words = Pick<AnalyticsPage, 'table' | 'tools'>;

const DOWNLOAD_MS = 60_000;

/** The page views as a CSV with the columns of the table, and what the table does not show. */
export function writeCsv(pageViews: readonly PageView[], { table, tools }: Words): string {
  const head = [...COLUMNS.map(({ name }) => table.columns[name]), tools.csv.timestamp, tools.csv.userAgent];
  const rows = pageViews.map((pageView) => [
    ...COLUMNS.map(({ cell, csvCell = cell }) => csvCell(pageView, table)),
    pageView.timestamp,
    pageView.userAgent,
  ]);
  return toCsv([head, ...rows]);
}

/** Downloads the page views as a CSV. */
export function exportCsv(pageViews: readonly PageView[], words: Words): void {
  saveFile(`${nameFile(words)}.csv`, 'text/csv', writeCsv(pageViews, words));
}

/** Downloads the stored list as it is, as a JSON that can be imported. */
export function exportJson(words: Words): void {
  saveFile(`${nameFile(words)}.json`, 'application/json', toJson(readRows(window.localStorage)));
}

const nameFile = ({ tools }: Words) => fill(tools.fileName, { day: dayOf(new Date()) });

function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers that ask where to save read the blob later.
  window.setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS);
}

/** Adds the page views of a file and tells, in words, what came of it. A file that can't be read changes nothing. */
export async function importFile(file: File, words: AnalyticsPage['tools']): Promise<string> {
  const found = parseImport(await file.text().catch(() => ''));
  if (!found) return fill(words.importFailed, { file: file.name });
  const added = importPageViews(window.localStorage, found.pageViews);
  if (added === 'full') return words.importFull;
  readAgain();
  return fill(found.unreadableRows > 0 ? words.importedPartly : words.imported, {
    added,
    known: found.pageViews.length - added,
    unreadable: found.unreadableRows,
  });
}
