import { expect, test, vi } from 'vitest';
import { checkDays } from '../../src/editing/content-check/check-days.ts';
import { readBuildDay } from '../../src/build-day.ts';
import { EXHIBITION, tellChanged } from './tell-changed.ts';

const TODAY = '2026-11-22';
const notice = (found: string, word: string) =>
  `Aviso, no detiene nada: ${found}. Si así es, cambia esta línea a status: ${word}; si no, corrige el día.`;

test.each([
  ['actual', '2026-11-01', '2026-11-21', [notice('cerró el 21 de noviembre de 2026', 'pasada')]],
  ['actual', '2026-11-01', '2026-11-22', []],
  ['actual', '2026-11-01', undefined, []],
  ['proxima', '2026-11-22', undefined, [notice('abrió el 22 de noviembre de 2026', 'actual')]],
  ['próxima', '2026-11-01', '2026-11-02', [notice('cerró el 2 de noviembre de 2026', 'pasada')]],
  ['proxima', '2026-11-23', '2026-12-01', []],
  ['proxima', undefined, undefined, []],
  ['pasada', '2026-11-23', '2026-12-01', [notice('abre el 23 de noviembre de 2026', 'proxima')]],
  ['pasada', '2026-11-01', '2026-11-22', [notice('se ve hasta el 22 de noviembre de 2026', 'actual')]],
  ['pasada', '2026-11-01', '2026-11-21', []],
])('on 22 November the check judges %s from %s to %s', (status, opens, closes, messages) => {
  const found = checkDays('a.md', { data: { status, opens, closes }, lineOf: () => 6 }, TODAY);
  expect(found.map(({ message }) => message)).toEqual(messages);
  expect(found.every(({ isWarning, line }) => isWarning && line === 6)).toBe(true);
});

// Monterrey is six hours behind UTC.
test.each([
  ['2026-11-23T02:00Z', []],
  [
    '2026-11-23T06:00Z',
    [`${EXHIBITION}:8 · «status» · ${notice('cerró el 22 de noviembre de 2026', 'pasada')}`],
  ],
])('at %s in the time zone of the site a show of 22 November is judged', async (moment, told) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(moment) / 1000));
  const days = 'opens: "2026-11-01"\ncloses: "2026-11-22"\nstatus: actual';
  expect(await tellChanged((content) => content.replace(EXHIBITION, 'status: pasada', days))).toEqual(told);
});

test('a day of the build that is none is refused', () => {
  vi.stubEnv('BUILD_DAY', 'ayer');
  expect(() => readBuildDay('UTC')).toThrow('BUILD_DAY: Se espera un día, por ejemplo 2027-01-01.');
});
