import { expect, test } from 'vitest';
import { filterPageViews, type HistoryFilter, NO_FILTER } from '../../../src/page-views/history-filter.ts';
import { makeView } from './fake-window.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const RECORDS = [
  makeView({ path: '/', title: 'Exhibición de Otoño', timestamp: '2026-11-21T03:00:00Z' }),
  makeView({ path: '/analytics', referrer: 'https://example.com/MÉXICO', timestamp: '2026-11-14T06:00:00Z' }),
  makeView({ path: '/tableta', userAgent: 'Tablet (Ñandú)', timestamp: '2026-11-14T05:59:59Z' }),
  makeView({ path: '/futuro', timestamp: '2099-01-01T00:00:00Z' }),
];
const find = (filter: Partial<HistoryFilter>) =>
  filterPageViews(RECORDS, { ...NO_FILTER, ...filter }, NOW, 'America/Mexico_City').map(({ path }) => path);

test('without a filter every record stays, in the order given', () => {
  expect(find({})).toEqual(['/', '/analytics', '/tableta', '/futuro']);
});

test('periods are days of the visitor’s zone, and a future that a wrong clock wrote is in none', () => {
  expect(find({ period: { kind: 'today' } })).toEqual(['/']);
  expect(find({ period: { kind: 'last', days: 7 } })).toEqual(['/', '/analytics']);
  expect(find({ period: { kind: 'last', days: 30 } })).toEqual(['/', '/analytics', '/tableta']);
  expect(find({ period: { kind: 'range', from: '2026-11-13', to: '2026-11-13' } })).toEqual(['/tableta']);
});

test.each([
  ['exhibicion', ['/']],
  ['EXHIBICIÓN otono', ['/']],
  ['otoño  exhib', ['/']],
  ['mexico', ['/analytics']],
  ['nandu', ['/tableta']],
  ['/FUT', ['/futuro']],
  ['   ', ['/', '/analytics', '/tableta', '/futuro']],
  ['exhibicion mexico', []],
  ['.*', []],
])('a search for %j, in any letters and with any accents, finds %j', (search, expected) => {
  expect(find({ search })).toEqual(expected);
});

test('a value of a row finds the records that have it', () => {
  expect(find({ path: '/analytics' })).toEqual(['/analytics']);
  expect(find({ referrer: 'https://example.com/MÉXICO' })).toEqual(['/analytics']);
  expect(find({ referrer: '' })).toEqual(['/', '/tableta', '/futuro']);
  expect(find({ device: 'tablet' })).toEqual(['/tableta']);
  expect(find({ device: 'tablet', path: '/' })).toEqual([]);
});
