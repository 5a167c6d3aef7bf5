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
  type PlanPoint,
} from '../support/reference-sun.ts';
import { pages } from './built-site.ts';

// Computes the sunlight independently: astronomy-engine gives the sun position, and each point of the floor is traced to the sun.

/** Offset of the fixture site from UTC, without daylight saving time. */
const OFFSET_HOURS = 6;
const HOUR_MS = 3_600_000;
const RADIANS = Math.PI / 180;
/** Distance in metres between the tested points. */
const GRID = 0.9;
/** Tolerance in metres at the edges of the sunlight. */
const EDGE = 0.5;

const visits = JSON.parse(
  readFileSync(join(inject('builtSite'), 'content/visits.json'), 'utf8'),
) as typeof frozenVisits;
const [light] = plans.plans;
const measured = light as Required<NonNullable<typeof light>>;
const planLight = { ...measured.light, width: measured.width, floor: measured.floor };

const parsePicker = (html: string) => {
  const [, json] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as SunlightData);
};
/** Returns the height of the sunlight drawing in metres. */
const getHeight = (html: string): number =>
  Number(/class="sunlight-floor" viewBox="0 0 [\d.]+ (\d+)"/.exec(html)?.[1]) / UNITS_PER_METRE;

interface PickerPage extends SunlightData {
  path: string;
  /** Height of the sunlight drawing in metres. */
  height: number;
}

const pickerPages: PickerPage[] = [];
for (const [path, html] of pages) {
  const picker = parsePicker(html);
  if (picker) pickerPages.push({ path, height: getHeight(html), ...picker });
}
const bookingPages = pickerPages.filter(({ bookingRequest }) => bookingRequest);

/** Returns the horizontal shift of a sun ray for each metre of height; undefined without sun. */
const findReferenceRay = (day: string, hour: string): PlanPoint | undefined => {
  const instant = new Date(Date.parse(`${day}T${hour}Z`) + OFFSET_HOURS * HOUR_MS);
  const { altitude, azimuth } = getReferenceSunPosition(instant, site.place);
  if (altitude < 1) return undefined;
  const direction = (azimuth + (light?.north ?? 0)) * RADIANS;
  const length = 1 / Math.tan(altitude * RADIANS);
  return { x: -Math.sin(direction) * length, y: Math.cos(direction) * length };
};

type PlanState = 'today' | 'project';

/** Converts a plan state to metres. */
const measure = (height: number, planState: PlanState) => {
  const { today, project } = planLight.walls;
  const walls = planState === 'today' ? today : [...today, ...project];
  const toMetres = ({ x, y }: PlanPoint) => ({ x: (x * planLight.width) / 100, y: (y * height) / 100 });
  const toRect = ({ left, top, right, bottom }: Rect): Rect => {
    const [start, end] = [toMetres({ x: left, y: top }), toMetres({ x: right, y: bottom })];
    return { left: start.x, top: start.y, right: end.x, bottom: end.y };
  };
  return {
    floor: toRect(planLight.floor),
    walls: walls.map(toRect),
    roof: toRect(planLight.roof),
    skylights: planLight.skylights.map(toRect),
    glass: planLight.glass.map(({ from, to, ...heights }) => ({
      ...heights,
      from: toMetres(from),
      to: toMetres(to),
    })),
  };
};

