import type { Language } from '../languages.ts';
import type { Plan } from '../schemas/plans.ts';
import { findDaylight, findRay, findSun, listHours, type Ray } from '../sunlight/sun.ts';
import { toLines, toOutlines, UNITS_PER_METRE } from '../sunlight/svg-path.ts';
import { describeLight } from './light-words.ts';
import { getDays, getPlace, type PlanDay } from './plan-days.ts';
import {
  findLight,
  listColumnShadows,
  type MeasuredPlan,
  measurePlan,
  type PlanGlass,
} from './light-on-plan.ts';

/** How wide a post between panes is, in metres. */
const POST_WIDTH = 0.12;

/** The light on a floor, as it is today or in the project. */
interface HourOnSide {
  /** Outlines of what is lit, for the attribute `d` of a path; '' for none. */
  path: string;
  /** "A las 16:00 entra 9 m por el ventanal sur." */
  words: string;
}

/** What is drawn and said of one hour of a day on a plan. */
export interface PlanHour extends Record<'today' | 'project', HourOnSide> {
  hour: number;
  /** Shadows of columns that stand in the light of today, as lines for the attribute `d`. */
  columns: string;
  /** How the posts of each glass are moved to be their shadows; undefined for a glass without light. */
  posts: (string | undefined)[];
}

/** What /plantas draws and says of the light on a plan, by day and hour. */
export interface PlanHours {
  viewBox: string;
  columnWidth: number;
  /** The posts between the panes of each glass, one unit apart and one long, and how wide they are there. */
  posts: { path: string; width: number }[];
  days: (Pick<PlanDay, 'key' | 'name'> & { hours: PlanHour[] })[];
}

/** What a drawing of the light on a plan measures in its own units, and how wide a column is in them. */
export const measureDrawing = (
  { width, height, columns }: MeasuredPlan,
  unitsPerMetre = UNITS_PER_METRE,
): Pick<PlanHours, 'viewBox' | 'columnWidth'> => ({
  viewBox: `0 0 ${String(width * unitsPerMetre)} ${String(Math.round(height * unitsPerMetre))}`,
  columnWidth: Math.round(columns.width * unitsPerMetre * 10) / 10,
});

/** Moves the posts of a glass, drawn as `drawPosts` draws them, to where they throw their shadows: a `transform` of SVG. */
const placePosts = ({ from, to, head, panes }: PlanGlass, ray: Ray): string => {
  const along = [(to.x - from.x) / panes, (to.y - from.y) / panes];
  const ends = [ray.x * head, ray.y * head, from.x, from.y];
  // A tenth of a unit is seen where all panes add it up, and nowhere else.
  const values = [
    ...along.map((value) => Math.round(value * UNITS_PER_METRE * 10) / 10),
    ...ends.map((value) => Math.round(value * UNITS_PER_METRE)),
  ];
  return `matrix(${values.join(' ')})`;
};

const drawPosts = ({ from, to, panes }: PlanGlass): PlanHours['posts'][number] => ({
  path: Array.from({ length: panes + 1 }, (_, post) => `M${String(post)} 0v1`).join(''),
  width: Number(((POST_WIDTH * panes) / Math.hypot(to.x - from.x, to.y - from.y)).toFixed(3)),
});

/** The light of an hour of a day, `2026-12-21`, on a plan whose north is `north` degrees clockwise from up. */
export const getPlanHour = async (
  plan: MeasuredPlan,
  north: number,
  day: string,
  hour: number,
  language: Language,
): Promise<PlanHour> => {
  const place = await getPlace(language);
  const sun = findSun(day, hour, place);
  const ray = findRay(sun, north);
  const moment = { hour, altitude: sun.altitude, daylight: findDaylight(day, place) };
  const today = ray && findLight(plan, 'today', ray);
  const project = ray && findLight(plan, 'project', ray);
  return {
    hour,
    today: {
      path: toOutlines(today?.outlines ?? []),
      words: await describeLight(today, moment, language),
    },
    project: {
      path: toOutlines(project?.outlines ?? []),
      words: await describeLight(project, moment, language),
    },
    columns: ray && today ? toLines(listColumnShadows(plan, today.outlines, ray)) : '',
    posts: plan.glass.map((glass) =>
      ray && today?.glass.some(({ way }) => way === glass.way) ? placePosts(glass, ray) : undefined,
    ),
  };
};

/** The light on a plan, by day and hour; `undefined` for a plan that doesn't say where light comes in. */
export const getPlanHours = async (plan: Plan, language: Language): Promise<PlanHours | undefined> => {
  const measured = measurePlan(plan);
  if (!measured) return undefined;
  const { glass } = measured;
  const choices = await getDays(language);
  const hours = listHours(choices.map(({ daylight }) => daylight));
  const days = choices.map(async ({ key, name, day }) => ({
    key,
    name,
    hours: await Promise.all(hours.map((hour) => getPlanHour(measured, plan.north, day, hour, language))),
  }));
  return {
    ...measureDrawing(measured),
    posts: glass.map(drawPosts),
    days: await Promise.all(days),
  };
};
