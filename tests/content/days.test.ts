import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readBuildDay } from '../../src/build-day.ts';
import { checkDays } from '../../src/editing/content-check/check-exhibitions.ts';
import { decideState } from '../../src/queries/exhibition-state.ts';
import { TEST_DAY } from '../setup/site-folder.ts';
import { EXHIBITION, reportChanged } from './report-changed.ts';

const warning = (word: string) =>
  `Aviso, no detiene nada: por sus días hoy sería ${word}. Borra esta línea y la pestaña cambia sola; o corrige el día.`;

test.each([
  ['actual', '2026-11-01', '2026-11-21', 'pasada'],
  ['actual', '2026-11-01', '2026-11-22', undefined],
  ['actual', '2026-11-01', undefined, undefined],
  ['actual', undefined, '2026-11-22', undefined],
  ['actual', undefined, '2026-11-21', 'pasada'],
  ['proxima', '2026-11-22', undefined, 'actual'],
  ['próxima', '2026-11-23', '2026-12-01', undefined],
  ['proxima', undefined, undefined, undefined],
  ['pasada', '2026-11-23', '2026-12-01', 'proxima'],
  ['pasada', '2026-11-01', '2026-11-22', 'actual'],
  [undefined, '2026-11-01', '2026-11-21', undefined],
])('on 22 November the check compares %s from %s to %s', (status, opens, closes, word) => {
  const found = checkDays('a.md', { data: { status, opens, closes }, lineOf: () => 6 }, TEST_DAY);
  expect(found.map(({ message }) => message)).toStrictEqual(word === undefined ? [] : [warning(word)]);
  expect(found.every(({ isWarning, line }) => isWarning && line === 6)).toBe(true);
});

// Monterrey is six hours behind UTC.
test.each([
  ['2026-11-23T02:00Z', []],
  ['2026-11-23T06:00Z', [`${EXHIBITION}:8 · «status» · ${warning('pasada')}`]],
])('at %s in the time zone of the site a show of 22 November has ended or not', async (moment, told) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(moment) / 1000));
  const days = 'opens: "2026-11-01"\ncloses: "2026-11-22"\nstatus: actual';
  expect(await reportChanged((content) => content.replace(EXHIBITION, 'status: pasada', days))).toStrictEqual(
    told,
  );
});

test('a moment that is no number of seconds is refused', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', 'ayer');
  expect(() => readBuildDay('America/Mexico_City')).toThrow(
    /^SOURCE_DATE_EPOCH: Se encontró "ayer"\. Se espera un número de segundos/,
  );
});

/** A day after 1 January 2000. */
const dayAt = (count: number) => new Date(Date.UTC(2000, 0, 1 + count)).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: 0, max: 20_000 });

test('without a status the days decide, on both sides of each boundary, leap days too', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(400), (opens, length) => {
      const exhibition = { opens: dayAt(opens), closes: dayAt(opens + length) };
      const on = (day: number) => {
        const { status, statusNote } = decideState(exhibition, dayAt(day));
        return [status, statusNote];
      };
      expect([-15, -14, -1].map((days) => on(opens + days))).toStrictEqual([
        ['upcoming', undefined],
        ['upcoming', 'opensOn'],
        ['upcoming', 'opensOn'],
      ]);
      expect(on(opens)).toStrictEqual(['current', length < 7 ? 'lastWeek' : undefined]);
      if (length > 6) expect(on(opens + length - 7)).toStrictEqual(['current', undefined]);
      if (length > 5) expect(on(opens + length - 6)).toStrictEqual(['current', 'lastWeek']);
      expect(on(opens + length)).toStrictEqual(['current', 'lastWeek']);
      expect(on(opens + length + 1)).toStrictEqual(['past', undefined]);
      expect(decideState({ opens: exhibition.opens }, dayAt(opens + length)).status).toBe('current');
    }),
  );
});

test('a status that is written wins on any day, and its notes never contradict the days', () => {
  const word = fc.constantFrom('past', 'current', 'upcoming');
  const nearDay = fc.nat(30);
  fc.assert(
    fc.property(word, nearDay, nearDay, nearDay, (status, opens, closes, today) => {
      const days = { opens: dayAt(opens), closes: dayAt(closes) };
      const state = decideState({ status, ...days }, dayAt(today));
      expect(state.status).toBe(status);
      if (state.statusNote === 'lastWeek') expect([status, closes >= today]).toStrictEqual(['current', true]);
      if (state.statusNote === 'opensOn') expect([status, opens > today]).toStrictEqual(['upcoming', true]);
    }),
  );
});
