import { expect, test } from 'vitest';
import { readFilter, writeFilter } from '../../../src/page-views/filter-address.ts';
import {
  daysOf,
  filterPageViews,
  NO_FILTER,
  type PageViewFilter,
  type Period,
  toggleValue,
} from '../../../src/page-views/filter.ts';
import { makeView } from './fake-window.ts';

/** The 20th in Mexico, the 21st in UTC. */
const NOW = new Date('2026-11-21T04:00:00Z');
const VIEWS = [
  makeView({ path: '/', title: 'Exhibición de Otoño', timestamp: '2026-11-21T03:00:00Z' }),
  makeView({ path: '/analytics', referrer: 'https://example.com/MÉXICO', timestamp: '2026-11-14T06:00:00Z' }),
  makeView({ path: '/tableta', userAgent: 'Tablet (Ñandú)', timestamp: '2026-11-14T05:59:59Z' }),
  makeView({ path: '/futuro', timestamp: '2099-01-01T00:00:00Z' }),
];
const ALL = VIEWS.map(({ path }) => path);

test.each<[Period, object | null]>([
  [{ kind: 'all' }, null],
  [{ kind: 'today' }, { from: '2026-11-20', to: '2026-11-20' }],
  [{ kind: 'week' }, { from: '2026-11-14', to: '2026-11-20' }],
  [{ kind: 'month' }, { from: '2026-10-22', to: '2026-11-20' }],
  [
    { kind: 'range', from: '2026-01-05', to: '2026-01-02' },
    { from: '2026-01-02', to: '2026-01-05' },
  ],
])('the days of %j', (period, expected) => {
  expect(daysOf(period, NOW)).toEqual(expected);
});

test.each<[Partial<PageViewFilter>, string[]]>([
  [{}, ALL],
  [{ period: { kind: 'month' } }, ['/', '/analytics', '/tableta']],
  [{ period: { kind: 'range', from: '2026-11-13', to: '2026-11-13' } }, ['/tableta']],
  [{ search: 'exhibicion' }, ['/']],
  [{ search: 'otoño  EXHIB' }, ['/']],
  [{ search: 'mexico' }, ['/analytics']],
  [{ search: 'nandu' }, ['/tableta']],
  [{ search: '   ' }, ALL],
  [{ search: 'exhibicion mexico' }, []],
  [{ search: '.*' }, []],
  [{ path: '/analytics' }, ['/analytics']],
  [{ referrer: '' }, ['/', '/tableta', '/futuro']],
  [{ device: 'tablet' }, ['/tableta']],
  [{ device: 'tablet', path: '/' }, []],
])('%j lets %j through, in the order given', (filter, expected) => {
  expect(filterPageViews(VIEWS, { ...NO_FILTER, ...filter }, NOW).map(({ path }) => path)).toEqual(expected);
});

test('an empty value is removed like any other, by asking for it again', () => {
  expect(toggleValue({ ...NO_FILTER, referrer: '', path: '/' }, 'referrer', '')).toEqual({
    ...NO_FILTER,
    path: '/',
  });
});

test.each<Partial<PageViewFilter>>([
  { period: { kind: 'today' }, device: 'tablet' },
  { period: { kind: 'month' }, device: 'desktop' },
  { period: { kind: 'range', from: '0001-01-01', to: '9999-12-31' }, path: '', referrer: '' },
  { search: ' 1 + 1 = 2 & más?\n%2F', path: '/#\0%3A', referrer: 'https://a.mx/?b=c#d' },
])('the filter %j comes back from an address as it was', (fields) => {
  const filter = { ...NO_FILTER, ...fields };
  const { search } = new URL(`https://example.com/analytics${writeFilter(filter)}#a`);
  expect(readFilter(search)).toEqual(filter);
});

test('an address reads as people write it, and the default view has no query', () => {
  const address = '?periodo=7d&buscar=arte+vivo&pagina=/analytics&referencia=https://a.mx/&dispositivo=movil';
  const expected: PageViewFilter = {
    period: { kind: 'week' },
    search: 'arte vivo',
    path: '/analytics',
    referrer: 'https://a.mx/',
    device: 'mobile',
  };
  expect(readFilter(address)).toEqual(expected);
  expect(writeFilter(expected)).toBe(address);
  expect(writeFilter(NO_FILTER)).toBe('');
});

test.each([
  '',
  '?periodo=constructor',
  '?desde=2026-11-01',
  '?desde=2026-02-31&hasta=2026-03-01',
  '?desde=ayer&hasta=hoy',
  '?dispositivo=toString',
  '?%',
])('the address %j asks for nothing', (address) => {
  expect(readFilter(address)).toEqual(NO_FILTER);
});
