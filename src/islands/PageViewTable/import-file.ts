import { guardChange } from '../../page-views/change-guard.ts';
import { importHistory } from '../../page-views/change-history.ts';
import { MOST_IMPORTED_CHARACTERS, parseImport } from '../../page-views/import-json.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { fillTemplate } from './fill-template.ts';
import { readAgain } from './use-page-view-history.ts';

/** Adds the visits of a file to the history and tells, in words, what came of it. A file that can't be read changes nothing. */
export async function importFile(file: File, words: AnalyticsPage['tools']): Promise<string> {
  const failed = fillTemplate(words.importFailed, { file: file.name });
  // A character is a byte at least, so a larger file could not be read anyway.
  if (file.size > 4 * MOST_IMPORTED_CHARACTERS) return failed;
  const text = await file.text().catch(() => undefined);
  const found = parseImport(text);
  if (found.status === 'failed') return failed;
  const change = importHistory(window.localStorage, found.records);
  if (change.status === 'full') return words.importFull;
  guardChange(window, { imported: found.records });
  readAgain();
  const { records, unreadableRows } = found;
  return fillTemplate(unreadableRows > 0 ? words.importedPartly : words.imported, {
    added: change.added,
    known: records.length - change.added,
    unreadable: unreadableRows,
  });
}
