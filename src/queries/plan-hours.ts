import { readBuildDay } from '../build-day.ts';
import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import type { Plan } from '../schemas/plans.ts';
import { findRay, findSun, type Ray } from '../sunlight/sun.ts';
import { toLines, toOutlines, UNITS_PER_METRE } from '../sunlight/svg-path.ts';
import { getContentFile } from './content-file.ts';
import {
  findLight,
  listColumnShadows,
  type LightOnPlan,
  type MeasuredPlan,
  measurePlan,
} from './plan-light.ts';

/** The hours that can be chosen. */
export const HOURS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;
const NOON = 12;
/** Metres from which on a depth is told without decimals. */
const FAR = 5;
/** How wide a post between panes is, in metres. */
const POST_WIDTH = 0.12;

/** The days that can be chosen, by the field of content/ that names each: that of the build, an equinox and the solstices of its year. */
export const getDays = async (language: Language) => {
  const { timeZone, language: tag } = await getContentFile('site', language);
  const { days } = await getContentFile('plansPage', language);
  const today = readBuildDay(timeZone);
  const year = today.slice(0, 4);
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const isoDays = { today, march: `${year}-03-20`, june: `${year}-06-21`, december: `${year}-12-21` };
  return (['today', 'march', 'june', 'december'] as const).map((key) => ({
    key,
    day: isoDays[key],
    name: fill(days[key], { day: format.format(new Date(isoDays[key])) }),
  }));
};

/** Places the posts of a glass, drawn as `toPosts` draws them, where they throw their shadows. */
const placePosts = ({ from, to, head, panes }: MeasuredPlan['glass'][number], ray: Ray): string => {
  const along = [(to.x - from.x) / panes, (to.y - from.y) / panes];
  const values = [...along, ray.x * head, ray.y * head, from.x, from.y];
  return `matrix(${values.map((value) => Number((value * UNITS_PER_METRE).toFixed(1))).join(' ')})`;
};

/** The words and paths of every hour of a day on a plan. */
const toHour = async (plan: MeasuredPlan, north: number, day: string, hour: number, language: Language) => {
  const { place, timeZone, language: tag } = await getContentFile('site', language);
  const { words } = await getContentFile('plansPage', language);
  const sun = findSun(day, hour, { ...place, timeZone });
  const ray = findRay(sun, north);
  const time = `${String(hour)}:00`;
  const tell = ({ ways }: LightOnPlan): string => {
    if (!ray) return fill(hour < NOON ? words.before : words.after, { hour: time });
    const told = ways.map(({ way, depth }) => {
      if (depth === undefined) return way;
      const number = new Intl.NumberFormat(tag, { maximumFractionDigits: depth < FAR ? 1 : 0 });
      return keepTogether(fill(words.way, { metres: number.format(depth), way }));
    });
    if (told.length === 0) return fill(words.none, { hour: time });
    const listed = new Intl.ListFormat(tag).format(told);
    return fill(words.light, { hour: time, degrees: Math.round(sun.altitude), ways: listed });
  };
  const none: LightOnPlan = { outlines: [], ways: [] };
  const today = ray ? findLight(plan, 'today', ray) : none;
  const project = ray ? findLight(plan, 'project', ray) : none;
  const isLit = today.outlines.length > 0;
  return {
    hour,
    today: { path: toOutlines(today.outlines), words: tell(today) },
    project: { path: toOutlines(project.outlines), words: tell(project) },
    columns: ray && isLit ? toLines(listColumnShadows(plan, today.outlines, ray)) : '',
    posts: plan.glass.map((glass) =>
      ray && today.ways.some(({ way }) => way === glass.way) ? placePosts(glass, ray) : undefined,
    ),
  };
};

/** What /plantas draws and says of the light on a plan, by day and hour; `undefined` for a plan that doesn't say where light comes in. */
export const getPlanHours = async (plan: Plan, language: Language) => {
  const measured = measurePlan(plan);
  if (!measured) return undefined;
  const { width, height, columns, glass } = measured;
  const days = (await getDays(language)).map(async ({ day, ...rest }) => ({
    ...rest,
    hours: await Promise.all(HOURS.map((hour) => toHour(measured, plan.north, day, hour, language))),
  }));
  return {
    viewBox: `0 0 ${String(width * UNITS_PER_METRE)} ${String(Math.round(height * UNITS_PER_METRE))}`,
    columnWidth: columns.width * UNITS_PER_METRE,
    /** Posts between panes, one unit apart and one long, and how wide they are there. */
    posts: glass.map(({ from, to, panes }) => ({
      path: Array.from({ length: panes + 1 }, (_, post) => `M${String(post)} 0v1`).join(''),
      width: (POST_WIDTH * panes) / Math.hypot(to.x - from.x, to.y - from.y),
    })),
    days: await Promise.all(days),
  };
};

export type PlanHours = NonNullable<Awaited<ReturnType<typeof getPlanHours>>>;
