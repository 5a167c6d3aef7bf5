import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import {
  getPlanSunlight,
  type PlanGeometry,
  type PlanState,
  toPlanGeometry,
} from '../../../src/sunlight/plan-sunlight.ts';
import type { Plan } from '../../../src/schemas/plans.ts';
import {
  getSunDirection,
  getSunPosition,
  getSunTimes,
  type SunDirection,
} from '../../../src/sunlight/sun-position.ts';
import { parseTime, toMinutes } from '../../../src/dates/time-of-day.ts';
import {
  type Rect,
  getReferenceSunPosition,
  containsPoint,
  intersectsRay,
  type PlanPoint,
} from '../../support/reference-sun.ts';
import content from '../../fixtures/site/content/plans/plans.json' with { type: 'json' };

// Computes the sunlight independently of the site: the sun position with another package, and rays instead of polygons.

/** Places with the offset of their clocks from UTC in hours. */
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
/** On 20 March, daylight saving time has not changed yet in Madrid and Santiago. */
const DATES = [
  { date: '2026-03-20', season: 'winter' },
  { date: '2026-06-21', season: 'summer' },
  { date: '2026-11-26', season: 'winter' },
  { date: '2026-12-21', season: 'winter' },
] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const HOUR_MS = 3_600_000;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Elevation in degrees above which refraction is negligible. */
const MIN_ELEVATION = 2;

const toInstant = (date: string, hour: number, offset: number): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) + (hour - offset) * HOUR_MS);

/** Every hour of daylight, at each place and on each date. */
const DAYLIGHT_HOURS = PLACES.flatMap((place) =>
  DATES.flatMap(({ date, season }) =>
    HOURS.map((hour) => {
      const { azimuth, altitude } = getReferenceSunPosition(toInstant(date, hour, place[season]), place);
      const title = `${place.name}, ${date} at ${hour}:00`;
      return { title, place, date, hour, position: { azimuth, elevation: altitude } };
    }),
  ),
).filter(({ position }) => position.elevation > 0);

describe('astronomy-engine', () => {
  it('sun position matches astronomy-engine within half a degree', () => {
    expect(DAYLIGHT_HOURS.length).toBeGreaterThan(100);
    for (const { title, place, date, hour, position } of DAYLIGHT_HOURS) {
      const { azimuth, elevation } = getSunPosition(date, parseTime(String(hour)), place);
      expect(Math.abs(elevation - position.elevation), title).toBeLessThan(0.5);
      const difference = ((azimuth - position.azimuth + 540) % 360) - 180;
      const angle = difference * Math.cos(position.elevation * RADIANS_PER_DEGREE);
      expect(Math.abs(angle), title).toBeLessThan(0.5);
    }
  });

  it('sunrise and sunset match astronomy-engine within two minutes', () => {
    for (const place of PLACES) {
      const observer = new Observer(place.latitude, place.longitude, 0);
      for (const { date, season } of DATES) {
        const sunTimes = getSunTimes(date, place);
        const midnight = toInstant(date, 0, place[season]);
        for (const [time, direction] of [
          [sunTimes?.sunrise, 1],
          [sunTimes?.sunset, -1],
        ] as const) {
          const event = SearchRiseSet(Body.Sun, observer, direction, midnight, 1)?.date.getTime() ?? 0;
          const expected = ((event - midnight.getTime()) / HOUR_MS) * 60;
          expect(Math.abs(toMinutes(time ?? '00:00') - expected), `${place.name}, ${date}`).toBeLessThan(2);
        }
      }
    }
  });
});

/** Number of points along a glazing, and of heights at each point. */
const POINT_COUNT = 400;
const HEIGHT_COUNT = 400;

/** Bounds of a rectangular polygon. */
const toRect = (polygon: PlanPoint[]): Rect => ({
  left: Math.min(...polygon.map(({ x }) => x)),
  top: Math.min(...polygon.map(({ y }) => y)),
  right: Math.max(...polygon.map(({ x }) => x)),
  bottom: Math.max(...polygon.map(({ y }) => y)),
});

/** Casts rays from each height of each point of a glazing. Returns the median depth at which they hit the floor. */
function castRays(
  plan: PlanGeometry,
  planState: PlanState,
  { from, to, sillHeight, headHeight }: PlanGeometry['glazing'][number],
  direction: SunDirection,
): number {
  const { ceiling, floor, roof, walls } = plan[planState];
  const [floorBox, roofBox, wallBoxes] = [toRect(floor), toRect(roof), walls.map(toRect)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const slope = Math.abs((to.x - from.x) * direction.y - (to.y - from.y) * direction.x) / length;
  const towardsSun = { x: -direction.x * ceiling, y: -direction.y * ceiling };
  const depths = Array.from({ length: POINT_COUNT }, (_, index) => {
    const share = (index + 0.5) / POINT_COUNT;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    for (let step = HEIGHT_COUNT; step >= 0; step--) {
      const height = sillHeight + ((headHeight - sillHeight) * step) / HEIGHT_COUNT;
      const foot = { x: point.x + direction.x * height, y: point.y + direction.y * height };
      const atCeiling = { x: foot.x + towardsSun.x, y: foot.y + towardsSun.y };
      if (!containsPoint(floorBox, foot) || containsPoint(roofBox, atCeiling)) continue;
      if (!wallBoxes.some((wall) => intersectsRay(wall, foot, towardsSun))) return height * slope;
    }
    return 0;
  }).sort((a, b) => a - b);
  return depths[POINT_COUNT / 2] ?? 0;
}

describe('rays through the glazing', () => {
  it.each(['today', 'project'] as const)(
    'rays reach the same median depth as the polygons of %s',
    (planState) => {
      const [storey] = content.plans;
      const drawing = { src: '', width: 600, height: 400, format: 'svg' } as const;
      const plan = toPlanGeometry({ ...storey, today: { drawing } } as unknown as Plan);
      const north = storey?.north ?? 0;
      let comparisons = 0;
      for (const { title, place, date, hour, position } of DAYLIGHT_HOURS) {
        const referenceDirection = getSunDirection(position, north);
        const direction = getSunDirection(getSunPosition(date, parseTime(String(hour)), place), north);
        if (!plan || !referenceDirection || !direction || position.elevation < MIN_ELEVATION) continue;
        for (const { entryPoint, depth } of getPlanSunlight(plan, planState, direction).glazing) {
          const glazing = plan.glazing.find((candidate) => candidate.entryPoint === entryPoint);
          const expected = glazing ? castRays(plan, planState, glazing, referenceDirection) : NaN;
          const tolerance = 0.1 + expected / 20;
          expect(Math.abs(depth - expected), `${title}: ${depth} for ${expected}`).toBeLessThan(tolerance);
          comparisons++;
        }
      }
      expect(comparisons).toBeGreaterThan(100);
    },
  );
});
