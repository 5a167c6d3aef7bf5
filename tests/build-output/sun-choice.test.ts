import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { expect, inject, test } from 'vitest';
import type { SunlightData } from '../../src/sunlight/sunlight-data.ts';
import { WEEKDAY_WORDS } from '../../src/schemas/visits.ts';
import { UNITS_PER_METRE } from '../../src/sunlight/svg-path.ts';
import { plans, site, type visits as frozenVisits } from '../e2e/fixture-files.ts';
import {
  type Rect,
  getReferenceSunPosition,
  containsPoint,
  intersectsRay,
  type Point,
} from '../support/reference-sun.ts';
import { pages } from './built-site.ts';

// The light that a visitor chooses, computed another way: another package's sun, and each point of the floor traced back to it.

/** Monterrey is six hours behind UTC, all year. */
const OFFSET_HOURS = 6;
const HOUR_MS = 3_600_000;
const RADIANS = Math.PI / 180;
/** Metres between points of the floor, and from the edge of a light within which a point may lie on either side. */
const GRID = 0.9;
const EDGE = 0.5;

const visits = JSON.parse(
  readFileSync(join(inject('builtSite'), 'content/visits.json'), 'utf8'),
) as typeof frozenVisits;
const [light] = plans.plans;
const measured = light as Required<NonNullable<typeof light>>;
const written = { ...measured.light, width: measured.width, floor: measured.floor };

/** What a page has of a choice, as its script reads it. */
const readChoice = (html: string) => {
  const [, json] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as SunlightData);
};
/** The height of the drawing of the light, in metres. */
const readHeight = (html: string): number =>
  Number(/class="sunlight-floor" viewBox="0 0 [\d.]+ (\d+)"/.exec(html)?.[1]) / UNITS_PER_METRE;

const withChoices = pages.flatMap(([path, html]) => {
  const choice = readChoice(html);
  return choice ? [{ path, height: readHeight(html), ...choice }] : [];
});
/** Those on which a visit is chosen. */
const visited = withChoices.filter(({ bookingRequest }) => bookingRequest);

/** By how much the light of a moment moves over the drawing for each metre that it falls; undefined without sun. */
const findTrueRay = (day: string, hour: string): Point | undefined => {
  const moment = new Date(Date.parse(`${day}T${hour}Z`) + OFFSET_HOURS * HOUR_MS);
  const { altitude, azimuth } = getReferenceSunPosition(moment, site.place);
  if (altitude < 1) return undefined;
  const direction = (azimuth + (light?.north ?? 0)) * RADIANS;
  const run = 1 / Math.tan(altitude * RADIANS);
  return { x: -Math.sin(direction) * run, y: Math.cos(direction) * run };
};

type Side = 'today' | 'project';

/** What the sun meets, as it is today or in the project, on a drawing of this height in metres. */
const measure = (height: number, side: Side) => {
  const { today, project } = written.walls;
  const walls = side === 'today' ? today : [...today, ...project];
  const toMetres = ({ x, y }: Point) => ({ x: (x * written.width) / 100, y: (y * height) / 100 });
  const toBox = ({ left, top, right, bottom }: Rect): Rect => {
    const [start, end] = [toMetres({ x: left, y: top }), toMetres({ x: right, y: bottom })];
    return { left: start.x, top: start.y, right: end.x, bottom: end.y };
  };
  return {
    floor: toBox(written.floor),
    walls: walls.map(toBox),
    roof: toBox(written.roof),
    skylights: written.skylights.map(toBox),
    glass: written.glass.map(({ from, to, ...heights }) => ({
      ...heights,
      from: toMetres(from),
      to: toMetres(to),
    })),
  };
};

