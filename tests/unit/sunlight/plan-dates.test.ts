import { describe, expect, it, vi } from 'vitest';
import { getPlanDates } from '../../../src/sunlight/plan-dates.ts';

const timeZone = 'America/Mexico_City';

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({ place: { latitude: 19.4, longitude: -99.2 }, timeZone }),
  getFormatter: () => ({ formatDate: (day: string) => day }),
}));
vi.mock('../../../src/queries/site-pages.ts', () => ({}));
vi.mock('../../../src/queries/text-locale.ts', () => ({}));
vi.mock('../../../src/i18n/ui-strings.ts', () => ({
  UI_STRINGS: {
    es: {
      plansPage: { days: { today: 'Hoy, {day}', march: 'Marzo', june: 'Junio', december: 'Diciembre' } },
    },
  },
}));

const SEASONS = { '2026-03-20': 'Marzo', '2026-06-21': 'Junio', '2026-12-21': 'Diciembre' };

describe('getPlanDates', () => {
  it.each(Object.entries(SEASONS))(
    'getPlanDates labels %s as today until midnight',
    async (today, season) => {
      vi.stubEnv('BUILD_DAY', today);
      const [first, ...laterDates] = await getPlanDates('es');
      expect(first).toMatchObject({ date: today, name: season });
      expect(first?.names?.map(({ value }) => value)).toStrictEqual([
        `Hoy, ${today}\u00a0· ${season}`,
        season,
      ]);
      expect(laterDates.map(({ date }) => date)).toStrictEqual(
        Object.keys(SEASONS).filter((date) => date !== today),
      );
    },
  );

  it('getPlanDates lists the build date first when it is between seasons', async () => {
    vi.stubEnv('BUILD_DAY', '2026-12-20');
    const dates = await getPlanDates('es');
    expect(dates.map(({ date }) => date)).toStrictEqual(['2026-12-20', ...Object.keys(SEASONS)]);
    expect(dates[0]?.names?.map(({ value }) => value)).toStrictEqual(['Hoy, 2026-12-20', '2026-12-20']);
  });
});
