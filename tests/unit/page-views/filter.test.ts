import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFilter, writeFilter } from '../../../src/page-views/filter-address.ts';
import {
  daysOf,
  filterPageViews,
  NO_FILTER,
  type PageViewFilter,
  type Period,
  toggleValue,
  withoutValue,
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
  [{ period: { kind: 'week' } }, ['/', '/analytics']],
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

describe('one value', () => {
  const filter: PageViewFilter = { period: { kind: 'today' }, search: 'arte', path: '/', referrer: '' };

  test('is added beside the others, or takes the place of another one of its field', () => {
    expect(toggleValue(filter, 'device', 'tablet')).toEqual({ ...filter, device: 'tablet' });
    expect(toggleValue(filter, 'path', '/planos')).toEqual({ ...filter, path: '/planos' });
  });

  test('is removed by asking for it again, an empty one too, and leaves no trace', () => {
    expect(toggleValue(filter, 'referrer', '')).not.toHaveProperty('referrer');
    expect(withoutValue(filter, 'path')).toEqual({ period: { kind: 'today' }, search: 'arte', referrer: '' });
    expect(filter.path).toBe('/');
  });
});

describe('in an address', () => {
  const day = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const period = fc.oneof<fc.Arbitrary<Period>[]>(
    fc.constantFrom<Period>({ kind: 'all' }, { kind: 'today' }, { kind: 'week' }, { kind: 'month' }),
    fc.record({ kind: fc.constant('range'), from: day, to: day }),
  );
  const text = fc.string({ unit: 'binary' });
  const device = fc.constantFrom('mobile', 'tablet', 'desktop');
  const filter: fc.Arbitrary<PageViewFilter> = fc.record(
    { period, search: text, path: text, referrer: text, device },
    { requiredKeys: ['period', 'search'] },
  );

  test('any filter comes back as the same filter', () => {
    fc.assert(
      fc.property(filter, (each) => {
        const { search } = new URL(`https://example.com/analytics${writeFilter(each)}#a`);
        expect(readFilter(search)).toEqual(each);
      }),
      { numRuns: 300 },
    );
  });

  test('it reads as people write it, and the default view has no query', () => {
    const address =
      '?periodo=7d&buscar=arte+vivo&pagina=/analytics&referencia=https://a.mx/&dispositivo=movil';
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
  ])('%j asks for nothing', (address) => {
    expect(readFilter(address)).toEqual(NO_FILTER);
  });
});
