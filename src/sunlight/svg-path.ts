import type { PathD, PathsD, PointD } from 'clipper2-ts';

/** Of a drawing's own units, which are decimetres: enough to see, and short to write. */
export const UNITS_PER_METRE = 10;

const toUnits = (metres: number): number => Math.round(metres * UNITS_PER_METRE);
const step = (from: PointD, to: PointD): string => {
  const [x, y] = [toUnits(to.x) - toUnits(from.x), toUnits(to.y) - toUnits(from.y)];
  if (y === 0) return `h${String(x)}`;
  return x === 0 ? `v${String(y)}` : `l${String(x)} ${String(y)}`.replace(' -', '-');
};

/** Each line as a subpath of SVG, from point to point. */
export const toLines = (lines: PathsD): string =>
  lines
    .map(([first = { x: 0, y: 0 }, ...rest]: PathD) => {
      const steps = rest.map((point, index) => step(rest[index - 1] ?? first, point));
      return `M${String(toUnits(first.x))} ${String(toUnits(first.y))}${steps.join('')}`;
    })
    .join('');

/** Each outline as a closed subpath of SVG. */
export const toOutlines = (outlines: PathsD): string =>
  outlines.map((outline) => `${toLines([outline])}z`).join('');
