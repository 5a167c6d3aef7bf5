import { afterAll, describe, expect, test, vi } from 'vitest';
import type { ExhibitionStatus } from '../../../src/schemas/exhibition-status.ts';

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({ timeZone: 'America/Mexico_City' }),
  getFormatter: () => ({ formatDate: (day: string) => day }),
}));
vi.mock('../../../src/i18n/ui-strings.ts', () => ({
  UI_STRINGS: {
    es: {
      exhibitionsSection: {
        emptyTab: 'Lista vacía.',
        byDay: { emptyCurrent: 'Nada.', nextOpens: 'Abre el {day}', emptyPostponed: 'Se pospuso.' },
      },
    },
  },
}));
// Adds the status of the recipe "Add a status" in CONTRIBUTING.md.
vi.mock('../../../src/schemas/exhibition-status.ts', () => ({
  STATUSES: {
    past: { phase: 'over' },
    current: { phase: 'open' },
    permanent: { phase: 'open' },
    upcoming: { phase: 'upcoming' },
  },
  STATUS_NAMES: ['past', 'current', 'permanent', 'upcoming'],
}));

// Test files of a worker share their modules. The next files need modules without this status.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { describeEmptyPeriods, describePostponedPeriods } =
  await import('../../../src/queries/exhibition-dates.ts');
const {
  getEventState,
  getExhibitionStatus,
  getInitialStatus,
  hasUpcomingActivities,
  isVisitable,
  OPEN_STATUSES,
} = await import('../../../src/queries/get-exhibition-status.ts');

const PERMANENT = 'permanent' as ExhibitionStatus;
const BUILD_DAY = '2026-11-28';

/** Creates an exhibition that computes its status on a date. */
const createExhibition = (fields: { opens: string; closes?: string; status?: ExhibitionStatus }) => ({
  opens: fields.opens,
  closes: fields.closes,
  statusOn: (date: string) => getExhibitionStatus(fields, date),
});
const permanent = createExhibition({ opens: '2026-05-03', status: PERMANENT });
const upcoming = createExhibition({ opens: '2027-02-11', closes: '2027-04-25' });
const postponed = createExhibition({ opens: '2026-10-01', status: 'upcoming' });

describe('status with the phase open', () => {
  test('open status has visits, activities and a scheduled event', () => {
    const status = permanent.statusOn(BUILD_DAY);
    expect(OPEN_STATUSES).toContain(PERMANENT);
    expect(isVisitable(status)).toBe(true);
    expect(hasUpcomingActivities(status)).toBe(true);
    expect(getEventState(status)).toBe('open');
  });

  test('open status has a note in its last week', () => {
    const fields = { opens: '2026-05-03', closes: '2026-11-30', status: PERMANENT };
    expect(getExhibitionStatus(fields, BUILD_DAY)).toMatchObject({ statusNote: 'lastWeek' });
  });

  test('exhibition with an open status prevents the empty-list message', async () => {
    vi.stubEnv('BUILD_DAY', BUILD_DAY);
    const exhibitions = [permanent, upcoming, postponed];
    expect(await describeEmptyPeriods(exhibitions, OPEN_STATUSES, 'es')).toStrictEqual([]);
    expect(await describePostponedPeriods(exhibitions, OPEN_STATUSES, 'es')).toStrictEqual([]);
  });

  test('exhibition with an open status changes the text of the current tab', async () => {
    vi.stubEnv('BUILD_DAY', BUILD_DAY);
    const read = async (exhibitions: (typeof permanent)[]) => {
      const periods = await describeEmptyPeriods(exhibitions, ['current'], 'es');
      return periods.map(({ value, hasNext }) => [value, hasNext]);
    };
    expect(await read([permanent])).toStrictEqual([['Lista vacía.', false]]);
    expect(await read([])).toStrictEqual([['Nada.', false]]);
    expect(await read([permanent, upcoming])).toStrictEqual([
      ['Lista vacía. Abre el 2027-02-11', true],
      ['Lista vacía.', false],
    ]);
  });
});

test.each([
  ['current', ['past', 'current', 'upcoming']],
  ['current', [PERMANENT, 'current']],
  [PERMANENT, ['past', PERMANENT, 'upcoming']],
  ['past', ['past', 'upcoming']],
  ['upcoming', ['upcoming']],
  ['current', []],
] as [ExhibitionStatus, ExhibitionStatus[]][])('getInitialStatus returns %s for %j', (initial, statuses) => {
  expect(getInitialStatus(statuses.map((status) => ({ status })))).toBe(initial);
});
