import { expect, test } from 'vitest';
import * as uiStrings from '../e2e/fixture-files.ts';
import type { SunlightData } from '../../src/sunlight/sunlight-data.ts';
import { getSunDirection, getSunPosition } from '../../src/sunlight/sun-position.ts';
import { UNITS_PER_METRE } from '../../src/sunlight/svg-path.ts';
import { matchAll, homePage, textOf } from './built-site.ts';

/** What no eye checks at a glance: turned and mirrored drawings, and marks that stand where they don't belong. */
const [plan] = uiStrings.plans.plans;
const NORTH = plan?.north ?? 0;
const sunPage = textOf('plantas.html');

const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(sunPage) ?? [];
const { dates } = JSON.parse(json) as SunlightData;
const findSunDate = (day: string) => dates.find(({ date }) => date === day);

test('the light on a plan falls as its north is turned', () => {
  const [across = 0, down = 0] = findSunDate('2026-12-21')?.sunlight['12:00']?.direction ?? [];
  const { latitude, longitude } = uiStrings.site.place;
  const sun = getSunPosition('2026-12-21', '12:00', {
    latitude,
    longitude,
    timeZone: uiStrings.site.timeZone,
  });
  const ray = getSunDirection(sun, NORTH);
  expect(across / down).toBeCloseTo((ray?.x ?? 0) / (ray?.y ?? 0), 1);
  expect(NORTH).not.toBe(0);
});

test('the arrow of a plan points north, and its letter stands beyond its tip', () => {
  const arrows = [...homePage.matchAll(/rotate\((-?\d+)\)" fill="none".*?<text x="(-?\d+)" y="(-?\d+)"/gs)];
  expect(arrows).not.toHaveLength(0);
  for (const [, turn, x, y] of arrows) {
    const drawn = Math.atan2(Number(x), -Number(y));
    const expected = (Number(turn) * Math.PI) / 180;
    expect(Math.cos(drawn - expected)).toBeCloseTo(1, 2);
  }
});

test('each viewpoint of a plan looks the way of its photograph', () => {
  const views = uiStrings.gallery.flatMap((picture) => ('view' in picture ? [picture.view] : []));
  const turns = matchAll(homePage, /<path d="M0 0-[^"]*" transform="rotate\((-?\d+)\)"/g);
  expect(turns.map(Number).sort()).toStrictEqual(views.map(({ direction }) => direction).sort());
});

test('each viewpoint stands where its picture was taken', () => {
  const viewBoxes = homePage.matchAll(/viewBox="0 0 1000 (\d+)" role="list"(.*?)<\/svg>/gs);
  const places = [...viewBoxes].flatMap(([, height, drawing = '']) =>
    [...drawing.matchAll(/translate\((\d+) (\d+)\).*?<text[^>]*>(\d+)</gs)].map(([, x, y, number]) => ({
      number: Number(number),
      x: Number(x) / 10,
      y: (Number(y) / Number(height)) * 100,
    })),
  );
  const views = uiStrings.gallery.flatMap((picture, index) =>
    'view' in picture ? [{ number: index + 1, ...picture.view }] : [],
  );
  expect(places).toHaveLength(views.length);
  for (const { number, x, y } of views) {
    const place = places.find((one) => one.number === number);
    expect(place?.x, `${number}`).toBeCloseTo(x, 0);
    expect(place?.y, `${number}`).toBeCloseTo(y, 0);
  }
});

test('the shadow of a post is as wide as the post', () => {
  const POST_METRES = 0.12;
  const [, width = ''] = /<path id="posts-[^"]*" d="[^"]*" stroke-width="([\d.]+)"/.exec(sunPage) ?? [];
  const [, x = '', y = ''] =
    /href="#posts-[^"]*-0" transform="matrix\(([-\d.]+) ([-\d.]+)/.exec(sunPage) ?? [];
  const pane = Math.hypot(Number(x), Number(y)) / UNITS_PER_METRE;
  expect(Number(width) * pane).toBeCloseTo(POST_METRES, 2);
});

/** What is told of noon on the equinox and the solstices. */
const NOONS = [
  ['march', '2026-03-20', '20 de marzo'],
  ['june', '2026-06-21', '21 de junio'],
  ['december', '2026-12-21', '21 de diciembre'],
] as const;

test.each(NOONS)('the day of %s is told with its own sun', (_, day, name) => {
  const { latitude, longitude } = uiStrings.site.place;
  const { elevation } = getSunPosition(day, '12:00', {
    latitude,
    longitude,
    timeZone: uiStrings.site.timeZone,
  });
  const told = findSunDate(day);
  expect(told?.name.replaceAll('\u00a0', ' ')).toContain(name);
  expect(/anda a (\d+) grados/.exec(told?.sunlight['12:00']?.description ?? '')?.[1]).toBe(
    String(Math.round(elevation)),
  );
});
