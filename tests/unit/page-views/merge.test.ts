import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRows } from '../../../src/page-views/merge.ts';
import { makeView } from './fake-window.ts';

const at = (hour: number) => makeView({ timestamp: `2026-11-20T0${hour}:00:00.000Z` });
const atEach = (...hours: number[]) => hours.map((hour) => at(hour));
const inSpanish = { ...at(1), idioma: 'es' };

/** Page views, often the same one twice, of any time, with fields that we do not know, and rows that are no page views. */
const row = fc.oneof(
  fc.constantFrom(at(1), at(2), inSpanish),
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
  ['what both have is there once', atEach(1, 3, 5), atEach(2, 3, 6), atEach(1, 2, 3, 5, 6)],
  ['equal rows of one list are as many page views', atEach(1, 1), atEach(1, 1, 1), atEach(1, 1, 1)],
  ['the first row stays', [inSpanish], [{ ...inSpanish, idioma: 'en' }], [inSpanish]],
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
