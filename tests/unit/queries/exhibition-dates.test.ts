import { expect, test, vi } from 'vitest';
import { decideStatus } from '../../../src/queries/decide-status.ts';
import { describeNextOpening } from '../../../src/queries/exhibition-dates.ts';

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({ byDay: { nextOpens: 'Abre el {day}' } }),
  getWriter: () => ({ writeDay: (day: string) => day }),
}));

test('the next opening is the first to come, and not that of an exhibition that was put off', async () => {
  const days = ['2027-02-11', '2026-11-12', '2027-01-30'];
  const exhibitions = days.map((opens) => ({
    date: undefined,
    opens,
    closes: undefined,
    ...decideStatus({ status: 'upcoming', opens }, '2026-11-28'),
  }));
  expect(await describeNextOpening(exhibitions, 'es')).toBe('Abre el 2027-01-30');
});
