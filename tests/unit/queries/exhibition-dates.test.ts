import { expect, test, vi } from 'vitest';
import { decideStatus } from '../../../src/queries/decide-status.ts';
import { describeGaps } from '../../../src/queries/exhibition-dates.ts';

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({ timeZone: 'America/Mexico_City' }),
  getWriter: () => ({ writeDay: (day: string) => day }),
}));
vi.mock('../../../src/words.ts', () => ({
  WORDS: { es: { exhibitionsSection: { byDay: { emptyCurrent: 'Nada.', nextOpens: 'Abre el {day}' } } } },
}));

test('the next opening is the first to come, until its day, and not that of an exhibition that was put off', async () => {
  vi.stubEnv('BUILD_DAY', '2026-11-28');
  const exhibitions = ['2027-02-11', '2026-11-12', '2027-01-30'].map((opens) => {
    const fields = { status: 'upcoming' as const, opens };
    return {
      ...fields,
      date: undefined,
      closes: undefined,
      statusOn: (day: string) => decideStatus(fields, day),
    };
  });
  const gaps = await describeGaps(exhibitions, 'es');
  expect(
    gaps.map(({ value, when, hasNext }) => [value, when['data-from']?.slice(0, 10), hasNext]),
  ).toStrictEqual([
    ['Nada. Abre el 2027-01-30', undefined, true],
    ['Nada. Abre el 2027-02-11', '2027-01-31', true],
    ['Nada.', '2027-02-12', false],
  ]);
});
