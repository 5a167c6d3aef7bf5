import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { expect, it } from 'vitest';
import { getPlanSunlight, type PlanGeometry, toPlanGeometry } from '../../../src/sunlight/plan-sunlight.ts';
import type { Plan } from '../../../src/schemas/plans.ts';
import {
  getSunTimes,
  getSunDirection,
  getSunPosition,
  type SunDirection,
} from '../../../src/sunlight/sun-position.ts';
import { readTime, toMinutes } from '../../../src/time-of-day.ts';
import { type Box, findTrueSun, holds, meets, type Point } from '../../setup/true-sun.ts';
import written from '../../site/content/plans/plans.json' with { type: 'json' };

// What the page says, computed another way: another package's sun, and rays cast one by one instead of outlines cut.

/** The offset of each clock from UTC in hours, by day. */
const PLACES = [
  {
    name: 'Mexico City',
    latitude: 19.43,
    longitude: -99.13,
    timeZone: 'America/Mexico_City',
    winter: -6,
    summer: -6,
  },
  { name: 'Madrid', latitude: 40.42, longitude: -3.7, timeZone: 'Europe/Madrid', winter: 1, summer: 2 },
  {
    name: 'Santiago',
    latitude: -33.45,
    longitude: -70.67,
    timeZone: 'America/Santiago',
    winter: -3,
    summer: -4,
  },
];
/** Madrid's and Santiago's clocks have not changed yet on 20 March. */
const DAYS = [
  { day: '2026-03-20', season: 'winter' },
  { day: '2026-06-21', season: 'summer' },
  { day: '2026-11-26', season: 'winter' },
  { day: '2026-12-21', season: 'winter' },
] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const RADIANS = Math.PI / 180;
/** Degrees above the horizon from which on refraction is next to none. */
const CLEAR_OF_THE_HORIZON = 2;

const toMoment = (day: string, hour: number, offset: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (hour - offset) * 3_600_000);

/** Each hour at which the sun is up, at each place and on each day. */
const SUNS = PLACES.flatMap((place) =>
  DAYS.flatMap(({ day, season }) =>
    HOURS.map((hour) => {
      const sun = findTrueSun(toMoment(day, hour, place[season]), place);
      return { title: `${place.name}, ${day} at ${hour}:00`, place, day, hour, sun };
    }),
  ),
).filter(({ sun }) => sun.altitude > 0);

it('the sun stands within half a degree of where astronomy-engine has it, in three places', () => {
  expect(SUNS.length).toBeGreaterThan(100);
  for (const { title, place, day, hour, sun } of SUNS) {
    const found = getSunPosition(day, readTime(String(hour)), place);
    expect(Math.abs(found.altitude - sun.altitude), title).toBeLessThan(0.5);
    const turned = (((found.azimuth - sun.azimuth + 540) % 360) - 180) * Math.cos(sun.altitude * RADIANS);
    expect(Math.abs(turned), title).toBeLessThan(0.5);
  }
});

it('the sun rises and sets within two minutes of when astronomy-engine says', () => {
  for (const place of PLACES) {
    const observer = new Observer(place.latitude, place.longitude, 0);
    for (const { day, season } of DAYS) {
      const found = getSunTimes(day, place);
      const midnight = toMoment(day, 0, place[season]);
      for (const [time, direction] of [
        [found?.sunrise, 1],
        [found?.sunset, -1],
      ] as const) {
        const moment = SearchRiseSet(Body.Sun, observer, direction, midnight, 1)?.date.getTime() ?? 0;
        const expected = (moment - midnight.getTime()) / 3_600_000;
        expect(Math.abs(toMinutes(time ?? '00:00') - expected * 60), `${place.name}, ${day}`).toBeLessThan(2);
      }
    }
  }
});

/** Points of each glass, and heights at each. */
const POINTS = 400;
const HEIGHTS = 400;

/** Of an outline that is a rectangle. */
const toBox = (outline: Point[]): Box => ({
  left: Math.min(...outline.map(({ x }) => x)),
  top: Math.min(...outline.map(({ y }) => y)),
  right: Math.max(...outline.map(({ x }) => x)),
  bottom: Math.max(...outline.map(({ y }) => y)),
});
/** The depth that half of the points of a glass reach, by rays from each of their heights. */
const castRays = (
  plan: PlanGeometry,
  side: 'today' | 'project',
  glassIndex: number,
  ray: SunDirection,
): number => {
  const { ceiling, floor, roof, walls } = plan[side];
  const [room, cover, boxes] = [toBox(floor), toBox(roof), walls.map(toBox)];
  const { from, to, sill, head } = plan.glass[glassIndex] as PlanGeometry['glass'][0];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const inwards = Math.abs((to.x - from.x) * ray.y - (to.y - from.y) * ray.x) / length;
  const back = { x: -ray.x * ceiling, y: -ray.y * ceiling };
  const depths = Array.from({ length: POINTS }, (_, index) => {
    const part = (index + 0.5) / POINTS;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    for (let step = HEIGHTS; step >= 0; step--) {
      const height = sill + ((head - sill) * step) / HEIGHTS;
      const foot = { x: point.x + ray.x * height, y: point.y + ray.y * height };
      if (!holds(room, foot) || holds(cover, { x: foot.x + back.x, y: foot.y + back.y })) continue;
      if (!boxes.some((box) => meets(box, foot, back))) return height * inwards;
    }
    return 0;
  }).sort((first, second) => first - second);
  return depths[POINTS / 2] ?? 0;
};

it.each(['today', 'project'] as const)(
  'told is the depth that half of 400 points of the glass reach, %s',
  (side) => {
    const [storey] = written.plans;
    const drawing = { src: '', width: 600, height: 400, format: 'svg' } as const;
    const plan = toPlanGeometry({ ...storey, today: { drawing } } as unknown as Plan);
    let compared = 0;
    for (const { title, place, day, hour, sun } of SUNS) {
      const ray = getSunDirection(sun, storey?.north ?? 0);
      const told = getSunDirection(getSunPosition(day, readTime(String(hour)), place), storey?.north ?? 0);
      if (!plan || !ray || !told || sun.altitude < CLEAR_OF_THE_HORIZON) continue;
      for (const { way, depth } of getPlanSunlight(plan, side, told).glass) {
        const index = plan.glass.findIndex((glass) => glass.way === way);
        const expected = castRays(plan, side, index, ray);
        expect(Math.abs(depth - expected), `${title}: ${depth} for ${expected}`).toBeLessThan(
          0.1 + expected / 20,
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  },
);
