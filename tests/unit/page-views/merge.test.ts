import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRows } from '../../../src/page-views/merge.ts';
import { makeView } from './fake-window.ts';

const at = (hour: number, title = '') => makeView({ title, timestamp: `2026-11-20T0${hour}:00:00.000Z` });
/** Page views, often the same one twice, of any time, with fields that we do not know, and rows that are no page views. */
const row = fc.oneof(
  fc.constantFrom(at(1), at(2), { ...at(1), idioma: 'es' }),
  fc.date({ noInvalidDate: true }).map((date) => makeView({ timestamp: date.toISOString() })),
  fc.jsonValue(),
);
const list = fc.array(row, { maxLength: 12 });

/** Whether one list is in another in its own order. */
function isWithin(part: readonly unknown[], whole: readonly unknown[]): boolean {
  const wanted = part.map((each) => JSON.stringify(each));
  for (const each of whole) if (JSON.stringify(each) === wanted[0]) wanted.shift();
  return wanted.length === 0;
}

test.each([
  [
    'what both have is there once',
    [at(1), at(3), at(5)],
    [at(2), at(3), at(6)],
    [1, 2, 3, 5, 6].map((hour) => at(hour)),
  ],
  [
    'equal rows of one list are as many page views',
    [at(1), at(1)],
    [at(1), at(1), at(1)],
    [at(1), at(1), at(1)],
  ],
  [
    'the first row stays',
    [{ ...at(1), idioma: 'es' }],
    [{ ...at(1), idioma: 'en' }],
    [{ ...at(1), idioma: 'es' }],
  ],
  ['junk stays behind its row', [at(1), 'junk', at(4)], [at(2)], [at(1), 'junk', at(2), at(4)]],
  ['a wrong clock reorders nothing', [at(5), at(1)], [], [at(5), at(1)]],
])('two lists are put together by time: %s', (_, first, second, expected) => {
  expect(mergeRows(first, second)).toEqual(expected);
});

test('whatever two lists hold: nothing is lost, doubled or reordered', () => {
  fc.assert(
    fc.property(list, list, (first, second) => {
      const merged = mergeRows(first, second);
      expect(isWithin(first, merged)).toBe(true);
      expect(merged.length).toBeLessThanOrEqual(first.length + second.length);
      expect(mergeRows(merged, second)).toEqual(merged);
      expect(mergeRows(second, merged)).toHaveLength(merged.length);
    }),
    { numRuns: 200 },
  );
});
