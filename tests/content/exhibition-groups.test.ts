import { expect, test } from 'vitest';
import { groupByYear } from '../../src/queries/group-by-year.ts';

test.each([
  [
    'opening year, latest first',
    ['2024-03-01', '2026-11-12', '2025-10-18'].map((opens) => ({ opens, date: '12 de marzo de 2020' })),
    ['2026: 2', '2025: 1', '2024: 3'],
  ],
  [
    'first year in its date text when it has no dates',
    ['Pronto', 'Diciembre de 2024 – marzo de 2025', 'Todo el año', 'Marzo de 2024', 'Nadie sabe'].map(
      (date) => ({ date }),
    ),
    ['2024: 5 4 3 2', ': 1'],
  ],
])('groupByYear groups exhibitions by %s', (_description, dates, years) => {
  const highestFirst = dates.map((date, index) => ({ ...date, id: dates.length - index }));
  const groups = groupByYear(highestFirst);
  expect(groups.map(({ year, items }) => `${year}: ${items.map(({ id }) => id).join(' ')}`)).toStrictEqual(
    years,
  );
});

test('groupByYear lists postponed exhibitions above all years', () => {
  const groups = groupByYear([
    { id: 3, opens: '2026-11-12' },
    { id: 2, opens: '2026-10-01', isPostponed: true },
    { id: 1, date: 'Pronto' },
    { id: 0, opens: '2025-10-18' },
  ]);
  expect(groups.map(({ year, items }) => [year, items.map(({ id }) => id)])).toStrictEqual([
    ['', [2]],
    ['2026', [3]],
    ['2025', [1, 0]],
  ]);
});
