/** What a page may do to the history: one module, so that a test can bundle it for a page without the island. */
export { guardChange } from '../../src/page-views/change-guard.ts';
export { emptyHistory, importHistory, restoreHistory } from '../../src/page-views/change-history.ts';
