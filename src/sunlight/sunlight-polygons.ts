import { Clipper, FillRule, type PathD, type PathsD, type PointD } from 'clipper2-ts';
import type { SunDirection } from './sun-position.ts';

// Lengths are in metres, points relative to the top left corner of a drawing (x to the right, y down), and heights above the floor.

/** Vertical glazing between two points on the edge of the floor. */
export interface Glazing {
  from: PointD;
  to: PointD;
  sillHeight: number;
  headHeight: number;
}

/** A storey under one flat roof. Walls reach from the floor to the ceiling. */
export interface Level {
  floor: PathD;
  walls: PathsD;
  roof: PathD;
  ceiling: number;
  roofTop: number;
}

/** Number of points along a glazing at which the depth of its sunlight is measured. The result is accurate to centimetres. */
const SAMPLE_COUNT = 400;

const projectToFloor = (points: PathD, direction: SunDirection, height: number): PathD =>
  points.map(({ x, y }) => ({ x: x + direction.x * height, y: y + direction.y * height }));

/** Returns twice the signed area of the triangle of a line and a point. Its sign depends on the side of the line on which the point is. */
const getCrossProduct = (from: PointD, to: PointD, point: PointD): number =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

/** Returns the distance in metres from the line of a glazing to a point; positive towards the centre of the floor. */
const getInwardDistance = ({ from, to }: Glazing, floor: PathD, point: PointD): number => {
  const { left, right, top, bottom } = Clipper.getBoundsD(floor);
  const center = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const sign = Math.sign(getCrossProduct(from, to, center));
  return (sign * getCrossProduct(from, to, point)) / Math.hypot(to.x - from.x, to.y - from.y);
};

/** Returns the distance perpendicular to a glazing that sunlight covers for each metre that it falls; negative if it falls outwards. */
const getInwardSlope = (glazing: Glazing, floor: PathD, { x, y }: SunDirection): number =>
  getInwardDistance(glazing, floor, { x: glazing.from.x + x, y: glazing.from.y + y });

const clipToFloor = (sunlight: PathsD, floor: PathD, shadows: PathsD): PathsD =>
  Clipper.differenceD(Clipper.intersectD(sunlight, [floor], FillRule.NonZero), shadows, FillRule.NonZero);

/** Returns the shadow of each wall: its outline, swept from the foot of the wall to the projection of its top. */
const getWallShadows = ({ walls, ceiling }: Level, direction: SunDirection): PathsD => {
  const foot = { x: 0, y: 0 };
  const sweep = [foot, ...projectToFloor([foot], direction, ceiling)];
  return walls.flatMap((wall) => Clipper.minkowskiSumD(wall, sweep, false));
};

/** Returns the floor that the sun lights through a glazing. Ignores columns, mullions, beams, balustrades, furniture and other buildings. */
export const getSunlightThroughGlazing = (
  glazing: Glazing,
  level: Level,
  direction: SunDirection,
): PathsD => {
  const { from, to, sillHeight, headHeight } = glazing;
  const { floor, roof, ceiling } = level;
  if (getInwardSlope(glazing, floor, direction) <= 0) return [];
  const sunlight = [
    ...projectToFloor([from, to], direction, sillHeight),
    ...projectToFloor([to, from], direction, headHeight),
  ];
  const roofShadow = projectToFloor(roof, direction, ceiling);
  return clipToFloor([sunlight], floor, [roofShadow, ...getWallShadows(level, direction)]);
};

/** Returns the floor that the sun lights through an opening in the roof. Ignores objects on the roof. */
export const getSunlightThroughSkylight = (opening: PathD, level: Level, direction: SunDirection): PathsD => {
  const lowerEdge = projectToFloor(opening, direction, level.ceiling);
  const upperEdge = projectToFloor(opening, direction, level.roofTop);
  const sunlight = Clipper.intersectD([lowerEdge], [upperEdge], FillRule.NonZero);
  return clipToFloor(sunlight, level.floor, getWallShadows(level, direction));
};

/**
 * Returns the height of the highest point on a glazing from which sunlight reaches the floor, on the vertical line above a point; 0 without
 * sunlight. Intersects the edges of the sunlit polygons with the ray from the point in the direction of the sun.
 */
const getGreatestLitHeight = (sunlight: PathsD, start: PointD, { x, y }: SunDirection): number => {
  const next = { x: start.x + x, y: start.y + y };
  const getHeight = (point: PointD) => (x * (point.x - start.x) + y * (point.y - start.y)) / (x * x + y * y);
  let greatest = 0;
  for (const polygon of sunlight) {
    for (const [index, to] of polygon.entries()) {
      const from = polygon.at(index - 1) ?? to;
      const fromSide = getCrossProduct(start, next, from);
      const toSide = getCrossProduct(start, next, to);
      if (fromSide > 0 === toSide > 0) continue;
      const share = fromSide / (fromSide - toSide);
      greatest = Math.max(greatest, getHeight(from) + (getHeight(to) - getHeight(from)) * share);
    }
  }
  return greatest;
};

/** Returns the median depth of the sunlight of a glazing, perpendicular to the glazing. */
export const getMedianDepth = (
  sunlight: PathsD,
  glazing: Glazing,
  { floor }: Level,
  direction: SunDirection,
): number => {
  const { from, to } = glazing;
  const heights: number[] = [];
  for (let index = 0; index < SAMPLE_COUNT; index += 1) {
    const share = (index + 0.5) / SAMPLE_COUNT;
    const start = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    heights.push(getGreatestLitHeight(sunlight, start, direction));
  }
  const median = heights.sort((a, b) => a - b)[SAMPLE_COUNT / 2] ?? 0;
  return median * getInwardSlope(glazing, floor, direction);
};

/** Returns the total area of polygons in square metres. */
export const getPolygonArea = (polygons: PathsD): number => Math.abs(Clipper.areaPathsD(polygons));
