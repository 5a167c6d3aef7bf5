import { Clipper, FillRule, type PathD, type PathsD, type PointD } from 'clipper2-ts';
import type { Plan } from '../schemas/plans.ts';
import type { PlanLight, Rectangle } from '../schemas/plan-light.ts';
import {
  findLightThroughGlass,
  findLightThroughRoof,
  type Glass,
  type Level,
  measureArea,
  measureDepth,
} from './sunlight-polygons.ts';
import type { Ray } from './sun-position.ts';

/** Less light than this, in square metres, is neither drawn nor told. */
const LEAST_AREA = 1;

/** What the sun meets on its way to a plan's floor, in metres on the drawing. */
export interface MeasuredPlan {
  width: number;
  height: number;
  /** The level as it is today, and with the walls of the project. */
  today: Level;
  project: Level;
  glass: PlanGlass[];
  skylights: { way: string; hole: PathD }[];
  columns: { width: number; centers: PointD[] };
}

/** Glass, with the words for how light comes in through it, and the number of its panes. */
type PlanGlass = Glass & Pick<PlanLight['glass'][number], 'way' | 'panes'>;

/** The light of one moment: its outlines, in metres on the drawing; and the openings it comes in by, each named in words, with the depth that half of a glass reaches. */
export interface LightOnPlan {
  outlines: PathsD;
  glass: { way: string; depth: number }[];
  skylights: { way: string }[];
}

/** Measures what the sun meets on a plan; `undefined` for a plan that doesn't say it. */
export const measurePlan = ({ width, floor, light, today: { drawing } }: Plan): MeasuredPlan | undefined => {
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
export const findLight = (plan: MeasuredPlan, side: 'today' | 'project', ray: Ray): LightOnPlan => {
  const level = plan[side];
  const isEnough = ({ outlines }: { outlines: PathsD }) => measureArea(outlines) >= LEAST_AREA;
  const throughGlass = plan.glass
    .map((glass) => ({ glass, outlines: findLightThroughGlass(glass, level, ray) }))
    .filter(isEnough);
  const throughRoof = plan.skylights
    .map(({ way, hole }) => ({ way, outlines: findLightThroughRoof(hole, level, ray) }))
    .filter(isEnough);
  return {
    outlines: Clipper.unionD(
      [...throughGlass, ...throughRoof].flatMap(({ outlines }) => outlines),
      FillRule.NonZero,
    ),
    glass: throughGlass.map(({ glass, outlines }) => ({
      way: glass.way,
      depth: measureDepth(outlines, glass, level, ray),
    })),
    skylights: throughRoof.map(({ way }) => ({ way })),
  };
};
