import { expect, test } from 'vitest';
import { toggleValue, withoutValue } from '../../../src/page-views/filter-value.ts';
import { type HistoryFilter, NO_FILTER } from '../../../src/page-views/history-filter.ts';

const filter: HistoryFilter = { period: { kind: 'today' }, search: 'arte', path: '/', referrer: '' };

test('a value is added beside the others', () => {
  expect(toggleValue(filter, 'device', 'tablet')).toEqual({ ...filter, device: 'tablet' });
  expect(toggleValue(NO_FILTER, 'referrer', '')).toEqual({ ...NO_FILTER, referrer: '' });
});

test('another value of the same field takes its place, the same one removes it', () => {
  expect(toggleValue(filter, 'path', '/planos').path).toBe('/planos');
  expect(toggleValue(filter, 'path', '/')).toEqual({
    period: { kind: 'today' },
    search: 'arte',
    referrer: '',
  });
});

test('a direct visit, whose value is empty, can be removed like any other', () => {
  expect(toggleValue(filter, 'referrer', '')).not.toHaveProperty('referrer');
});

test('removing leaves no trace in the filter, and changes nothing that was not there', () => {
  expect(withoutValue(filter, 'path')).not.toHaveProperty('path');
  expect(withoutValue(filter, 'device')).toEqual(filter);
  expect(filter.path).toBe('/');
});
