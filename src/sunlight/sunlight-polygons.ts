import { Clipper, FillRule, type PathD, type PathsD, type PointD } from 'clipper2-ts';
import type { SunDirection } from './sun-position.ts';

// Lengths are metres; points are metres from the top left corner of a drawing, x to the right and y down; heights are above the floor.

/** Upright glass, from one point of the floor's edge to another. */
export interface Glazing {
  from: PointD;
  to: PointD;
  sill: number;
  head: number;
}

/** A level under one flat roof. Every wall is an outline that reaches from the floor to the ceiling. */
export interface Level {
  floor: PathD;
  walls: PathsD;
  /** Reaches over the glass, where there is an overhang. */
  roof: PathD;
  ceiling: number;
  roofTop: number;
}

const move = (points: PathD, ray: SunDirection, height: number): PathD =>
  points.map(({ x, y }) => ({ x: x + ray.x * height, y: y + ray.y * height }));

/** How far a point is from the line of the glass, towards the middle of the floor. */
const measureInwards = ({ from, to }: Glazing, floor: PathD, { x, y }: PointD): number => {
  const across = (point: PointD) =>
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  const { left, right, top, bottom } = Clipper.getBoundsD(floor);
  const side = Math.sign(across({ x: (left + right) / 2, y: (top + bottom) / 2 }));
  return (side * across({ x, y })) / Math.hypot(to.x - from.x, to.y - from.y);
};

/** The part of some light that falls on the floor and that nothing of these stands before. */
const cutToFloor = (light: PathsD, floor: PathD, shadows: PathsD): PathsD =>
  Clipper.differenceD(Clipper.intersectD(light, [floor], FillRule.NonZero), shadows, FillRule.NonZero);

/** What walls keep dark: each, drawn along the light from its foot to where its top throws its shadow. */
const castShadows = ({ walls, ceiling }: Level, ray: SunDirection): PathsD =>
  walls.flatMap((wall) =>
    Clipper.minkowskiSumD(wall, [{ x: 0, y: 0 }, ...move([{ x: 0, y: 0 }], ray, ceiling)], false),
  );

/**
 * What the sun throws onto the floor through glass, as outlines.
 * Left out: columns, mullions, beams, balustrades, furniture and neighbours.
 */
export const getSunlightThroughGlazing = (glass: Glazing, level: Level, ray: SunDirection): PathsD => {
  const { from, to, sill, head } = glass;
  const { floor, roof, ceiling } = level;
  if (measureInwards(glass, floor, { x: from.x + ray.x, y: from.y + ray.y }) <= 0) return [];
  const light = [...move([from, to], ray, sill), ...move([to, from], ray, head)];
  return cutToFloor([light], floor, [move(roof, ray, ceiling), ...castShadows(level, ray)]);
};

/** What the sun throws onto the floor through a hole in the roof, as outlines. Left out: what stands on the roof. */
export const getSunlightThroughSkylight = (hole: PathD, level: Level, ray: SunDirection): PathsD => {
  const [below, above] = [move(hole, ray, level.ceiling), move(hole, ray, level.roofTop)];
  const light = Clipper.intersectD([below], [above], FillRule.NonZero);
  return cutToFloor(light, level.floor, castShadows(level, ray));
};

/** Points along a glass at which its light is measured: enough for centimetres. */
const SAMPLES = 400;

/** From which height the farthest light on a line falls, when the line follows the ray from a point of the glass: 0 without light. */
const findHeight = (light: PathsD, start: PointD, ray: SunDirection): number => {
  const beside = ({ x, y }: PointD) => ray.x * (y - start.y) - ray.y * (x - start.x);
  const along = ({ x, y }: PointD) =>
    (ray.x * (x - start.x) + ray.y * (y - start.y)) / (ray.x * ray.x + ray.y * ray.y);
  let highest = 0;
  for (const outline of light) {
    for (const [index, end] of outline.entries()) {
      const begin = outline.at(index - 1) ?? end;
      const [before, after] = [beside(begin), beside(end)];
      if (before > 0 === after > 0) continue;
      const part = before / (before - after);
      highest = Math.max(highest, along(begin) + (along(end) - along(begin)) * part);
    }
  }
  return highest;
};

/** How deep half of a glass throws its light, square to the glass, in metres: the median of points along it. */
export const getMedianDepth = (
  light: PathsD,
  glass: Glazing,
  { floor }: Level,
  ray: SunDirection,
): number => {
  const { from, to } = glass;
  const heights = Array.from({ length: SAMPLES }, (_, index) => {
    const part = (index + 0.5) / SAMPLES;
    const start = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return findHeight(light, start, ray);
  });
  const median = heights.sort((first, second) => first - second)[SAMPLES / 2] ?? 0;
  return median * measureInwards(glass, floor, { x: from.x + ray.x, y: from.y + ray.y });
};

/** The area of some light, in square metres. */
export const getPolygonArea = (light: PathsD): number => Math.abs(Clipper.areaPathsD(light));
