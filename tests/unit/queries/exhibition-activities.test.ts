import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeActivities } from '../../../src/queries/exhibition-activities.ts';
import { getExhibitionStatus } from '../../../src/queries/get-exhibition-status.ts';

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({ timeZone: 'America/Mexico_City' }),
  getFormatter: () => ({
    capitalize: (text: string) => text.toUpperCase(),
    formatDate: (day: string, { hasWeekday = false, hasYear = false } = {}) =>
      [hasWeekday ? 'día' : '', hasYear ? day : day.slice(5)].join(' ').trim(),
    formatTime: (time: string) => time,
  }),
}));
vi.mock('../../../src/i18n/ui-strings.ts', () => ({
  UI_STRINGS: { es: { exhibitionsSection: { page: { activityTime: '{day}, {hours}' } } } },
}));

const DATES = { opens: '2025-11-01', closes: '2027-01-31' };

beforeEach(() => void vi.stubEnv('BUILD_DAY', '2026-11-22'));

/** Describes activities at 12:00 of an exhibition that is current, unless `status` sets its status. */
const describeDays = (days: string[], status?: 'past') => {
  const activities = days.map((day) => ({ label: 'Paseo', day, starts: '12:00' as const }));
  const fields = { ...DATES, ...(status && { status }) };
  return describeActivities({ ...DATES, ...getExhibitionStatus(fields, '2026-11-22'), activities }, 'es');
};

describe('describeActivities', () => {
  test('describeActivities marks activities from the build date on as upcoming', async () => {
    const { activities } = await describeDays(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(activities.map(({ isUpcoming }) => isUpcoming)).toStrictEqual([false, true, true]);
  });

  test('describeActivities cancels activities after an early closure', async () => {
    const { activities, nextActivity } = await describeDays(['2026-11-23'], 'past');
    expect(activities.map(({ isUpcoming }) => isUpcoming)).toStrictEqual([false]);
    expect(nextActivity).toBeUndefined();
  });

  test.each([
    [['2026-11-21', '2026-12-06', '2026-12-07'], 'Paseo, 12-06, 12:00'],
    [['2026-12-07'], undefined],
  ])('describeActivities announces the first of %j within two weeks: %s', async (days, text) => {
    const { nextActivity } = await describeDays(days);
    expect(nextActivity?.text).toBe(text);
  });

  test('describeActivities adds the year to dates outside the exhibition', async () => {
    const { activities } = await describeDays(['2026-11-23', '2027-01-02', '2028-01-02']);
    expect(activities.map(({ time }) => time)).toStrictEqual([
      'día 11-23, 12:00',
      'día 01-02, 12:00',
      'día 2028-01-02, 12:00',
    ]);
  });

  test('describeActivities shows an activity until the end of its date', async () => {
    const { nextActivity } = await describeDays(['2026-11-23']);
    expect(nextActivity?.when['data-until']).toBe('2026-11-24T00:00:00-06:00');
  });
});