const isPointSunlit = (
  point: PlanPoint,
  ray: PlanPoint,
  { floor, walls, roof, skylights, glass }: ReturnType<typeof measure>,
): boolean => {
  const getPointOnRay = (metres: number) => ({ x: point.x - ray.x * metres, y: point.y - ray.y * metres });
  const toSun = { x: -ray.x * planLight.ceiling, y: -ray.y * planLight.ceiling };
  if (!containsPoint(floor, point)) return false;
  if (walls.some((wall) => intersectsRay(wall, point, toSun))) return false;
  const throughGlass = glass.some(({ from, to, sill, head }) => {
    const along = from.x === to.x ? ('y' as const) : ('x' as const);
    const across = along === 'x' ? 'y' : 'x';
    const metres = (point[across] - from[across]) / ray[across];
    const position = getPointOnRay(metres)[along];
    const isWithin =
      position > Math.min(from[along], to[along]) && position < Math.max(from[along], to[along]);
    return isWithin && metres > sill && metres < head;
  });
  if (throughGlass && !containsPoint(roof, getPointOnRay(planLight.ceiling))) return true;
  return skylights.some((opening) =>
    [planLight.ceiling, planLight.roofTop].every((metres) => containsPoint(opening, getPointOnRay(metres))),
  );
};

/** Parses a path of `toPathData` into outlines in metres. */
const parseOutlines = (path: string): PlanPoint[][] =>
  path
    .split('z')
    .filter(Boolean)
    .map((outline) => {
      let [x, y] = [0, 0];
      return [...outline.matchAll(/([Mhvl])(-?\d+) ?(-?\d+)?/g)].map(([, command, first, second]) => {
        if (command === 'M') [x, y] = [Number(first), Number(second)];
        else if (command === 'v') y += Number(first);
        else [x, y] = [x + Number(first), y + Number(second ?? 0)];
        return { x: x / UNITS_PER_METRE, y: y / UNITS_PER_METRE };
      });
    });
const isInsidePolygons = (outlines: PlanPoint[][], { x, y }: PlanPoint): boolean => {
  let crossings = 0;
  for (const outline of outlines)
    for (const [index, end] of outline.entries()) {
      const start = outline.at(index - 1) ?? end;
      const ratio = (y - start.y) / (end.y - start.y);
      if (start.y > y !== end.y > y && start.x + (end.x - start.x) * ratio > x) crossings++;
    }
  return crossings % 2 === 1;
};

/** Returns the points of the floor away from the edges of the sunlight, and whether they are lit. */
const getClearPoints = (ray: PlanPoint, height: number, planState: PlanState) => {
  const plan = measure(height, planState);
  const points: (PlanPoint & { isSunlit: boolean })[] = [];
  for (let x = GRID / 2; x < planLight.width; x += GRID)
    for (let y = GRID / 2; y < height; y += GRID) {
      const isSunlit = isPointSunlit({ x, y }, ray, plan);
      const neighbours = [-EDGE, 0, EDGE].flatMap((right) =>
        [-EDGE, 0, EDGE].map((down) => ({ x: x + right, y: y + down })),
      );
      if (neighbours.every((neighbour) => isPointSunlit(neighbour, ray, plan) === isSunlit))
        points.push({ x, y, isSunlit });
    }
  return points;
};

/** Sunlight drawing of a page. */
interface DrawnLight {
  title: string;
  day: string;
  hour: string;
  height: number;
  planState: PlanState;
  outlinePath: string;
}

/** Distinct sunlight drawings. Pages in both languages share them. */
const drawnLights = new Map<string, DrawnLight>();
for (const { path, dates, height } of pickerPages)
  for (const { date: day, sunlight } of dates)
    for (const [hour, { path: todayPath, project }] of Object.entries(sunlight))
      for (const [planState, outlinePath] of [
        ['today', todayPath],
        ['project', project?.path],
      ] as const) {
        if (outlinePath === undefined) continue;
        const title = `${path} ${day} ${hour} ${planState}`;
        const key = [day, hour, height, planState, outlinePath].join();
        drawnLights.set(key, { title, day, hour, height, planState, outlinePath });
      }

test('drawn sunlight matches the reference at every date and time', () => {
  const litCounts = { today: 0, project: 0 };
  for (const { title, day, hour, height, planState, outlinePath } of drawnLights.values()) {
    const ray = findReferenceRay(day, hour);
    const points = ray ? getClearPoints(ray, height, planState) : [];
    const outlines = parseOutlines(outlinePath);
    const mismatches = points.filter((point) => isInsidePolygons(outlines, point) !== point.isSunlit);
    expect(mismatches, title).toStrictEqual([]);
    litCounts[planState] += points.filter((point) => point.isSunlit).length;
  }
  expect(litCounts.today).toBeGreaterThan(1000);
  expect(litCounts.project).toBeGreaterThan(100);
});

