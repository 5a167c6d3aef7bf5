import { expect, test } from 'vitest';
import { groupByYear } from '../../src/pages/exhibiciones/_index/group-by-year.ts';
import { fillTab } from '../../src/sections/exhibition-tabs.ts';

const exhibition = (number: number, status: 'past' | 'current' | 'upcoming', date = '') => {
  const [, opens, closes] = /^([\d-]{10})(?:\/([\d-]{10}))?$/.exec(date) ?? [];
  return { data: { number, status, date, opens, closes } };
};
const numbersOf = (exhibitions: ReturnType<typeof exhibition>[]) =>
  exhibitions.map(({ data }) => data.number);

test.each(['past', 'current', 'upcoming'] as const)(
  'of more than six %s ones a tab shows those of the highest numbers and counts all',
  (status) => {
    const seven = Array.from({ length: 7 }, (_, index) => exhibition(7 - index, status));
    expect(fillTab(seven.slice(1), status)).toMatchObject({ count: 6 });
    const { shown, count } = fillTab(seven, status);
    expect(numbersOf(shown)).toEqual([7, 6, 5, 4, 3, 2]);
    expect(count).toBe(7);
  },
);

test.each<[string, string[], [string, number[]][]]>([
  [
    'the year in which it opens, latest first, whatever the numbers say',
    ['2024-03-01', '2026-11-12/2027-01-31', '2025-10-18'],
    [
      ['2026', [2]],
      ['2025', [1]],
      ['2024', [3]],
    ],
  ],
  [
    'the first year of its date where it has no days, or else where its number puts it',
    ['Pronto', 'Diciembre de 2024 – marzo de 2025', 'Todo el año', 'Marzo de 2024', 'Nadie sabe'],
    [
      ['2024', [5, 4, 3, 2]],
      ['', [1]],
    ],
  ],
])('in the list of all an exhibition stands under %s', (_, dates, years) => {
  const highestFirst = dates.map((date, index) => exhibition(dates.length - index, 'past', date));
  expect(groupByYear(highestFirst).map(({ year, items }) => [year, numbersOf(items)])).toEqual(years);
});
