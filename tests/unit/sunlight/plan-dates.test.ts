import { expect, test, vi } from 'vitest';
import { listPlanDates } from '../../../src/sunlight/plan-dates.ts';

const timeZone = 'America/Mexico_City';

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({ place: { latitude: 19.4, longitude: -99.2 }, timeZone }),
  getWriter: () => ({ writeDay: (day: string) => day }),
}));
vi.mock('../../../src/queries/site-pages.ts', () => ({}));
vi.mock('../../../src/words.ts', () => ({
  WORDS: {
    es: {
      plansPage: { days: { today: 'Hoy, {day}', march: 'Marzo', june: 'Junio', december: 'Diciembre' } },
    },
  },
}));

const SEASONS = { '2026-03-20': 'Marzo', '2026-06-21': 'Junio', '2026-12-21': 'Diciembre' };

test.each(Object.entries(SEASONS))(
  'on %s today and the day of the season are one day to choose, with both names until midnight',
  async (today, season) => {
    vi.stubEnv('BUILD_DAY', today);
    const [first, ...others] = await listPlanDates('es');
    expect(first).toMatchObject({ day: today, name: season });
    expect(first?.names?.map(({ value }) => value)).toStrictEqual([
      `Hoy, ${today}\u00a0·\u00a0${season}`,
      season,
    ]);
    expect(others.map(({ day }) => day)).toStrictEqual(Object.keys(SEASONS).filter((day) => day !== today));
  },
);

test('on any other day today is a day of its own, and has its date alone from midnight on', async () => {
  vi.stubEnv('BUILD_DAY', '2026-12-20');
  const days = await listPlanDates('es');
  expect(days.map(({ day }) => day)).toStrictEqual(['2026-12-20', ...Object.keys(SEASONS)]);
  expect(days[0]?.names?.map(({ value }) => value)).toStrictEqual(['Hoy, 2026-12-20', '2026-12-20']);
});
