import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_VIEWS_KEY } from '../../../src/page-views/page-view.ts';
import { parseRows, readPageViews } from '../../../src/page-views/storage.ts';
import { arbitraryRow } from './arbitrary-page-views.ts';
import { FakeWindow, readList } from './fake-window.ts';
import { MemoryStorage } from './memory-storage.ts';

const blank = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\r') });
const listText = fc
  .tuple(fc.array(arbitraryRow), blank, fc.nat(2))
  .map(
    ([rows, around, indent]) =>
      around + JSON.stringify(rows, null, indent).replace(/]$/, `${around}]`) + around,
  );
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  listText,
  fc.tuple(listText, fc.nat()).map(([text, cut]) => text.slice(0, cut % (text.length + 1))),
);

test('whatever is stored: no error, the newest visit is last in the list, and what was no list is kept', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: text });
      new FakeWindow(storage).record({ path: '/nueva' });
      expect(readPageViews(() => storage)).toMatchObject({ status: 'loaded' });
      expect(readList(storage).at(-1)?.path).toBe('/nueva');
      expect(parseRows(text) !== null || storage.values().includes(text)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a valid list becomes exactly that list and one record more', () => {
  fc.assert(
    fc.property(listText, (text) => {
      const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: text });
      new FakeWindow(storage).record({ path: '/nueva' });
      const list = readList(storage);
      expect(list.slice(0, -1)).toEqual(JSON.parse(text));
      expect(list.at(-1)?.path).toBe('/nueva');
    }),
    { numRuns: 500 },
  );
});

test('whatever the quota: no error, the list stays a list and keeps its newest rows in order', () => {
  fc.assert(
    fc.property(fc.array(arbitraryRow, { minLength: 1 }), fc.nat(600), (rows, room) => {
      const text = JSON.stringify(rows);
      const storage = new MemoryStorage(
        { [PAGE_VIEWS_KEY]: text },
        PAGE_VIEWS_KEY.length + text.length + room,
      );
      new FakeWindow(storage).record({ path: '/nueva' });
      const list = readList(storage);
      const isRecorded = (list.at(-1) as { path?: string } | null)?.path === '/nueva';
      const kept = isRecorded ? list.slice(0, -1) : list;
      const expected = JSON.parse(text) as unknown[];
      expect(kept).toEqual(isRecorded ? expected.slice(expected.length - kept.length) : expected);
    }),
    { numRuns: 500 },
  );
});
