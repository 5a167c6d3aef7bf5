import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_VIEWS_KEY } from '../../../src/page-views/page-view.ts';
import { arbitraryRow } from './arbitrary-page-views.ts';
import { FakeWindow, readList } from './fake-window.ts';
import { MemoryStorage } from './memory-storage.ts';

const blank = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\r') });
const listText = fc
  .tuple(fc.array(arbitraryRow), blank, fc.nat(2))
  .map(([rows, around, indent]) => `${around}${JSON.stringify(rows, null, indent)}${around}`);

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
