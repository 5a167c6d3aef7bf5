import type { PathD, PathsD, PointD } from 'clipper2-ts';

/** SVG user units per metre. A decimetre is precise enough, and short in the HTML. */
export const UNITS_PER_METRE = 10;

const toUserUnits = (metres: number): number => Math.round(metres * UNITS_PER_METRE);

const formatCoordinatePair = (x: number, y: number): string => `${String(x)} ${String(y)}`.replace(' -', '-');

/** Formats the shortest relative command that draws a line. */
const formatLineCommand = (x: number, y: number): string => {
  if (y === 0) return `h${String(x)}`;
  return x === 0 ? `v${String(y)}` : `l${formatCoordinatePair(x, y)}`;
};

/** Formats a polygon as a closed subpath. Omits points that equal the previous point after rounding. */
const toSubpath = (polygon: PathD): string => {
  let subpath = '';
  let previous: PointD | undefined;
  for (const point of polygon) {
    const [x, y] = [toUserUnits(point.x), toUserUnits(point.y)];
    if (!previous) subpath = `M${formatCoordinatePair(x, y)}`;
    else if (x !== previous.x || y !== previous.y)
      subpath += formatLineCommand(x - previous.x, y - previous.y);
    previous = { x, y };
  }
  return `${subpath}z`;
};

/** Formats polygons in metres as the `d` attribute of a path; '' without polygons. */
export const toPathData = (polygons: PathsD): string => polygons.map(toSubpath).join('');
