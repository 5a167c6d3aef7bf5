import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import { measureArea } from '../sunlight/light-on-floor.ts';
import { findRay, findSun } from '../sunlight/sun.ts';
import { toLines, toOutlines, UNITS_PER_METRE_OF_SMALL } from '../sunlight/svg-path.ts';
import { getContentFile, getWriter } from './content-file.ts';
import { type DrawnPlan, getPlans } from './gallery-and-plans.ts';
import { tellWays } from './light-words.ts';
import { getPlace } from './plan-days.ts';
import { measureDrawing } from './plan-hours.ts';
import { findLight, listColumnShadows, type MeasuredPlan, measurePlan } from './light-on-plan.ts';
import type { VisitDay } from './describe-visits.ts';

/** An hour of a day on which one may come, and its light on the floor as it is today. */
export interface VisitHour {
  hour: number;
  /** "16:00" */
  name: string;
  /** Outlines of what is lit, for the attribute `d` of a path; '' for none. */
  path: string;
  /** Shadows of columns that stand in the light, as lines for the attribute `d`. */
  columns: string;
  /** "sáb 28 nov, 16:00: el sol entra 9 m por el ventanal sur." */
  words: string;
  /** How much of the floor is lit, in square metres. */
  area: number;
}

/** What a visitor chooses from: days with their hours, and the plan on which their light falls. */
export interface VisitSun extends Pick<DrawnPlan, 'north' | 'height'> {
  /** The URL of the drawing. */
  src: string;
  viewBox: string;
  columnWidth: number;
  labels: Record<'heading' | 'day' | 'hour' | 'note' | 'northLetter', string>;
  /** From the first hour of the days to the last, and its digits on a clock. */
  scale: { hour: number; digits: string }[];
  /** Each is over when its last hour begins. */
  days: (Pick<VisitDay, 'short' | 'long' | 'ends'> & { hours: VisitHour[] })[];
}

const getVisitHour = async (
  plan: MeasuredPlan,
  north: number,
  { day, short }: VisitDay,
  hour: number,
  words: Record<Awaited<ReturnType<typeof tellWays>>['kind'], string>,
  language: Language,
): Promise<VisitHour> => {
  const { writeHour } = await getWriter(language);
  const place = await getPlace(language);
  const ray = findRay(findSun(day, hour, place), north);
  const light = ray ? findLight(plan, 'today', ray) : { outlines: [], glass: [], skylights: [] };
  const { kind, ...ways } = await tellWays(light, language);
  const name = keepTogether(writeHour(`${String(hour)}:00`));
  return {
    hour,
    name,
    path: toOutlines(light.outlines, UNITS_PER_METRE_OF_SMALL),
    columns: toLines(ray ? listColumnShadows(plan, light.outlines, ray) : [], UNITS_PER_METRE_OF_SMALL),
    words: fill(words[kind], { day: short, hour: name, ...ways }),
    area: measureArea(light.outlines),
  };
};

/**
 * The light of each hour at which one may come on some days, on the first plan that says where it comes in. Undefined where there is no
 * such plan, and where one of the days has no full hour.
 */
export const getVisitSun = async (
  days: readonly VisitDay[],
  language: Language,
): Promise<VisitSun | undefined> => {
  const { plans } = await getContentFile('plans', language);
  const { hourChoice } = await getContentFile('visits', language);
  const { choices } = await getContentFile('plansPage', language);
  const { drawings, northLetter } = await getPlans(language);
  const index = plans.findIndex(({ light }) => light);
  const [plan, drawing] = [plans[index], drawings[index]];
  const measured = plan && measurePlan(plan);
  const hasHours = days.length > 0 && days.every(({ hours }) => hours.length > 0);
  if (!drawing || !measured || !hasHours) return undefined;

  const { timeZone } = await getPlace(language);
  const { writeClockHour } = await getWriter(language);
  const all = days.flatMap(({ hours }) => hours);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const { north, height, today } = drawing;
  return {
    north,
    height,
    src: today.src,
    labels: {
      heading: hourChoice.heading,
      day: choices.day,
      hour: choices.hour,
      note: hourChoice.note,
      northLetter,
    },
    ...measureDrawing(measured, UNITS_PER_METRE_OF_SMALL),
    scale: Array.from({ length: last - first + 1 }, (_, place) => ({
      hour: first + place,
      digits: writeClockHour(first + place),
    })),
    days: await Promise.all(
      days.map(async (day) => {
        const hours = await Promise.all(
          day.hours.map((hour) => getVisitHour(measured, north, day, hour, hourChoice, language)),
        );
        const lastHour = Temporal.PlainDate.from(day.day).toZonedDateTime({
          timeZone,
          plainTime: { hour: day.hours.at(-1) ?? 0 },
        });
        const ends = lastHour.toString({ timeZoneName: 'never', smallestUnit: 'minute' });
        return { short: day.short, long: day.long, ends, hours };
      }),
    ),
  };
};
