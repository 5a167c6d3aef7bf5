import { Clipper, FillRule, type PathD, type PathsD, type PointD } from 'clipper2-ts';
import type { Plan } from '../schemas/plans.ts';
import type { PlanLight, Rectangle } from '../schemas/plan-light.ts';
import {
  getSunlightThroughGlazing,
  getSunlightThroughSkylight,
  type Glazing,
  type Level,
  getPolygonArea,
  getMedianDepth,
} from './sunlight-polygons.ts';
import type { SunDirection } from './sun-position.ts';

/** Less light than this, in square metres, is neither drawn nor told. */
const LEAST_AREA = 1;

/** What the sun meets on its way to a plan's floor, in metres on the drawing. */
export interface PlanGeometry {
  width: number;
  height: number;
  /** The level as it is today, and with the walls of the project. */
  today: Level;
  project: Level;
  glass: PlanGlazing[];
  skylights: { way: string; hole: PathD }[];
  columns: { width: number; centers: PointD[] };
}

/** Glass, with the words for how light comes in through it, and the number of its panes. */
type PlanGlazing = Glazing & Pick<PlanLight['glass'][number], 'way' | 'panes'>;

/** The light of one moment: its outlines, in metres on the drawing; and the openings it comes in by, each named in words, with the depth that half of a glass reaches. */
export interface PlanSunlight {
  polygons: PathsD;
  glass: { way: string; depth: number }[];
  skylights: { way: string }[];
}

/** Measures what the sun meets on a plan; `undefined` for a plan that doesn't say it. */
export const toPlanGeometry = ({
  width,
  floor,
  light,
  today: { drawing },
}: Plan): PlanGeometry | undefined => {
  if (!light) return undefined;
  const height = (width * drawing.height) / drawing.width;
  const toPoint = ({ x, y }: PointD): PointD => ({ x: (x * width) / 100, y: (y * height) / 100 });
  const toOutline = ({ left, top, right, bottom }: Rectangle): PathD =>
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ].map(toPoint);
  const today = light.walls.today.map(toOutline);
  const level = {
    floor: toOutline(floor),
    roof: toOutline(light.roof),
    ceiling: light.ceiling,
    roofTop: light.roofTop,
  };
  return {
    width,
    height,
    today: { ...level, walls: today },
    project: { ...level, walls: [...today, ...light.walls.project.map(toOutline)] },
    glass: light.glass.map((pane) => ({ ...pane, from: toPoint(pane.from), to: toPoint(pane.to) })),
    skylights: light.skylights.map(({ way, ...hole }) => ({ way, hole: toOutline(hole) })),
    columns: { width: light.columns.width, centers: light.columns.centers.map(toPoint) },
  };
};

/** The light of one moment on a plan as it is today, or in the project. */
export const getPlanSunlight = (
  plan: PlanGeometry,
  side: 'today' | 'project',
  ray: SunDirection,
): PlanSunlight => {
  const level = plan[side];
  const isEnough = ({ polygons }: { polygons: PathsD }) => getPolygonArea(polygons) >= LEAST_AREA;
  const throughGlass = plan.glass
    .map((glass) => ({ glass, polygons: getSunlightThroughGlazing(glass, level, ray) }))
    .filter(isEnough);
  const throughRoof = plan.skylights
    .map(({ way, hole }) => ({ way, polygons: getSunlightThroughSkylight(hole, level, ray) }))
    .filter(isEnough);
  return {
    polygons: Clipper.unionD(
      [...throughGlass, ...throughRoof].flatMap(({ polygons }) => polygons),
      FillRule.NonZero,
    ),
    glass: throughGlass.map(({ glass, polygons }) => ({
      way: glass.way,
      depth: getMedianDepth(polygons, glass, level, ray),
    })),
    skylights: throughRoof.map(({ way }) => ({ way })),
  };
};
