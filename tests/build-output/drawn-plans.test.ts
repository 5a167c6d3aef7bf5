import { expect, test } from 'vitest';
import * as fixtures from '../e2e/fixture-files.ts';
import type { SunlightData } from '../../src/sunlight/sunlight-data.ts';
import { getSunDirection, getSunPosition } from '../../src/sunlight/sun-position.ts';
import { UNITS_PER_METRE } from '../../src/sunlight/svg-path.ts';
import { matchAll, homePage, getBuiltText } from './built-site.ts';

const [plan] = fixtures.plans.plans;
const NORTH = plan?.north ?? 0;
const sunPage = getBuiltText('plantas.html');

const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(sunPage) ?? [];
const { dates } = JSON.parse(json) as SunlightData;
const findSunDate = (isoDate: string) => dates.find(({ date }) => date === isoDate);

test('sunlight on a floor plan follows the north of the drawing', () => {
  const [across = 0, down = 0] = findSunDate('2026-12-21')?.sunlight['12:00']?.direction ?? [];
  const { latitude, longitude } = fixtures.site.place;
  const sun = getSunPosition('2026-12-21', '12:00', {
    latitude,
    longitude,
    timeZone: fixtures.site.timeZone,
  });
  const ray = getSunDirection(sun, NORTH);
  expect(across / down).toBeCloseTo((ray?.x ?? 0) / (ray?.y ?? 0), 1);
  expect(NORTH).not.toBe(0);
});

test('north arrow points to its letter', () => {
  const arrows = [...homePage.matchAll(/rotate\((-?\d+)\)" fill="none".*?<text x="(-?\d+)" y="(-?\d+)"/gs)];
  expect(arrows).not.toHaveLength(0);
  for (const [, degrees, x, y] of arrows) {
    const letterAngle = Math.atan2(Number(x), -Number(y));
    const arrowAngle = (Number(degrees) * Math.PI) / 180;
    expect(Math.cos(letterAngle - arrowAngle)).toBeCloseTo(1, 2);
  }
});

/** Viewpoints of the photos, with the numbers of the photos. */
const viewpoints: Record<'number' | 'x' | 'y' | 'direction', number>[] = [];
for (const [index, photo] of fixtures.gallery.entries())
  if ('view' in photo) viewpoints.push({ number: index + 1, ...photo.view });

test('viewpoints have the directions of their photos', () => {
  const directions = matchAll(homePage, /<path d="M0 0-[^"]*" transform="rotate\((-?\d+)\)"/g);
  expect(directions.map(Number).sort()).toStrictEqual(viewpoints.map(({ direction }) => direction).sort());
});

test('viewpoints have the positions of their photos', () => {
  const viewBoxes = homePage.matchAll(/viewBox="0 0 1000 (\d+)" role="list"(.*?)<\/svg>/gs);
  const positions = [...viewBoxes].flatMap(([, height, drawing = '']) =>
    [...drawing.matchAll(/translate\((\d+) (\d+)\).*?<text[^>]*>(\d+)</gs)].map(([, x, y, number]) => ({
      number: Number(number),
      x: Number(x) / 10,
      y: (Number(y) / Number(height)) * 100,
    })),
  );
  expect(positions).toHaveLength(viewpoints.length);
  for (const { number, x, y } of viewpoints) {
    const position = positions.find((candidate) => candidate.number === number);
    expect(position?.x, `${number}`).toBeCloseTo(x, 0);
    expect(position?.y, `${number}`).toBeCloseTo(y, 0);
  }
});

test('shadow of a mullion is as wide as the mullion', () => {
  const MULLION_METRES = 0.12;
  const [, width = ''] = /<path id="posts-[^"]*" d="[^"]*" stroke-width="([\d.]+)"/.exec(sunPage) ?? [];
  const [, x = '', y = ''] =
    /href="#posts-[^"]*-0" transform="matrix\(([-\d.]+) ([-\d.]+)/.exec(sunPage) ?? [];
  const scale = Math.hypot(Number(x), Number(y)) / UNITS_PER_METRE;
  expect(Number(width) * scale).toBeCloseTo(MULLION_METRES, 2);
});

const NOONS = [
  ['march', '2026-03-20', '20 de marzo'],
  ['june', '2026-06-21', '21 de junio'],
  ['december', '2026-12-21', '21 de diciembre'],
] as const;

test.each(NOONS)('description of noon in %s has the elevation of the sun', (_month, day, name) => {
  const { latitude, longitude } = fixtures.site.place;
  const { elevation } = getSunPosition(day, '12:00', {
    latitude,
    longitude,
    timeZone: fixtures.site.timeZone,
  });
  const sunlightDate = findSunDate(day);
  expect(sunlightDate?.name.replaceAll('\u00a0', ' ')).toContain(name);
  expect(/anda a (\d+) grados/.exec(sunlightDate?.sunlight['12:00']?.description ?? '')?.[1]).toBe(
    String(Math.round(elevation)),
  );
});
