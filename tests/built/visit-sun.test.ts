import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { WEEKDAY_WORDS } from '../../src/schemas/visits.ts';
import { plans, site, type visits as frozenVisits } from '../e2e/written-files.ts';
import { type Box, findTrueSun, holds, meets, type Point } from '../setup/true-sun.ts';
import { findAll, listPagesWith, pages, textOf } from './built-site.ts';

// The light that a visitor chooses, computed another way: another package's sun, and each point of the floor traced back to it.

/** Monterrey is six hours behind UTC, all year. */
const OFFSET_HOURS = 6;
const HOUR_MS = 3_600_000;
const RADIANS = Math.PI / 180;
/** Metres between points of the floor, and from the edge of a light within which a point may lie on either side. */
const GRID = 0.9;
const EDGE = 0.5;
/** Units of each drawing, to a metre. */
const SMALL = 4;
const LARGE = 10;

const visits = JSON.parse(
  readFileSync(join(inject('builtSite'), 'content/visits.json'), 'utf8'),
) as typeof frozenVisits;
const light = plans.plans.find((plan) => plan.light);
const written = light?.light as NonNullable<NonNullable<typeof light>['light']>;

/** Each choice of a page: its day, hour, words, drawing and link. */
const listChoices = (html: string) =>
  html
    .split(/<div class="visit-day (?=day-)/)
    .slice(1)
    .map((panel) => panel.split('<div class="visit-plan"')[0] ?? '')
    .flatMap((panel) => {
      const ofHour = (hour: string, pattern: string) =>
        new RegExp(`<\\w+ class="hour-${hour}"${pattern}`).exec(panel)?.[1] ?? '';
      const [day = ''] = /(?<=data-ends=")[^T]*/.exec(panel) ?? [];
      return findAll(panel, /<input [^>]*value="(\d+)"/g).map((hour) => ({
        title: `${day} ${hour}:00`,
        day,
        hour: Number(hour),
        words: ofHour(hour, '>([^<]*)</span>'),
        path: ofHour(hour, '><path d="([^"]*)"'),
        link: new URL(ofHour(hour, ' href="([^"]*)"').replaceAll('&amp;', '&'), site.url),
        height: Number(/viewBox="0 0 [\d.]+ (\d+)"/.exec(panel)?.[1]) / SMALL,
      }));
    });
const withChoices = pages
  .map(([path, html]) => ({ path, choices: listChoices(html) }))
  .filter(({ choices }) => choices.length > 0);

/** By how much the light of a moment moves over the drawing for each metre that it falls; undefined without sun. */
const findTrueRay = (day: string, hour: number): Point | undefined => {
  const moment = new Date(Date.parse(`${day}T00:00Z`) + (hour + OFFSET_HOURS) * HOUR_MS);
  const { altitude, azimuth } = findTrueSun(moment, site.place);
  if (altitude < 1) return undefined;
  const direction = (azimuth + (light?.north ?? 0)) * RADIANS;
  const run = 1 / Math.tan(altitude * RADIANS);
  return { x: -Math.sin(direction) * run, y: Math.cos(direction) * run };
};

/** Whether the sun reaches a point of the floor, on a drawing of this height in metres. */
const isLit = (point: Point, ray: Point, height: number): boolean => {
  const toMetres = ({ x, y }: Point) => ({ x: (x * written.width) / 100, y: (y * height) / 100 });
  const toBox = ({ left, top, right, bottom }: Box): Box => {
    const [start, end] = [toMetres({ x: left, y: top }), toMetres({ x: right, y: bottom })];
    return { left: start.x, top: start.y, right: end.x, bottom: end.y };
  };
  const at = (metres: number) => ({ x: point.x - ray.x * metres, y: point.y - ray.y * metres });
  const back = { x: -ray.x * written.ceiling, y: -ray.y * written.ceiling };
  if (!holds(toBox(written.floor), point)) return false;
  if (written.walls.today.some((wall) => meets(toBox(wall), point, back))) return false;
  const throughGlass = written.glass.some((glass) => {
    const [from, to] = [toMetres(glass.from), toMetres(glass.to)];
    const along = from.x === to.x ? ('y' as const) : ('x' as const);
    const across = along === 'x' ? 'y' : 'x';
    const metres = (point[across] - from[across]) / ray[across];
    const place = at(metres)[along];
    const isWithin = place > Math.min(from[along], to[along]) && place < Math.max(from[along], to[along]);
    return isWithin && metres > glass.sill && metres < glass.head;
  });
  if (throughGlass && !holds(toBox(written.roof), at(written.ceiling))) return true;
  return written.skylights.some((hole) =>
    [written.ceiling, written.roofTop].every((metres) => holds(toBox(hole), at(metres))),
  );
};

/** The outlines of a path that `toOutlines` wrote, in metres. */
const readOutlines = (path: string, unitsPerMetre: number): Point[][] =>
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
        return { x: x / unitsPerMetre, y: y / unitsPerMetre };
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
const listClearPoints = (ray: Point, height: number) => {
  const points: (Point & { lit: boolean })[] = [];
  for (let x = GRID / 2; x < written.width; x += GRID)
    for (let y = GRID / 2; y < height; y += GRID) {
      const lit = isLit({ x, y }, ray, height);
      const around = [-EDGE, 0, EDGE].flatMap((right) =>
        [-EDGE, 0, EDGE].map((down) => ({ x: x + right, y: y + down })),
      );
      if (around.every((near) => isLit(near, ray, height) === lit)) points.push({ x, y, lit });
    }
  return points;
};

test('the light of every day and hour is where astronomy-engine’s sun reaches the floor', () => {
  let lit = 0;
  for (const { path, choices } of withChoices)
    for (const { title, day, hour, height, path: drawn } of choices) {
      const ray = findTrueRay(day, hour);
      const points = ray ? listClearPoints(ray, height) : [];
      expect(points.length, `${path} ${title}`).toBeGreaterThan(100);
      const outlines = readOutlines(drawn, SMALL);
      const wrong = points.filter((point) => isWithin(outlines, point) !== point.lit);
      expect(wrong, `${path} ${title}`).toStrictEqual([]);
      lit += points.filter((point) => point.lit).length;
    }
  expect(withChoices.length).toBeGreaterThan(3);
  expect(lit).toBeGreaterThan(200);
});

test('on the day of the build the page of the plans draws and tells the same light', () => {
  const plansPage = textOf('plantas.html');
  const [floor = ''] = /<div class="sunlight-day day-today">.*?<\/svg>/s.exec(plansPage) ?? [];
  const [told = ''] = /<p class="day-today">.*?<\/p>/s.exec(plansPage) ?? [];
  const { choices = [] } = withChoices.find(({ path }) => path === '/visita') ?? {};
  const today = choices.filter(({ day }) => day === choices[0]?.day);
  expect(today.map(({ day }) => day)).toStrictEqual(['2026-11-24', '2026-11-24', '2026-11-24']);
  for (const { hour, words, path, height } of today) {
    const [group = ''] = new RegExp(`<g class="hour-${String(hour)}">.*?</g>`, 's').exec(floor) ?? [];
    const outlines = readOutlines(/ d="([^"]*)"/.exec(group)?.[1] ?? '', LARGE);
    const small = readOutlines(path, SMALL);
    const ray = findTrueRay('2026-11-24', hour) ?? { x: 0, y: 0 };
    for (const point of listClearPoints(ray, height))
      expect(isWithin(small, point), `${String(hour)}:00`).toBe(isWithin(outlines, point));
    const [sentence = ''] =
      new RegExp(`<span class="hour-${String(hour)}">(?:<span[^>]*>)?([^<]*)`).exec(told) ?? [];
    expect(sentence).toContain(words.replace(/^.*: (?:llega |sin )?/, ''));
  }
});

/** Of the tests' own site: which hours begin within those of a day, and end within them. */
const listHours = (day: string): number[] => {
  const weekday = WEEKDAY_WORDS[(new Date(day).getUTCDay() + 6) % 7] ?? '';
  const { from, to } = visits.hours.other.find(({ days }) => days.includes(weekday)) ?? visits.hours;
  const write = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => write(hour) >= from.padStart(5, '0') && write(hour + 1) <= to.padStart(5, '0'),
  );
};

test('the hours of each day are those of visits.json, and days that are closed have none', () => {
  for (const { path, choices } of withChoices)
    for (const [day, hours] of Map.groupBy(choices, (choice) => choice.day)) {
      expect(
        hours.map(({ hour }) => hour),
        `${path} ${day}`,
      ).toStrictEqual(listHours(day));
      expect(visits.days, `${path} ${day}`).toContain(WEEKDAY_WORDS[(new Date(day).getUTCDay() + 6) % 7]);
      const isClosed = visits.closedDays.some(
        (closed) => day >= (closed.day ?? closed.from) && day <= (closed.day ?? closed.to),
      );
      expect(isClosed, `${path} ${day}`).toBe(false);
    }
});

test('pages on which no day is chosen have nothing of it', () => {
  expect(listPagesWith('visit-sun')).toStrictEqual(listPagesWith('<div class="visit-days'));
});