test('floor plans, visits and light exhibitions have drawn sunlight', () => {
  const pagesWithSunlight = pickerPages.filter(({ dates }) =>
    dates.some(({ sunlight }) => Object.keys(sunlight).length > 0),
  );
  expect(pagesWithSunlight.map(({ path }) => path).sort()).toStrictEqual([
    '/en/come-up',
    '/en/exhibitions/la-hora-de-la-siesta',
    '/en/plans',
    '/exhibiciones/la-hora-de-la-siesta',
    '/plantas',
    '/visita',
  ]);
});

/** Returns the opening time and the full hours at which a visit of one hour fits on a date. */
const getExpectedSlots = (day: string): string[] => {
  const weekday = WEEKDAY_WORDS[(new Date(day).getUTCDay() + 6) % 7] ?? '';
  const { from, to } = visits.hours.other.find(({ days }) => days.includes(weekday)) ?? visits.hours;
  const [opens, closes] = [from.padStart(5, '0'), to.padStart(5, '0')];
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  const last = hours.findLast((hour) => hour <= closes);
  return [opens, ...hours.filter((hour) => hour > opens && hour < String(last))];
};

test('slots follow the opening hours and closed days of visits.json', () => {
  expect(bookingPages.length).toBeGreaterThan(3);
  for (const { path, dates } of bookingPages)
    for (const { date: day, slots: hours } of dates) {
      expect(hours, `${path} ${day}`).toStrictEqual(getExpectedSlots(day));
      expect(visits.days, `${path} ${day}`).toContain(WEEKDAY_WORDS[(new Date(day).getUTCDay() + 6) % 7]);
      const isClosed = visits.closedDays.some(
        (closed) => day >= (closed.day ?? closed.from) && day <= (closed.day ?? closed.to),
      );
      expect(isClosed, `${path} ${day}`).toBe(false);
    }
});

test('booking deadline is the last slot minus the notice in visits.json', () => {
  for (const { path, dates } of bookingPages)
    for (const { date: day, slots: hours, lastBookableAt = '' } of dates) {
      const lastHour = Date.parse(`${day}T${hours.at(-1) ?? ''}Z`) + OFFSET_HOURS * HOUR_MS;
      expect(Date.parse(lastBookableAt), `${path} ${day}`).toBe(lastHour - visits.notice.hours * HOUR_MS);
    }
});

test('reader view keeps the text of the page', () => {
  for (const [path, className] of [
    ['/visita', 'page-text'],
    ['/exhibiciones/la-hora-de-la-siesta', 'markdown'],
  ] as const) {
    const [, html = ''] = pages.find(([page]) => page === path) ?? [];
    const parse = (text: string) => parseHTML(text).document;
    const paragraphs = [...parse(html).querySelectorAll(`.${className} > p:not([class])`)].map(
      ({ textContent }) => textContent.trim(),
    );
    const text = new Readability(parse(html)).parse()?.textContent ?? '';
    expect(paragraphs.length, path).toBeGreaterThan(1);
    expect(
      paragraphs.filter((paragraph) => !text.includes(paragraph)),
      path,
    ).toStrictEqual([]);
    expect(text.match(/el sol anda a/g)?.length ?? 0, path).toBeLessThan(2);
  }
});

test('HTML omits booking links of unselected times', () => {
  for (const { path } of pickerPages) {
    const [, html = ''] = pages.find(([page]) => page === path) ?? [];
    const markup = html.replace(/<script type="application\/json">.*?<\/script>/s, '');
    expect(markup.match(/href="[^"]*(?:mensaje|text)=[^"]*10%3A00/g), path).toBeNull();
  }
});
