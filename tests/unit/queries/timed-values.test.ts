import { beforeEach, expect, test, vi } from 'vitest';
import { getExhibitionStatus, getStatusDates } from '../../../src/queries/get-exhibition-status.ts';
import { computeTimedValues, windowsOverlap } from '../../../src/queries/timed-values.ts';

const ZONE = 'America/Mexico_City';

beforeEach(() => void vi.stubEnv('BUILD_DAY', '2026-11-28'));

test('computeTimedValues matches the statuses of daily builds', () => {
  const dates = { opens: '2027-02-11', closes: '2027-04-25' };
  const getStatusText = (day: string) => {
    const { status, statusNote = '' } = getExhibitionStatus(dates, day);
    return `${status} ${statusNote}`.trim();
  };
  const periods = computeTimedValues(getStatusDates(dates), ZONE, getStatusText);
  expect(
    periods.map(({ value, when }) => [value, when['data-from']?.slice(0, 10), when.hidden]),
  ).toStrictEqual([
    ['upcoming', undefined, false],
    ['upcoming opensOn', '2027-01-28', true],
    ['current', '2027-02-11', true],
    ['current lastWeek', '2027-04-19', true],
    ['past', '2027-04-26', true],
  ]);
  // The dates between two periods add no further period.
  const everyDate = Array.from({ length: 200 }, (_, index) =>
    Temporal.PlainDate.from('2026-11-28').add({ days: index }).toString(),
  );
  expect(computeTimedValues(everyDate, ZONE, getStatusText)).toStrictEqual(periods);
});

test('computeTimedValues changes values at midnight in the site’s time zone', () => {
  const [today, tomorrow] = computeTimedValues(['2026-11-29'], ZONE, (day) => day);
  expect(today?.when['data-until']).toBe('2026-11-29T00:00:00-06:00');
  expect(tomorrow?.when['data-from']).toBe('2026-11-29T00:00:00-06:00');
  expect(tomorrow?.when['data-until']).toBeUndefined();
});

test('windowsOverlap is false for windows that only touch', () => {
  const [first, second, third] = computeTimedValues(['2026-12-01', '2026-12-31'], ZONE, (day) => day).map(
    ({ when }) => when,
  );
  if (!first || !second || !third) throw new Error('Expected three windows.');
  expect([first, second, third].map((window) => windowsOverlap(second, window))).toStrictEqual([
    ...[false, true, false],
  ]);
  expect(windowsOverlap(third, first)).toBe(false);
});
