import { Clipper, FillRule, type PathD, type PathsD, type PointD } from 'clipper2-ts';
import type { Plan } from '../schemas/plans.ts';
import type { Rectangle } from '../schemas/plan-light.ts';
import type { SunDirection } from './sun-position.ts';
import {
  getMedianDepth,
  getPolygonArea,
  getSunlightThroughGlazing,
  getSunlightThroughSkylight,
  type Glazing,
  type Level,
} from './sunlight-polygons.ts';

/** Sunlit area in square metres below which an opening is neither drawn nor described. */
const MIN_AREA = 1;

export type PlanState = 'today' | 'project';

/** Glazing with its entry point, such as "el ventanal sur", and its number of panes. */
interface PlanGlazing extends Glazing {
  entryPoint: string;
  panes: number;
}

/** Geometry of a floor plan in metres on its drawing. */
export interface PlanGeometry extends Record<PlanState, Level> {
  width: number;
  height: number;
  glazing: PlanGlazing[];
  skylights: { entryPoint: string; opening: PathD }[];
  columns: { width: number; centers: PointD[] };
}

/** Sunlight on a plan: polygons in metres on the drawing, and the openings through which it enters. */
export interface PlanSunlight {
  polygons: PathsD;
  /** Median depth of the sunlight of each glazing, in metres. */
  glazing: { entryPoint: string; depth: number }[];
  skylights: { entryPoint: string }[];
}

/** Converts the percentages of a plan to metres. Returns undefined for a plan without data about its sunlight. */
export const toPlanGeometry = ({
  width,
  floor,
  light,
  today: { drawing },
}: Plan): PlanGeometry | undefined => {
  if (!light) return undefined;
  const height = (width * drawing.height) / drawing.width;
  const toPoint = ({ x, y }: PointD): PointD => ({ x: (x * width) / 100, y: (y * height) / 100 });
  const toPolygon = ({ left, top, right, bottom }: Rectangle): PathD =>
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ].map(toPoint);

  const todayWalls = light.walls.today.map(toPolygon);
  const projectWalls = light.walls.project.map(toPolygon);
  const level = {
    floor: toPolygon(floor),
    roof: toPolygon(light.roof),
    ceiling: light.ceiling,
    roofTop: light.roofTop,
  };
  return {
    width,
    height,
    today: { ...level, walls: todayWalls },
    project: { ...level, walls: [...todayWalls, ...projectWalls] },
    glazing: light.glass.map(({ way, from, to, sill, head, panes }) => ({
      entryPoint: way,
      from: toPoint(from),
      to: toPoint(to),
      sillHeight: sill,
      headHeight: head,
      panes,
    })),
    skylights: light.skylights.map(({ way, ...opening }) => ({
      entryPoint: way,
      opening: toPolygon(opening),
    })),
    columns: { width: light.columns.width, centers: light.columns.centers.map(toPoint) },
  };
};

const hasVisibleArea = (polygons: PathsD): boolean => getPolygonArea(polygons) >= MIN_AREA;

/** Computes the sunlight on a plan. */
export const getPlanSunlight = (
  { glazing, skylights, ...levels }: PlanGeometry,
  planState: PlanState,
  direction: SunDirection,
): PlanSunlight => {
  const level = levels[planState];
  const all: PathsD = [];
  const sunlight: Pick<PlanSunlight, 'glazing' | 'skylights'> = { glazing: [], skylights: [] };
  for (const facade of glazing) {
    const polygons = getSunlightThroughGlazing(facade, level, direction);
    if (!hasVisibleArea(polygons)) continue;
    const depth = getMedianDepth(polygons, facade, level, direction);
    sunlight.glazing.push({ entryPoint: facade.entryPoint, depth });
    all.push(...polygons);
  }
  for (const { entryPoint, opening } of skylights) {
    const polygons = getSunlightThroughSkylight(opening, level, direction);
    if (!hasVisibleArea(polygons)) continue;
    sunlight.skylights.push({ entryPoint });
    all.push(...polygons);
  }
  return { ...sunlight, polygons: Clipper.unionD(all, FillRule.NonZero) };
};
