import { expect, test } from 'vitest';
import { groupByYear } from '../../src/queries/group-by-year.ts';

test.each([
  [
    'the year in which it opens, latest first, whatever the numbers say',
    ['2024-03-01', '2026-11-12', '2025-10-18'].map((opens) => ({ opens, date: '12 de marzo de 2020' })),
    ['2026: 2', '2025: 1', '2024: 3'],
  ],
  [
    'the first year of its date where it has no days, or else where its number puts it',
    ['Pronto', 'Diciembre de 2024 – marzo de 2025', 'Todo el año', 'Marzo de 2024', 'Nadie sabe'].map(
      (date) => ({ date }),
    ),
    ['2024: 5 4 3 2', ': 1'],
  ],
])('in the list of all an exhibition stands under %s', (_, dates, years) => {
  const highestFirst = dates.map((date, index) => ({ ...date, id: dates.length - index }));
  const groups = groupByYear(highestFirst);
  expect(groups.map(({ year, items }) => `${year}: ${items.map(({ id }) => id).join(' ')}`)).toStrictEqual(
    years,
  );
});
