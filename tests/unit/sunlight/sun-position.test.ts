import { describe, expect, it } from 'vitest';
import {
  type Coordinates,
  getDarknessReason,
  getSunDirection,
  getSunPosition,
  getSunTimes,
  getDaylightHours,
} from '../../../src/sunlight/sun-position.ts';
import { getFullHours } from '../../../src/dates/time-of-day.ts';

const MEXICO_CITY = { latitude: 19.43, longitude: -99.13, timeZone: 'America/Mexico_City' };
const MADRID = { latitude: 40.4, longitude: -3.7, timeZone: 'Europe/Madrid' };
const LONGYEARBYEN = { latitude: 78.2, longitude: 15.6, timeZone: 'Arctic/Longyearbyen' };
const SOLSTICES = ['2026-06-21', '2026-12-21'];

/** Positions by NOAA's solar calculator: date, time, azimuth, elevation. */
const NOAA_POSITIONS = [
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

describe('getSunPosition', () => {
  it('sun position matches NOAA within half a degree in Mexico City', () => {
    for (const [date, time, azimuth, elevation] of NOAA_POSITIONS) {
      const position = getSunPosition(date, time, MEXICO_CITY);
      expect(Math.abs(position.azimuth - azimuth), `azimuth, ${date} ${time}`).toBeLessThan(0.5);
      expect(Math.abs(position.elevation - elevation), `elevation, ${date} ${time}`).toBeLessThan(0.5);
    }
  });

  it('sun position follows daylight saving time in Madrid', () => {
    const standardTime = getSunPosition('2026-03-28', '13:00', MADRID);
    const summerTime = getSunPosition('2026-03-29', '14:00', MADRID);
    expect(summerTime.azimuth).toBeCloseTo(standardTime.azimuth, 0);
  });
});

describe('getSunDirection', () => {
  it('sun direction grows longer as the sun sets', () => {
    const direction = getSunDirection({ azimuth: 225, elevation: 45 }, 315);
    expect(direction?.x).toBeCloseTo(0);
    expect(direction?.y).toBeCloseTo(-1);
    expect(getSunDirection({ azimuth: 90, elevation: 45 }, 0)?.x).toBeCloseTo(-1);
    expect(getSunDirection({ azimuth: 90, elevation: 30 }, 0)?.x).toBeCloseTo(-Math.sqrt(3));
  });

  it.each([-1, 0.4])('getSunDirection returns undefined at an elevation of %d degrees', (elevation) => {
    expect(getSunDirection({ azimuth: 90, elevation }, 0)).toBeUndefined();
  });
});

describe('getDaylightHours', () => {
  const getHoursAtSolstices = (coordinates: Coordinates) =>
    getDaylightHours(SOLSTICES.map((date) => getSunTimes(date, coordinates)));

  it('daylight hours span the earliest sunrise and the latest sunset', () => {
    expect(getHoursAtSolstices(MEXICO_CITY)).toStrictEqual(getFullHours('06:00', '19:00'));
    expect(getHoursAtSolstices(MADRID)).toStrictEqual(getFullHours('07:00', '21:00'));
  });

  it('daylight hours are all hours under the midnight sun', () => {
    expect(getHoursAtSolstices(LONGYEARBYEN)).toHaveLength(24);
  });

  it('daylight hours are empty in the polar night', () => {
    expect(getSunTimes('2026-12-21', LONGYEARBYEN)).toBeUndefined();
    expect(getDaylightHours([undefined])).toStrictEqual([]);
  });
});

describe('getDarknessReason', () => {
  it('getDarknessReason compares a time with the sun times of its date', () => {
    const sunTimes = { sunrise: '07:04', sunset: '18:03' } as const;
    expect(getDarknessReason('07:03', sunTimes)).toBe('before');
    expect(getDarknessReason('07:04', sunTimes)).toBe('horizon');
    expect(getDarknessReason('18:03', sunTimes)).toBe('horizon');
    expect(getDarknessReason('18:04', sunTimes)).toBe('after');
  });

  it('getDarknessReason reports the polar night', () => {
    expect(getDarknessReason('12:00', undefined)).toBe('polarNight');
  });
});
