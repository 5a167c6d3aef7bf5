import type { PlanGeometry } from './plan-sunlight.ts';
import type { Point, ShadowCasters } from './sunlight-data.ts';
import { UNITS_PER_METRE } from './svg-path.ts';

export interface DrawingGeometry {
  viewBox: string;
  /** Width in SVG user units. */
  columnWidth: number;
  /** Mullions of each glazing, one unit long and one unit apart. A `transform` places them on the drawing. */
  mullions: { path: string; width: number }[];
  shadowCasters: ShadowCasters;
}

const MULLION_WIDTH_METRES = 0.12;
/** Precision of vectors in user units. Rounding errors add up along many panes or metres. */
const VECTOR_PRECISION = 0.1;

const toUserUnits = (metres: number, precision: number): number =>
  Number((Math.round((metres * UNITS_PER_METRE) / precision) * precision).toFixed(1));

const toPoint = (x: number, y: number): Point => [toUserUnits(x, 1), toUserUnits(y, 1)];

/** Converts a vector in metres to SVG user units. */
export const toVector = (x: number, y: number): Point => [
  toUserUnits(x, VECTOR_PRECISION),
  toUserUnits(y, VECTOR_PRECISION),
];

/** Returns the parts of a drawing that are the same at any time. */
export const getDrawingGeometry = (geometry: PlanGeometry): DrawingGeometry => {
  const { width, height, today, columns, glazing } = geometry;
  const mullions: DrawingGeometry['mullions'] = [];
  const casters: ShadowCasters['glazing'] = [];
  for (const { from, to, headHeight, panes } of glazing) {
    const [x, y] = [(to.x - from.x) / panes, (to.y - from.y) / panes];
    const lines = Array.from({ length: panes + 1 }, (_, index) => `M${String(index)} 0v1`);
    const relativeWidth = (MULLION_WIDTH_METRES * panes) / Math.hypot(to.x - from.x, to.y - from.y);
    mullions.push({ path: lines.join(''), width: Number(relativeWidth.toFixed(3)) });
    casters.push({ from: toPoint(from.x, from.y), along: toVector(x, y), headHeight });
  }
  return {
    viewBox: `0 0 ${String(width * UNITS_PER_METRE)} ${String(Math.round(height * UNITS_PER_METRE))}`,
    columnWidth: Math.round(columns.width * UNITS_PER_METRE * 10) / 10,
    mullions,
    shadowCasters: {
      ceiling: today.ceiling,
      columns: columns.centers.map(({ x, y }) => toPoint(x, y)),
      glazing: casters,
    },
  };
};
