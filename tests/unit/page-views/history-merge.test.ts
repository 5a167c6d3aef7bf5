import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePageViews } from '../../../src/page-views/history-merge.ts';
import { arbitraryRecord } from './arbitrary-rows.ts';
import { makeView } from './fake-window.ts';

const at = (hour: number, title = '') =>
  makeView({ title, timestamp: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z` });
const list = fc.array(fc.oneof({ weight: 4, arbitrary: arbitraryRecord }, fc.jsonValue()), { maxLength: 12 });
const textsOf = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row));

/** Whether one list is in another in its own order. */
function isWithin(part: readonly unknown[], whole: readonly unknown[]): boolean {
  const wanted = textsOf(part);
  for (const text of textsOf(whole)) if (text === wanted[0]) wanted.shift();
  return wanted.length === 0;
}

test('two histories are put together by time, and what both have is there once', () => {
  expect(mergePageViews([at(1), at(3), at(5)], [at(2), at(3), at(6)])).toEqual(
    [1, 2, 3, 5, 6].map((hour) => at(hour)),
  );
});

test('equal rows of one history are as many visits, of two histories the same ones', () => {
  expect(mergePageViews([at(1), at(1)], [at(1), at(1), at(1)])).toHaveLength(3);
  expect(mergePageViews([at(1)], [at(1, 'otra')])).toHaveLength(2);
});

test('of the same visit the row of the first history stays, with the fields we do not know', () => {
  const stored = { ...at(1), idioma: 'es' };
  expect(mergePageViews([stored], [{ ...at(1), idioma: 'en' }])).toEqual([stored]);
});

test('junk stays behind the row it was behind', () => {
  expect(mergePageViews([at(1), 'junk', at(4)], [at(2)])).toEqual([at(1), 'junk', at(2), at(4)]);
});

test('a wrong clock changes the order of neither history', () => {
  const stored = [at(5), at(1), at(6)];
  expect(mergePageViews(stored, [])).toEqual(stored);
  expect(mergePageViews([], stored)).toEqual(stored);
  expect(isWithin(stored, mergePageViews(stored, [at(2), at(7)]))).toBe(true);
});

test('whatever two histories hold: nothing is lost, doubled or reordered', () => {
  fc.assert(
    fc.property(list, list, (first, second) => {
      const merged = mergePageViews(first, second);
      expect(isWithin(first, merged)).toBe(true);
      expect(merged.length).toBeLessThanOrEqual(first.length + second.length);
      expect(mergePageViews(merged, second)).toEqual(merged);
      expect(mergePageViews(merged, first)).toEqual(merged);
      expect(mergePageViews(second, merged)).toHaveLength(merged.length);
    }),
    { numRuns: 200 },
  );
});
