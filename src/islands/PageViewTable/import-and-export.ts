import { fill } from '../../fill.ts';
import { importPageViews } from '../../page-views/changes.ts';
import { parseImport } from '../../page-views/files.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { readAgain } from './reading.ts';

const DOWNLOAD_MS = 60_000;

/** Downloads a text as a file. `type` is its media type. */
export function saveFile(name: string, type: string, text: string): void {
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
