import { expect, test } from 'vitest';
import { PAGE_VIEWS_KEY, BACKUP_KEY, REPORTED_KEY } from '../../../src/page-views/page-view.ts';
import { clearPageViews, shouldReportUnreadable, readPageViews } from '../../../src/page-views/storage.ts';
import { createPageView } from '../../e2e/page-view-storage.ts';
import { MemoryStorage } from './memory-storage.ts';

const read = (items: Record<string, string>) => readPageViews(() => new MemoryStorage(items));
const EMPTY = { pageViews: [], unreadable: 0, isEmpty: true };

test.each([
  ['empty storage', {}],
  ['an empty string', { [PAGE_VIEWS_KEY]: '' }],
  ['an empty list', { [PAGE_VIEWS_KEY]: '[]' }],
])('readPageViews returns an empty result for %s', (_, items) => {
  expect(read(items)).toStrictEqual(EMPTY);
});

test('readPageViews keeps the stored order and unknown text fields', () => {
  const pageViews = [
    createPageView({ path: '/b' }),
    { ...createPageView({ timestamp: '2026-11-20' }), idioma: 'es' },
  ];
  const junk = { zona: { toString: 1 }, hora: 7, prueba: [null], nada: null };
  const stored = JSON.stringify(pageViews.map((view) => ({ ...view, ...junk })));
  expect(read({ [PAGE_VIEWS_KEY]: stored })).toStrictEqual({ ...EMPTY, pageViews, isEmpty: false });
});

test.each([
  1,
  null,
  'texto',
  [],
  {},
  { ...createPageView(), path: 5 },
  { ...createPageView(), userAgent: undefined },
  createPageView({ timestamp: 'ayer' }),
  createPageView({ timestamp: '20/11/2026' }),
  createPageView({ timestamp: '2026-13-45T99:99:99Z' }),
  createPageView({ timestamp: '+275760-09-13T00:00:00.000Z' }),
])('readPageViews counts the invalid row %j', (junk) => {
  const text = JSON.stringify([junk, createPageView()]);
  const backup = { [BACKUP_KEY]: '{roto\n{otro' };
  const loaded = { ...EMPTY, isEmpty: false, pageViews: [createPageView()], unreadable: 3 };
  expect(read({ [PAGE_VIEWS_KEY]: text, ...backup })).toStrictEqual(loaded);
});

test.each(['{roto', 'null', '5', '"texto"', '{"a":1}', '['.repeat(5000)])(
  'readPageViews returns null for %j',
  (text) => {
    expect(read({ [PAGE_VIEWS_KEY]: text })).toBeNull();
  },
);

test('readPageViews distinguishes an empty list from a list of invalid rows', () => {
  expect(read({ [PAGE_VIEWS_KEY]: '[1]' })).toStrictEqual({ ...EMPTY, unreadable: 1, isEmpty: false });
});

test('clearPageViews removes the list, the backup and the reported count', () => {
  const storage = new MemoryStorage({
    [PAGE_VIEWS_KEY]: '[]',
    [BACKUP_KEY]: '{',
    [REPORTED_KEY]: '1',
    other: 'x',
  });
  clearPageViews(storage as unknown as Storage);
  expect([...storage.keys()]).toStrictEqual(['other']);
});

test('shouldReportUnreadable is true once for each number of unreadable rows', () => {
  const storage = new MemoryStorage() as unknown as Storage;
  expect([0, 2, 2, 1, 3].map((unreadable) => shouldReportUnreadable(storage, unreadable))).toStrictEqual([
    ...[false, true, false, false, true],
  ]);
});
