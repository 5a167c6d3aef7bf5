import { expect, it } from 'vitest';
import {
  getDarknessReason,
  getSunTimes,
  getSunDirection,
  getSunPosition,
  listDaylightHours,
} from '../../../src/sunlight/sun-position.ts';
import { listFullHours } from '../../../src/time-of-day.ts';

const MEXICO_CITY = { latitude: 19.43, longitude: -99.13, timeZone: 'America/Mexico_City' };

/** Of NOAA's solar calculator: day, hour, azimuth, altitude. */
const PUBLISHED = [
  ['2026-03-20', '08:00', 96.64, 17.89],
  ['2026-03-20', '13:00', 191.9, 70.16],
  ['2026-03-20', '17:00', 260.84, 24.45],
  ['2026-06-21', '08:00', 72.65, 25.77],
  ['2026-06-21', '13:00', 309.47, 83.57],
  ['2026-06-21', '17:00', 286.56, 29.53],
  ['2026-12-21', '08:00', 119.65, 10.63],
  ['2026-12-21', '13:00', 188.5, 46.7],
  ['2026-12-21', '17:00', 239.36, 12.5],
] as const;

it('the sun of Mexico City stands within half a degree of published values', () => {
  for (const [day, hour, azimuth, altitude] of PUBLISHED) {
    const sun = getSunPosition(day, hour, MEXICO_CITY);
    expect(Math.abs(sun.azimuth - azimuth), `azimuth, ${day} at ${hour}`).toBeLessThan(0.5);
    expect(Math.abs(sun.altitude - altitude), `altitude, ${day} at ${hour}`).toBeLessThan(0.5);
  }
});

it('the hour is that of the clock, which Madrid sets forward on 29 March 2026', () => {
  const madrid = { latitude: 40.4, longitude: -3.7, timeZone: 'Europe/Madrid' };
  const before = getSunPosition('2026-03-28', '13:00', madrid);
  expect(getSunPosition('2026-03-29', '14:00', madrid).azimuth).toBeCloseTo(before.azimuth, 0);
});

it('light goes away from the sun, as far as it is high', () => {
  const ray = getSunDirection({ azimuth: 225, altitude: 45 }, 315);
  expect(ray?.x).toBeCloseTo(0);
  expect(ray?.y).toBeCloseTo(-1);
  expect(getSunDirection({ azimuth: 90, altitude: 45 }, 0)?.x).toBeCloseTo(-1);
  expect(getSunDirection({ azimuth: 90, altitude: -1 }, 0)).toBeUndefined();
});

const SOLSTICES = ['2026-06-21', '2026-12-21'];
const listHoursAt = (place: Parameters<typeof getSunTimes>[1]) =>
  listDaylightHours(SOLSTICES.map((day) => getSunTimes(day, place)));

it('hours go from the earliest sunrise to the latest sunset, in Madrid until 21:48', () => {
  const madrid = { latitude: 40.4, longitude: -3.7, timeZone: 'Europe/Madrid' };
  expect(listHoursAt(MEXICO_CITY)).toEqual(listFullHours('06:00', '19:00'));
  expect(listHoursAt(madrid)).toEqual(listFullHours('07:00', '21:00'));
});

it('all hours can be chosen where the sun stays up in June, and none of a day on which it stays down', () => {
  const longyearbyen = { latitude: 78.2, longitude: 15.6, timeZone: 'Arctic/Longyearbyen' };
  expect(listHoursAt(longyearbyen)).toHaveLength(24);
  expect(getSunTimes('2026-12-21', longyearbyen)).toBeUndefined();
  expect(listDaylightHours([undefined])).toEqual([]);
  expect(getDarknessReason('12:00', undefined)).toBe('polarNight');
});

it('at 18:00 on 21 December the sun is on the horizon, which it leaves at 18:03', () => {
  const daylight = getSunTimes('2026-12-21', MEXICO_CITY);
  expect((['07:00', '18:00', '19:00'] as const).map((time) => getDarknessReason(time, daylight))).toEqual([
    'before',
    'horizon',
    'after',
  ]);
});
