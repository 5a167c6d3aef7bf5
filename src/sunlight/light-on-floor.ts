import { Clipper, FillRule, type PathD, type PathsD, type PointD } from 'clipper2-ts';
import type { Ray } from './sun.ts';

// Lengths are metres; points are metres from the top left corner of a drawing, x to the right and y down; heights are above the floor.

/** Upright glass, from one point of the floor's edge to another. */
export interface Glass {
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

const move = (points: PathD, ray: Ray, height: number): PathD =>
  points.map(({ x, y }) => ({ x: x + ray.x * height, y: y + ray.y * height }));

/** How far a point is from the line of the glass, towards the middle of the floor. */
const measureInwards = ({ from, to }: Glass, floor: PathD, { x, y }: PointD): number => {
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
const castShadows = ({ walls, ceiling }: Level, ray: Ray): PathsD =>
  walls.flatMap((wall) =>
    Clipper.minkowskiSumD(wall, [{ x: 0, y: 0 }, ...move([{ x: 0, y: 0 }], ray, ceiling)], false),
  );

/**
 * What the sun throws onto the floor through glass, as outlines.
 * Left out: columns, mullions, beams, balustrades, furniture and neighbours.
 */
export const findLightThroughGlass = (glass: Glass, level: Level, ray: Ray): PathsD => {
  const { from, to, sill, head } = glass;
  const { floor, roof, ceiling } = level;
  if (measureInwards(glass, floor, { x: from.x + ray.x, y: from.y + ray.y }) <= 0) return [];
  const light = [...move([from, to], ray, sill), ...move([to, from], ray, head)];
  return cutToFloor([light], floor, [move(roof, ray, ceiling), ...castShadows(level, ray)]);
};

/** What the sun throws onto the floor through a hole in the roof, as outlines. Left out: what stands on the roof. */
export const findLightThroughRoof = (hole: PathD, level: Level, ray: Ray): PathsD => {
  const [below, above] = [move(hole, ray, level.ceiling), move(hole, ray, level.roofTop)];
  const light = Clipper.intersectD([below], [above], FillRule.NonZero);
  return cutToFloor(light, level.floor, castShadows(level, ray));
};

/** How far from its glass some light reaches, square to the glass, in metres. */
export const measureDepth = (light: PathsD, glass: Glass, floor: PathD): number =>
  Math.max(0, ...light.flat().map((point) => measureInwards(glass, floor, point)));

/** In square metres. */
export const measureArea = (light: PathsD): number => Math.abs(Clipper.areaPathsD(light));
