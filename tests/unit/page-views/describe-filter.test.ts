import { expect, test } from 'vitest';
import words from '../../site/content/pages/analytics.json' with { type: 'json' };
import { describeFilter } from '../../../src/islands/PageViewTable/words.ts';
import { NO_FILTER, type PageViewFilter } from '../../../src/page-views/filter.ts';

const describe = (filter: Partial<PageViewFilter>) =>
  describeFilter(words, { ...NO_FILTER, ...filter }).map(({ name, value }) => `${name}: ${value}`);

test('everything that a filter asks for is named, in the order of the page', () => {
  const filter = {
    period: { kind: 'month' },
    search: 'arte',
    path: '/',
    referrer: '',
    device: 'mobile',
  } as const;
  expect(describe(filter)).toEqual([
    'Lapso: Un mes',
    'Con: arte',
    'Dirección: /',
    'Origen: Directo',
    'Equipo: Móvil',
  ]);
  expect(describe({ period: { kind: 'today' } })).toEqual(['Lapso: Solo hoy']);
  expect(describe({ search: '  ' })).toEqual([]);
});

test('dates are named with their year, the earlier one first', () => {
  expect(describe({ period: { kind: 'range', from: '2026-11-20', to: '2025-12-01' } })).toEqual([
    'Lapso: del 1 dic 2025 al 20 nov 2026',
  ]);
});
