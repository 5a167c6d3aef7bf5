import { beforeEach, expect, test, vi } from 'vitest';
import { getExhibitionStatus, listStatusDays } from '../../../src/queries/get-exhibition-status.ts';
import { computeTimedValues } from '../../../src/queries/timed-values.ts';

const ZONE = 'America/Mexico_City';

beforeEach(() => void vi.stubEnv('BUILD_DAY', '2026-11-28'));

test('an exhibition to come has each status from the day on which a build would give it', () => {
  const days = { opens: '2027-02-11', closes: '2027-04-25' };
  const ask = (day: string) => {
    const { status, statusNote = '' } = getExhibitionStatus(days, day);
    return `${status} ${statusNote}`.trim();
  };
  const periods = computeTimedValues(listStatusDays(days), ZONE, ask);
  expect(
    periods.map(({ value, when }) => [value, when['data-from']?.slice(0, 10), when.hidden]),
  ).toStrictEqual([
    ['upcoming', undefined, false],
    ['upcoming opensOn', '2027-01-28', true],
    ['current', '2027-02-11', true],
    ['current lastWeek', '2027-04-19', true],
    ['past', '2027-04-26', true],
  ]);
  // No day between them changes anything.
  const every = Array.from({ length: 200 }, (_, index) =>
    Temporal.PlainDate.from('2026-11-28').add({ days: index }).toString(),
  );
  expect(computeTimedValues(every, ZONE, ask)).toStrictEqual(periods);
});

test('a day begins and ends at midnight of the house', () => {
  const [today, tomorrow] = computeTimedValues(['2026-11-29'], ZONE, (day) => day);
  expect(today?.when['data-until']).toBe('2026-11-29T00:00:00-06:00');
  expect(tomorrow?.when['data-from']).toBe('2026-11-29T00:00:00-06:00');
  expect(tomorrow?.when['data-until']).toBeUndefined();
});
