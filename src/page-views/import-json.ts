import { isPageView, type PageView } from './page-view.ts';

/** Three times what a browser stores for one site: a longer text is no export of ours, and would block the page. */
export const MOST_IMPORTED_CHARACTERS = 16_000_000;

export type Import =
  | {
      status: 'ok';
      /** In the order of the text, unknown fields included. */
      records: PageView[];
      /** Rows that are no page views. */
      unreadableRows: number;
    }
  | { status: 'failed' };

/** Reads the text of an export (JSON, a list of page views). Never throws; anything but a list of that length gives `failed`. */
export function parseImport(text: unknown): Import {
  if (typeof text !== 'string' || text.length > MOST_IMPORTED_CHARACTERS) return { status: 'failed' };
  try {
    // Editors may leave a byte order mark, which JSON doesn't know.
    const rows: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (!Array.isArray(rows)) return { status: 'failed' };
    const records = rows.filter(isPageView);
    return { status: 'ok', records, unreadableRows: rows.length - records.length };
  } catch {
    return { status: 'failed' };
  }
}
