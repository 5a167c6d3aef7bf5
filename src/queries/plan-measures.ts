import { Clipper, type PathD } from 'clipper2-ts';
import type { Plan } from '../schemas/plans.ts';
import type { Formatter } from '../i18n/formatter.ts';


/** A length on a drawing, and how it is written; places are in percent of the drawing's width or height. */
interface Dimension extends Record<'from' | 'to', number> {
  label: string;
}

/** What follows from the metres of a drawing: its scale's bar, the dimension lines of its floor, and the areas of rooms. */
export interface PlanMeasures {
  scale: { label: string; width: number };
  dimensions: Record<'width' | 'depth', Dimension>;
  /** "37 m²", of an outline. */
  writeAreaOf: (outline: string) => string;
}

/** The lengths of scales, in metres: the longest that takes at most a quarter of its drawing. */
const SCALES = [50, 20, 10, 5, 2, 1];
const SCALE_SHARE = 1 / 4;
const DIMENSION_DECIMALS = 1;

/** The corners of an outline, in percent of a drawing's width and height. */
export const readCorners = (outline: string): PathD =>
  outline.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return { x, y };
  });

/** How high a drawing is, in thousandths of its width. */
export const heightOf = ({ width, height }: Record<'width' | 'height', number>): number =>
  Math.round((1000 * height) / width);

/** Measures a drawing; `shape` is its height divided by its width. */
export const measureDrawing = (
  { width, floor }: Pick<Plan, 'width' | 'floor'>,
  shape: number,
  { formatLength, formatArea }: Pick<Formatter, 'formatLength' | 'formatArea'>,
): PlanMeasures => {
  const height = width * shape;
  const toDimension = (from: number, to: number, side: number): Dimension => ({
    from,
    to,
    label: formatLength(((to - from) / 100) * side, DIMENSION_DECIMALS),
  });
  const scale = SCALES.find((metres) => metres <= width * SCALE_SHARE) ?? width;
  return {
    scale: { label: formatLength(scale, 0), width: Math.round((10_000 * scale) / width) / 100 },
    dimensions: {
      width: toDimension(floor.left, floor.right, width),
      depth: toDimension(floor.top, floor.bottom, height),
    },
    writeAreaOf: (outline) =>
      formatArea((Math.abs(Clipper.areaD(readCorners(outline))) / 10_000) * width * height),
  };
};
