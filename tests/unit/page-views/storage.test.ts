import { expect, test } from 'vitest';
import { PAGE_VIEWS_KEY, BACKUP_KEY } from '../../../src/page-views/page-view.ts';
import { readPageViews } from '../../../src/page-views/storage.ts';
import { makeView } from '../../e2e/page-view-storage.ts';
import { MemoryStorage } from './memory-storage.ts';

const read = (items: Record<string, string>) => readPageViews(() => new MemoryStorage(items));
const EMPTY = { pageViews: [], unreadable: 0, isEmpty: true };

test.each([
  ['nothing', {}],
  ['an empty text', { [PAGE_VIEWS_KEY]: '' }],
  ['an empty list', { [PAGE_VIEWS_KEY]: '[]' }],
])('%s holds no page views', (_, items) => {
  expect(read(items)).toStrictEqual(EMPTY);
});

test('page views come in stored order, with fields we do not know where these are text', () => {
  const pageViews = [makeView({ path: '/b' }), { ...makeView({ timestamp: '2026-11-20' }), idioma: 'es' }];
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
  { ...makeView(), path: 5 },
  { ...makeView(), userAgent: undefined },
  makeView({ timestamp: 'ayer' }),
  makeView({ timestamp: '20/11/2026' }),
  makeView({ timestamp: '2026-13-45T99:99:99Z' }),
  makeView({ timestamp: '+275760-09-13T00:00:00.000Z' }),
])('the row %j is reported, and the good rows are read', (junk) => {
  const text = JSON.stringify([junk, makeView()]);
  const aside = { [BACKUP_KEY]: '{roto\n{otro' };
  const loaded = { ...EMPTY, isEmpty: false, pageViews: [makeView()], unreadable: 3 };
  expect(read({ [PAGE_VIEWS_KEY]: text, ...aside })).toStrictEqual(loaded);
});

test.each(['{roto', 'null', '5', '"texto"', '{"a":1}', '['.repeat(5000)])('the text %j fails', (text) => {
  expect(read({ [PAGE_VIEWS_KEY]: text })).toBeNull();
});
