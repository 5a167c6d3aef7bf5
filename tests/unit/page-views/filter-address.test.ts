import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFilter, writeFilter } from '../../../src/page-views/filter-address.ts';
import { type HistoryFilter, NO_FILTER } from '../../../src/page-views/history-filter.ts';
import type { Period } from '../../../src/page-views/period.ts';

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const period = fc.oneof<fc.Arbitrary<Period>[]>(
  fc.constantFrom<Period>(
    { kind: 'all' },
    { kind: 'today' },
    { kind: 'last', days: 7 },
    { kind: 'last', days: 30 },
  ),
  fc.record({ kind: fc.constant('range'), from: day, to: day }),
);
// An address holds no halves of characters.
const text = fc.string({ unit: 'binary' });
const filter: fc.Arbitrary<HistoryFilter> = fc.record(
  {
    period,
    search: text,
    path: text,
    referrer: text,
    device: fc.constantFrom('mobile', 'tablet', 'desktop'),
  },
  { requiredKeys: ['period', 'search'] },
);

test('a filter that went through an address is the same filter', () => {
  fc.assert(
    fc.property(filter, (each) => {
      const { search } = new URL(`https://example.com/analytics${writeFilter(each)}#a`);
      expect(readFilter(search)).toEqual(each);
    }),
    { numRuns: 300 },
  );
});

test('whatever the address, reading it never throws and gives a filter that an address can hold', () => {
  const query = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.tuple(fc.constantFrom('periodo', 'desde', 'hasta', 'dispositivo', 'pagina'), fc.string()))
      .map((pairs) => new URLSearchParams(pairs).toString()),
  );
  fc.assert(
    fc.property(query, (each) => {
      const read = readFilter(each);
      expect(readFilter(writeFilter(read))).toEqual(read);
    }),
    { numRuns: 300 },
  );
});

test('the default view has the address without a query', () => {
  expect(writeFilter(NO_FILTER)).toBe('');
  expect(readFilter('')).toEqual(NO_FILTER);
});

test('an address reads as people write it', () => {
  const address = '?periodo=7d&buscar=arte+vivo&pagina=/analytics&referencia=https://a.mx/&dispositivo=movil';
  const expected: HistoryFilter = {
    period: { kind: 'last', days: 7 },
    search: 'arte vivo',
    path: '/analytics',
    referrer: 'https://a.mx/',
    device: 'mobile',
  };
  expect(readFilter(address)).toEqual(expected);
  expect(writeFilter(expected)).toBe(address);
});

test.each([
  '?periodo=siempre',
  '?periodo=constructor',
  '?desde=2026-11-01',
  '?desde=2026-02-31&hasta=2026-03-01',
  '?desde=ayer&hasta=hoy',
  '?dispositivo=toString',
  '?dispositivo=mobile',
  '?%',
])('%s asks for nothing', (address) => {
  expect(readFilter(address)).toEqual(NO_FILTER);
});
