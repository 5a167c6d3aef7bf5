import { describe, expect, it } from 'vitest';
import {
  getSunlightThroughGlazing,
  getSunlightThroughSkylight,
  getPolygonArea,
  getMedianDepth,
} from '../../../src/sunlight/sunlight-polygons.ts';
import { getSunDirection, getSunPosition } from '../../../src/sunlight/sun-position.ts';
import { readTime } from '../../../src/time-of-day.ts';

const MEXICO_CITY = { latitude: 19.43, longitude: -99.13, timeZone: 'America/Mexico_City' };
/** North is up to the left, so that the front, below, looks south-west. */
const NORTH = 315;
const MARCH = '2026-03-20';
const JUNE = '2026-06-21';
const DECEMBER = '2026-12-21';
const MORNING = [7, 8, 9, 10, 11];

const rectangle = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
/** 40 × 27.5 m, whose front and right end are glazed; the roof comes out 1.7 m over both, 0.3 m over the others. */
const LEVEL = {
  floor: rectangle(0, 0, 40, 27.5),
  walls: [],
  roof: rectangle(-0.3, -0.3, 41.7, 29.2),
  ceiling: 4.8,
  roofTop: 5.55,
};
const FRONT = { sill: 0.09, head: 4.7, from: { x: 0, y: 27.5 }, to: { x: 40, y: 27.5 } };
const END = { sill: 0.09, head: 4.7, from: { x: 40, y: 27.5 }, to: { x: 40, y: 15.5 } };

const findHouseRay = (day: string, hour: number) =>
  getSunDirection(getSunPosition(day, readTime(String(hour)), MEXICO_CITY), NORTH);
const light = (glass: typeof FRONT, day: string, hour: number) => {
  const ray = findHouseRay(day, hour);
  return ray ? getSunlightThroughGlazing(glass, LEVEL, ray) : [];
};
const depth = (glass: typeof FRONT, day: string, hour: number) => {
  const ray = findHouseRay(day, hour);
  return ray ? getMedianDepth(light(glass, day, hour), glass, LEVEL, ray) : 0;
};
const area = (glass: typeof FRONT, day: string, hour: number) => getPolygonArea(light(glass, day, hour));

describe('the light of the house', () => {
  it('at 16:00 half of the front lets it in 8.9 m in December, 3.6 m in March, 0.9 m in June', () => {
    for (const [day, metres] of [
      [DECEMBER, 8.9],
      [MARCH, 3.6],
      [JUNE, 0.9],
    ] as const)
      expect(Math.abs(depth(FRONT, day, 16) - metres), day).toBeLessThan(0.1);
  });

  it('at 8:00 in December half of the south-east lets it in 22 m', () => {
    expect(Math.round(depth(END, DECEMBER, 8))).toBe(22);
  });

  it('is next to none through the front before noon', () => {
    for (const hour of MORNING) {
      expect(area(FRONT, MARCH, hour), `March, ${hour}:00`).toBeLessThan(0.05);
      expect(area(FRONT, JUNE, hour), `June, ${hour}:00`).toBeLessThan(0.05);
      expect(area(FRONT, DECEMBER, hour), `December, ${hour}:00`).toBeLessThan(2);
    }
  });

  it('is none with the sun below the horizon', () => {
    for (const hour of [0, 5, 19, 22]) expect(light(FRONT, DECEMBER, hour)).toEqual([]);
  });
});

/** At 45° straight into the front: one metre of floor for each metre of height. */
const STRAIGHT = { x: 0, y: -1 };
const toText = (shapes: { x: number; y: number }[][]) =>
  shapes.map((shape) => shape.map(({ x, y }) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`).sort());

describe('by hand', () => {
  it('glass lets in what passes under the overhang', () => {
    // From the sill on, as far as 4.8 m of height less 1.7 m of overhang.
    const lit = getSunlightThroughGlazing(FRONT, LEVEL, STRAIGHT);
    expect(toText(lit)).toEqual([['0 24.4', '0 27.41', '40 24.4', '40 27.41']]);
  });

  it('slanting light also comes in beside the roof, and ends where the floor ends', () => {
    const lit = getSunlightThroughGlazing(FRONT, LEVEL, { x: 1, y: -1 });
    expect(toText(lit)).toEqual([['0.09 27.41', '4.5 23', '4.5 24.4', '40 24.4', '40 27.41']]);
  });

  it('a wall keeps what lies behind it dark', () => {
    const walls = [rectangle(10, 26, 20, 26.3)];
    const lit = getSunlightThroughGlazing(FRONT, { ...LEVEL, walls }, STRAIGHT);
    // Ten metres wide, from the near side of the wall to where the light would end.
    expect(getPolygonArea(lit)).toBeCloseTo(40 * 3.01 - 10 * 1.9);
  });

  it('a hole in the roof lets in what passes its lower and its upper edge', () => {
    const lit = getSunlightThroughSkylight(rectangle(10, 10, 15, 14), LEVEL, STRAIGHT);
    expect(toText(lit)).toEqual([['10 5.2', '10 8.45', '15 5.2', '15 8.45']]);
  });
});