/** Whether the sun reaches a point of the floor. */
const isLit = (
  point: Point,
  ray: Point,
  { floor, walls, roof, skylights, glass }: ReturnType<typeof measure>,
): boolean => {
  const at = (metres: number) => ({ x: point.x - ray.x * metres, y: point.y - ray.y * metres });
  const back = { x: -ray.x * written.ceiling, y: -ray.y * written.ceiling };
  if (!containsPoint(floor, point)) return false;
  if (walls.some((wall) => intersectsRay(wall, point, back))) return false;
  const throughGlass = glass.some(({ from, to, sill, head }) => {
    const along = from.x === to.x ? ('y' as const) : ('x' as const);
    const across = along === 'x' ? 'y' : 'x';
    const metres = (point[across] - from[across]) / ray[across];
    const place = at(metres)[along];
    const isWithin = place > Math.min(from[along], to[along]) && place < Math.max(from[along], to[along]);
    return isWithin && metres > sill && metres < head;
  });
  if (throughGlass && !containsPoint(roof, at(written.ceiling))) return true;
  return skylights.some((hole) =>
    [written.ceiling, written.roofTop].every((metres) => containsPoint(hole, at(metres))),
  );
};

/** The outlines of a path that `toPathData` wrote, in metres. */
const readOutlines = (path: string): Point[][] =>
  path
    .split('z')
    .filter(Boolean)
    .map((outline) => {
      let [x, y] = [0, 0];
      return [...outline.matchAll(/([Mhvl])(-?\d+) ?(-?\d+)?/g)].map(([, command, first, second]) => {
        if (command === 'v') y += Number(first);
        else
          [x, y] =
            command === 'M' ? [Number(first), Number(second)] : [x + Number(first), y + Number(second ?? 0)];
        return { x: x / UNITS_PER_METRE, y: y / UNITS_PER_METRE };
      });
    });
const isWithin = (outlines: Point[][], { x, y }: Point): boolean => {
  let crossings = 0;
  for (const outline of outlines)
    for (const [index, end] of outline.entries()) {
      const begin = outline.at(index - 1) ?? end;
      const part = (y - begin.y) / (end.y - begin.y);
      if (begin.y > y !== end.y > y && begin.x + (end.x - begin.x) * part > x) crossings++;
    }
  return crossings % 2 === 1;
};

/** Points of the floor that lie apart from every edge of the light, and whether it reaches them. */
const listClearPoints = (ray: Point, height: number, side: Side) => {
  const plan = measure(height, side);
  const points: (Point & { lit: boolean })[] = [];
  for (let x = GRID / 2; x < written.width; x += GRID)
    for (let y = GRID / 2; y < height; y += GRID) {
      const lit = isLit({ x, y }, ray, plan);
      const around = [-EDGE, 0, EDGE].flatMap((right) =>
        [-EDGE, 0, EDGE].map((down) => ({ x: x + right, y: y + down })),
      );
      if (around.every((near) => isLit(near, ray, plan) === lit)) points.push({ x, y, lit });
    }
  return points;
};

/** Every light that is drawn, once: the pages of two languages have the same ones, and most is one today and in the project. */
const drawnLights = new Map(
  withChoices.flatMap(({ path, dates, height }) =>
    dates.flatMap(({ date: day, sunlight }) =>
      Object.entries(sunlight).flatMap(([hour, { path: today, project }]) =>
        Object.entries({ today, project: project?.path }).flatMap(([side, drawn]) => {
          const title = `${path} ${day} ${hour} ${side}`;
          const one = { title, day, hour, height, side: side as Side, drawn: drawn ?? '' };
          return drawn === undefined ? [] : [[[day, hour, height, side, drawn].join(), one] as const];
        }),
      ),
    ),
  ),
);

test('the light of every day and hour is where astronomy-engine’s sun reaches the floor, today and in the project', () => {
  const lit = { today: 0, project: 0 };
  for (const { title, day, hour, height, side, drawn } of drawnLights.values()) {
    const ray = findTrueRay(day, hour);
    const points = ray ? listClearPoints(ray, height, side) : [];
    const outlines = readOutlines(drawn);
    const wrong = points.filter((point) => isWithin(outlines, point) !== point.lit);
    expect(wrong, title).toStrictEqual([]);
    lit[side] += points.filter((point) => point.lit).length;
  }
  expect(lit.today).toBeGreaterThan(1000);
  expect(lit.project).toBeGreaterThan(100);
});

