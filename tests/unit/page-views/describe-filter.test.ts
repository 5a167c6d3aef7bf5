import { expect, test } from 'vitest';
import words from '../../../content/pages/analytics.json' with { type: 'json' };
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
    'Periodo: 30 días',
    'Texto: arte',
    'Página: /',
    'Referencia: Directo',
    'Dispositivo: Móvil',
  ]);
  expect(describe({ period: { kind: 'today' } })).toEqual(['Periodo: Hoy']);
  expect(describe({ search: '  ' })).toEqual([]);
});

test('dates are named with their year, the earlier one first', () => {
  expect(describe({ period: { kind: 'range', from: '2026-11-20', to: '2025-12-01' } })).toEqual([
    'Periodo: 1 dic 2025 a 20 nov 2026',
  ]);
});
