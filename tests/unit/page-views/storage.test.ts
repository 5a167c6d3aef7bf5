import { expect, test } from 'vitest';
import { PAGE_VIEWS_KEY, SET_ASIDE_KEY } from '../../../src/page-views/page-view.ts';
import { readPageViews } from '../../../src/page-views/storage.ts';
import { makeView } from './fake-window.ts';
import { MemoryStorage } from './memory-storage.ts';

const read = (items: Record<string, string>) => readPageViews(() => new MemoryStorage(items));
const EMPTY = { status: 'loaded', records: [], unreadableRows: 0, hasSetAside: false };

test.each([
  ['nothing', {}],
  ['an empty text', { [PAGE_VIEWS_KEY]: '' }],
  ['an empty list', { [PAGE_VIEWS_KEY]: '[]' }],
])('%s is a history without records', (_, items) => {
  expect(read(items)).toEqual(EMPTY);
});

test('records come in stored order with fields we do not know', () => {
  const records = [makeView({ path: '/b' }), { ...makeView({ path: '/a' }), idioma: 'es' }];
  expect(read({ [PAGE_VIEWS_KEY]: JSON.stringify(records) })).toEqual({ ...EMPTY, records });
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
])('the row %j is counted, and the good rows are read', (junk) => {
  const text = JSON.stringify([junk, makeView()]);
  expect(read({ [PAGE_VIEWS_KEY]: text })).toEqual({ ...EMPTY, records: [makeView()], unreadableRows: 1 });
});

test('a text kept aside by the recorder is reported', () => {
  expect(read({ [SET_ASIDE_KEY]: '{roto' })).toEqual({ ...EMPTY, hasSetAside: true });
});

test.each(['{roto', 'null', '5', '"texto"', '{"a":1}', '['.repeat(5000)])(
  'the text %j fails and stays',
  (text) => {
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: text });
    expect(readPageViews(() => storage)).toEqual({ status: 'failed' });
    expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(text);
  },
);

test('storage that is switched off or blocked fails', () => {
  expect(readPageViews(() => null)).toEqual({ status: 'failed' });
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(readPageViews(blocked)).toEqual({ status: 'failed' });
});