test('light is drawn where it is the matter: of plans, of a visit and of exhibitions about it', () => {
  const drawn = withChoices.filter(({ dates }) =>
    dates.some(({ sunlight }) => Object.keys(sunlight).length > 0),
  );
  expect(drawn.map(({ path }) => path).sort()).toStrictEqual([
    '/en/come-up',
    '/en/exhibitions/la-hora-de-la-siesta',
    '/en/plans',
    '/exhibiciones/la-hora-de-la-siesta',
    '/plantas',
    '/visita',
  ]);
});

/** Of the tests' own site: when its day begins, and which full hours begin within it; an hour later it isn't over. */
const listHours = (day: string): string[] => {
  const weekday = WEEKDAY_WORDS[(new Date(day).getUTCDay() + 6) % 7] ?? '';
  const { from, to } = visits.hours.other.find(({ days }) => days.includes(weekday)) ?? visits.hours;
  const [begins, ends] = [from.padStart(5, '0'), to.padStart(5, '0')];
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  const last = hours.findLast((hour) => hour <= ends);
  return [begins, ...hours.filter((hour) => hour > begins && hour < String(last))];
};

test('the hours of each day are those of visits.json, and days that are closed have none', () => {
  expect(visited.length).toBeGreaterThan(3);
  for (const { path, dates } of visited)
    for (const { date: day, slots: hours } of dates) {
      expect(hours, `${path} ${day}`).toStrictEqual(listHours(day));
      expect(visits.days, `${path} ${day}`).toContain(WEEKDAY_WORDS[(new Date(day).getUTCDay() + 6) % 7]);
      const isClosed = visits.closedDays.some(
        (closed) => day >= (closed.day ?? closed.from) && day <= (closed.day ?? closed.to),
      );
      expect(isClosed, `${path} ${day}`).toBe(false);
    }
});

test('a day is over so many hours before its last hour as visits.json says', () => {
  for (const { path, dates } of visited)
    for (const { date: day, slots: hours, lastBookableAt: ends = '' } of dates) {
      const lastHour = Date.parse(`${day}T${hours.at(-1) ?? ''}Z`) + OFFSET_HOURS * HOUR_MS;
      expect(Date.parse(ends), `${path} ${day}`).toBe(lastHour - visits.notice.hours * HOUR_MS);
    }
});

test('readers find the text of a page, and one sentence of the sun', () => {
  for (const [path, paragraph] of [
    ['/visita', 'page-text'],
    ['/exhibiciones/la-hora-de-la-siesta', 'markdown'],
  ] as const) {
    const [, html = ''] = pages.find(([page]) => page === path) ?? [];
    const read = (text: string) => parseHTML(text).document;
    const written = [...read(html).querySelectorAll(`.${paragraph} > p:not([class])`)].map(
      ({ textContent }) => textContent.trim(),
    );
    const text = new Readability(read(html)).parse()?.textContent ?? '';
    expect(written.length, path).toBeGreaterThan(1);
    expect(
      written.filter((one) => !text.includes(one)),
      path,
    ).toStrictEqual([]);
    expect(text.match(/el sol anda a/g)?.length ?? 0, path).toBeLessThan(2);
  }
});

test('a page has no link or sentence of an hour that is not chosen', () => {
  for (const { path } of withChoices) {
    const [, html = ''] = pages.find(([page]) => page === path) ?? [];
    const shown = html.replace(/<script type="application\/json">.*?<\/script>/s, '');
    expect(shown.match(/href="[^"]*(?:mensaje|text)=[^"]*10%3A00/g), path).toBeNull();
  }
});
