import { describe, expect, it, vi } from 'vitest';
import { getPlanDates, getTodaySunlight } from '../../../src/sunlight/plan-dates.ts';

const timeZone = 'America/Mexico_City';

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({
    place: { latitude: 19.4, longitude: -99.2 },
    timeZone,
    plans: [{ light: undefined }, { light: {}, north: 0 }],
  }),
  getFormatter: () => ({
    formatDate: (day: string) => day,
    formatTime: (time: string) => time,
    formatLength: (metres: number, digits: number) => `${metres.toFixed(digits)} m`,
  }),
}));
vi.mock('../../../src/queries/site-pages.ts', () => ({
  getPageLink: () => ({ href: '/plantas', hreflang: undefined }),
}));
// Sunlight that is deepest when the sun is in the south, at 12:34.
vi.mock('../../../src/sunlight/plan-sunlight.ts', () => ({
  toPlanGeometry: () => ({}),
  getPlanSunlight: (_geometry: object, _state: string, { x }: { x: number }) => ({
    glazing: [{ depth: 2 }, { depth: 9 / (1 + Math.abs(x)) }],
  }),
}));
vi.mock('../../../src/queries/text-locale.ts', () => ({}));
vi.mock('../../../src/i18n/ui-strings.ts', () => ({
  UI_STRINGS: {
    es: {
      plansPage: {
        today: '{day}, {hour}: {depth}',
        days: { today: 'Hoy, {day}', march: 'Marzo', june: 'Junio', december: 'Diciembre' },
      },
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

describe('getTodaySunlight', () => {
  it('getTodaySunlight links to the slot with the deepest sunlight', async () => {
    vi.stubEnv('BUILD_DAY', '2026-12-21');
    expect(await getTodaySunlight('es')).toStrictEqual({
      href: '/plantas?dia=2026-12-21&hora=13',
      hreflang: undefined,
      label: '2026-12-21, 13:00: 8\u00a0m',
    });
  });
});
