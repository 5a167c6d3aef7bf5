import { describe, expect, it } from 'vitest';
import {
  getMedianDepth,
  getPolygonArea,
  getSunlightThroughGlazing,
  getSunlightThroughSkylight,
} from '../../../src/sunlight/sunlight-polygons.ts';
import { getSunDirection, getSunPosition } from '../../../src/sunlight/sun-position.ts';
import { parseTime } from '../../../src/dates/time-of-day.ts';

const MEXICO_CITY = { latitude: 19.43, longitude: -99.13, timeZone: 'America/Mexico_City' };
/** North is at the top left, so the front, at the bottom, faces south-west. */
const NORTH = 315;
const MARCH = '2026-03-20';
const JUNE = '2026-06-21';
const DECEMBER = '2026-12-21';
const MORNING_HOURS = [7, 8, 9, 10, 11];

const createRectangle = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
/** A floor of 40 × 27.5 m. The roof overhangs the glazed edges by 1.7 m and the others by 0.3 m. */
const LEVEL = {
  floor: createRectangle(0, 0, 40, 27.5),
  walls: [],
  roof: createRectangle(-0.3, -0.3, 41.7, 29.2),
  ceiling: 4.8,
  roofTop: 5.55,
};
const HEIGHTS = { sillHeight: 0.09, headHeight: 4.7 };
const FRONT = { ...HEIGHTS, from: { x: 0, y: 27.5 }, to: { x: 40, y: 27.5 } };
const RIGHT_SIDE = { ...HEIGHTS, from: { x: 40, y: 27.5 }, to: { x: 40, y: 15.5 } };

const getDirection = (date: string, hour: number) =>
  getSunDirection(getSunPosition(date, parseTime(String(hour)), MEXICO_CITY), NORTH);
const getSunlight = (glazing: typeof FRONT, date: string, hour: number) => {
  const direction = getDirection(date, hour);
  return direction ? getSunlightThroughGlazing(glazing, LEVEL, direction) : [];
};
const getDepth = (glazing: typeof FRONT, date: string, hour: number) => {
  const direction = getDirection(date, hour);
  return direction ? getMedianDepth(getSunlight(glazing, date, hour), glazing, LEVEL, direction) : 0;
};

describe('sunlight of the penthouse', () => {
  it('sunlight reaches farthest through the front in December', () => {
    for (const [date, metres] of [
      [DECEMBER, 8.9],
      [MARCH, 3.6],
      [JUNE, 0.9],
    ] as const)
      expect(Math.abs(getDepth(FRONT, date, 16) - metres), date).toBeLessThan(0.1);
  });

  it('sunlight reaches 22 m through the right side in December', () => {
    expect(Math.round(getDepth(RIGHT_SIDE, DECEMBER, 8))).toBe(22);
  });

  it('sunlight covers at most two square metres at the front in the morning', () => {
    for (const hour of MORNING_HOURS)
      for (const [date, squareMetres] of [
        [MARCH, 0.05],
        [JUNE, 0.05],
        [DECEMBER, 2],
      ] as const)
        expect(getPolygonArea(getSunlight(FRONT, date, hour)), `${date} ${hour}:00`).toBeLessThan(
          squareMetres,
        );
  });

  it('sunlight is empty while the sun is below the horizon', () => {
    for (const hour of [0, 5, 19, 22]) expect(getSunlight(FRONT, DECEMBER, hour)).toStrictEqual([]);
  });
});

/** Perpendicular to the front at an elevation of 45°: a metre of floor for each metre of height. */
const PERPENDICULAR = { x: 0, y: -1 };
/** Corners of polygons in metres, sorted. */
const formatCorners = (polygons: { x: number; y: number }[][]) =>
  polygons.map((polygon) =>
    polygon.map(({ x, y }) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`).sort(),
  );

describe('getSunlightThroughGlazing', () => {
  it('sunlight ends at the shadow of the overhang', () => {
    // The sunlight begins at the sill. The ceiling of 4.8 m less the overhang of 1.7 m leaves 3.1 m.
    const sunlight = getSunlightThroughGlazing(FRONT, LEVEL, PERPENDICULAR);
    expect(formatCorners(sunlight)).toStrictEqual([['0 24.4', '0 27.41', '40 24.4', '40 27.41']]);
  });

  it('sunlight enters beside the roof at an angle', () => {
    const sunlight = getSunlightThroughGlazing(FRONT, LEVEL, { x: 1, y: -1 });
    expect(formatCorners(sunlight)).toStrictEqual([
      ['0.09 27.41', '4.5 23', '4.5 24.4', '40 24.4', '40 27.41'],
    ]);
  });

  it('sunlight leaves the floor behind a wall dark', () => {
    const walls = [createRectangle(10, 26, 20, 26.3)];
    const sunlight = getSunlightThroughGlazing(FRONT, { ...LEVEL, walls }, PERPENDICULAR);
    // The shadow is 10 m wide and 1.9 m deep.
    expect(getPolygonArea(sunlight)).toBeCloseTo(40 * 3.01 - 10 * 1.9);
  });
});

describe('getSunlightThroughSkylight', () => {
  it('sunlight of a skylight is limited by both edges of the opening', () => {
    const opening = createRectangle(10, 10, 15, 14);
    const sunlight = getSunlightThroughSkylight(opening, LEVEL, PERPENDICULAR);
    expect(formatCorners(sunlight)).toStrictEqual([['10 5.2', '10 8.45', '15 5.2', '15 8.45']]);
  });
});
