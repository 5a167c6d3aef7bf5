import type { PathsD, PointD } from 'clipper2-ts';

/** SVG user units to a metre: whole decimetres are fine enough to see, and short to write. */
export const UNITS_PER_METRE = 10;

const join = (x: number, y: number): string => `${String(x)} ${String(y)}`.replace(' -', '-');
const step = (x: number, y: number): string => {
  if (y === 0) return `h${String(x)}`;
  return x === 0 ? `v${String(y)}` : `l${join(x, y)}`;
};

/** Each line as a subpath of SVG, from point to point; from the second on it begins as far from the end of the line before. */
const toLines = (lines: PathsD): string => {
  const toUnits = (metres: number): number => Math.round(metres * UNITS_PER_METRE);
  let end: PointD | undefined;
  let path = '';
  for (const line of lines) {
    for (const [index, point] of line.entries()) {
      const [x, y] = [toUnits(point.x), toUnits(point.y)];
      const [right, down] = [x - (end?.x ?? 0), y - (end?.y ?? 0)];
      if (index === 0) path += end ? `m${join(right, down)}` : `M${join(x, y)}`;
      else if (right !== 0 || down !== 0) path += step(right, down);
      end = { x, y };
    }
  }
  return path;
};

/** Each outline as a closed subpath of SVG. */
export const toPathData = (polygons: PathsD): string =>
  polygons.map((outline) => `${toLines([outline])}z`).join('');
