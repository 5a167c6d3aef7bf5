import { describe, expect, test, vi } from 'vitest';
import { addNonBreakingSpaces } from '../../../src/i18n/non-breaking-spaces.ts';
import { getExhibitionStatus } from '../../../src/queries/get-exhibition-status.ts';
import {
  describeDates,
  describeEmptyPeriods,
  describePostponedPeriods,
} from '../../../src/queries/exhibition-dates.ts';

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({ timeZone: 'America/Mexico_City' }),
  getFormatter: () => ({
    formatDate: (day: string) => day,
    formatDateRange: (from: string, to: string) => `${from} – ${to}`,
  }),
}));
vi.mock('../../../src/i18n/ui-strings.ts', () => ({
  UI_STRINGS: {
    es: {
      exhibitionsSection: {
        until: 'Hasta el {day}',
        statuses: { upcoming: 'Próxima', current: 'Actual' },
        byDay: {
          since: 'Desde el {day}',
          lastWeek: 'Última semana',
          opensOn: 'Abre el {day}',
          emptyCurrent: 'Nada.',
          nextOpens: 'Abre el {day}',
          postponed: 'Pospuesta',
          datesPending: 'Sin fechas',
          emptyPostponed: 'Se pospuso.',
        },
      },
    },
  },
}));

const DATES = { opens: '2027-02-11', closes: '2027-04-25' };
/** Creates an exhibition that computes its status on a date. */
const createExhibition = (fields: typeof DATES & { status?: 'upcoming' | 'current' }) => ({
  ...fields,
  statusOn: (day: string) => getExhibitionStatus(fields, day),
});

test('describeEmptyPeriods announces the next opening', async () => {
  vi.stubEnv('BUILD_DAY', '2026-11-28');
  const exhibitions = ['2027-02-11', '2026-11-12', '2027-01-30'].map((opens) => {
    const fields = { status: 'upcoming' as const, opens };
    return {
      ...fields,
      date: undefined,
      closes: undefined,
      statusOn: (day: string) => getExhibitionStatus(fields, day),
    };
  });
  const past = createExhibition({ opens: '2026-01-10', closes: '2026-02-10' });
  const emptyPeriods = await describeEmptyPeriods([...exhibitions, past], ['current'], 'es');
  expect(
    emptyPeriods.map(({ value, when, hasNext }) => [value, when['data-from']?.slice(0, 10), hasNext]),
  ).toStrictEqual([
    ['Nada. Abre el 2027-01-30', undefined, true],
    ['Nada. Abre el 2027-02-11', '2027-01-31', true],
    ['Nada.', '2027-02-12', false],
  ]);
});

test('describeDates gives the closing date of a current exhibition', async () => {
  vi.stubEnv('BUILD_DAY', '2027-02-20');
  const { dateWhileOn } = await describeDates({ ...createExhibition(DATES), date: 'Febrero – abril' }, 'es');
  expect(dateWhileOn).toBe('Hasta el 2027-04-25');
});

test.each([
  ['Febrero – abril', '2027-02-11 – 2027-04-25'],
  ['Concierto · 2027-02-11 – 2027-04-25', 'Concierto · 2027-02-11 – 2027-04-25'],
])('describeDates formats an exhibition with the date text %j as %j', async (dateText, date) => {
  vi.stubEnv('BUILD_DAY', '2027-01-02');
  expect(await describeDates({ ...createExhibition(DATES), date: dateText }, 'es')).toMatchObject({
    date: addNonBreakingSpaces(date),
    otherDays: '',
  });
});

test('describeDates keeps the date text if there is no closing date', async () => {
  vi.stubEnv('BUILD_DAY', '2027-01-02');
  const dates = { ...createExhibition(DATES), closes: undefined, date: 'Febrero' };
  expect(await describeDates(dates, 'es')).toMatchObject({
    date: 'Febrero',
    otherDays: 'Desde el 2027-02-11',
  });
});

describe('postponed exhibition', () => {
  const postponed = createExhibition({ ...DATES, status: 'upcoming' });

  test('postponed exhibition has pending dates', async () => {
    vi.stubEnv('BUILD_DAY', '2027-02-20');
    const dates = await describeDates({ ...postponed, date: 'Febrero – abril' }, 'es');
    expect(dates).toMatchObject({ date: 'Sin fechas', otherDays: '' });
    expect(dates.statusTexts.map(({ value }) => value)).toStrictEqual(['Pospuesta']);
  });

  test('exhibition counts as postponed on the day after its opening date', async () => {
    vi.stubEnv('BUILD_DAY', '2027-02-01');
    const { statusTexts } = await describeDates({ ...postponed, date: undefined }, 'es');
    expect(statusTexts.map(({ value, when }) => [value, when['data-from']?.slice(0, 10)])).toStrictEqual([
      ['Abre el 2027-02-11', undefined],
      ['Próxima', '2027-02-11'],
      ['Pospuesta', '2027-02-12'],
    ]);
  });

  test('postponement is announced while there is no current exhibition', async () => {
    vi.stubEnv('BUILD_DAY', '2027-02-20');
    const next = createExhibition({ opens: '2027-03-01', closes: '2027-03-31' });
    const [announced, ...laterTexts] = await describePostponedPeriods([postponed, next], ['current'], 'es');
    expect(announced).toMatchObject({ value: 'Se pospuso.', when: { hidden: false } });
    expect(announced?.when['data-until']?.slice(0, 10)).toBe('2027-03-01');
    expect(laterTexts.map(({ when }) => when['data-from']?.slice(0, 10))).toStrictEqual(['2027-04-01']);
  });
});
