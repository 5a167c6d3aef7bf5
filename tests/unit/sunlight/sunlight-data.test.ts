import { expect, it } from 'vitest';
import { type SunlightDate, getBarPath } from '../../../src/sunlight/sunlight-data.ts';
import type { TimeOfDay } from '../../../src/time-of-day.ts';

/** A day of which so many square metres are lit at each hour. */
const toDay = (day: string, areas: Record<TimeOfDay, number>): SunlightDate => {
  const light = Object.entries(areas).map(([hour, area]) => [hour, { area, path: '', words: '' }]);
  return {
    ...{ day, name: day, daylight: undefined },
    hours: Object.keys(areas) as TimeOfDay[],
    light: Object.fromEntries(light) as SunlightDate['light'],
  };
};

it('the lightest hour of all days has the tallest bar, and each hour of any day its share of that', () => {
  const [dark, light] = [
    toDay('2026-11-24', { '09:30': 0, '12:00': 25 }),
    toDay('2026-12-05', { '16:00': 100 }),
  ];
  const draw = (day: SunlightDate, hour: TimeOfDay) => getBarPath([dark, light], day, hour);
  expect(draw(light, '16:00')).toBe('M4 40v-40');
  expect(draw(dark, '12:00')).toBe('M4 40v-10');
  expect(draw(dark, '09:30')).toBe('M4 40v-0');
  // It isn't one of that day.
  expect(draw(dark, '16:00')).toBe('M4 40v-0');
});
