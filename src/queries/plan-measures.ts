import { Clipper, type PathD } from 'clipper2-ts';
import type { Plan } from '../schemas/plans.ts';
import type { Formatter } from '../i18n/formatter.ts';

/** Dimension line. `from` and `to` are percentages of the drawing's width or height. */
interface Dimension extends Record<'from' | 'to', number> {
  /** Formatted length: "9 m". */
  label: string;
}

export interface PlanMeasures {
  /** Scale bar. `width` is a percentage of the drawing's width. */
  scale: { label: string; width: number };
  dimensions: Record<'width' | 'depth', Dimension>;
  /** Formats the area of an outline: "37 m²". */
  formatAreaOf: (outline: string) => string;
}

/** Lengths of scale bars in metres, longest first. */
const SCALE_LENGTHS = [50, 20, 10, 5, 2, 1];
/** Maximum length of the scale bar as a share of the drawing's width. */
const MAX_SCALE_SHARE = 1 / 4;
const DIMENSION_DECIMALS = 1;

/** Parses the corners of an outline, in percent of the drawing's width and height. */
export const parseOutline = (outline: string): PathD =>
  outline.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return { x, y };
  });

/** Returns the height of a drawing in thousandths of its width. */
export const getDrawingHeight = ({ width, height }: Record<'width' | 'height', number>): number =>
  Math.round((1000 * height) / width);

/** Measures a drawing. `aspectRatio` is its height divided by its width. */
export const measureDrawing = (
  { width, floor }: Pick<Plan, 'width' | 'floor'>,
  aspectRatio: number,
  { formatLength, formatArea }: Pick<Formatter, 'formatLength' | 'formatArea'>,
): PlanMeasures => {
  const height = width * aspectRatio;
  const toDimension = (from: number, to: number, metres: number): Dimension => ({
    from,
    to,
    label: formatLength(((to - from) / 100) * metres, DIMENSION_DECIMALS),
  });
  const scale = SCALE_LENGTHS.find((metres) => metres <= width * MAX_SCALE_SHARE) ?? width;
  return {
    scale: { label: formatLength(scale, 0), width: Math.round((10_000 * scale) / width) / 100 },
    dimensions: {
      width: toDimension(floor.left, floor.right, width),
      depth: toDimension(floor.top, floor.bottom, height),
    },
    formatAreaOf: (outline) =>
      formatArea((Math.abs(Clipper.areaD(parseOutline(outline))) / 10_000) * width * height),
  };
};
