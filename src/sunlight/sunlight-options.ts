import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import type { Plan } from '../schemas/plans.ts';
import { getPolygonArea } from './sunlight-polygons.ts';
import {
  type SunTimes,
  getDarknessReason,
  getSunTimes,
  getSunDirection,
  getSunPosition,
} from './sun-position.ts';
import { toPathData, UNITS_PER_METRE } from './svg-path.ts';
import { type TimeOfDay, toMinutes } from '../time-of-day.ts';
import { getContentFile, getWriter, languageOf } from '../queries/content-file.ts';
import { recordLocale } from '../queries/text-locale.ts';
import type { Period } from '../queries/periods.ts';
import { WORDS } from '../words.ts';
import { getPlanSunlight, type PlanSunlight, type PlanGeometry, toPlanGeometry } from './plan-sunlight.ts';

/** How wide a post between panes is, in metres. */
const POST_WIDTH = 0.12;
/** Metres from which on a depth is told without decimals. */
const FAR = 5;
/** On a track an hour that no other follows is as wide as that. */
const HOUR_MINUTES = 60;
/** Metres below which light only grazes the glass. */
const LEAST_DEPTH = 0.5;

/** A day that can be chosen, and its hours. */
export interface DateWithSlots {
  /** ISO 8601. */
  day: string;
  /** "27 de noviembre", "sábado 28 de noviembre". */
  name: string;
  /** "Hoy, 27 de noviembre" on that day. */
  names?: Period<string>[] | undefined;
  /** What is seen of it where there is less room: "sáb 28 nov". */
  short?: string | undefined;
  hours: readonly TimeOfDay[];
}

/** The light on a floor, as it is today or in the project. */
interface Light {
  /** Outlines of what is lit, for the attribute `d` of a path; '' for none. */
  path: string;
  /** "A las 16:00 entra 9 m por el ventanal sur." */
  words: string;
}

/** What is drawn and said of an hour of a day: its light as it is today, and what of it is another in the project. */
export interface TimeSlotSunlight extends Light {
  project?: Pick<Light, 'path'> & Partial<Light>;
  /** By how much light moves over the drawing for each metre that it falls, in the drawing's units; undefined without light. */
  ray: Point | undefined;
  /** How much of the floor is lit, in square metres. */
  area: number;
}

/** From where to where on the track of hours the sun is up, in percent of its length, and the hours of it. */
type DaylightOnTrack = Record<'from' | 'to', number> & Record<'sunrise' | 'sunset', string>;

/** A place on a drawing in its own units, or a way on it. */
type Point = readonly [x: number, y: number];

/** What throws shadows into light, in SVG user units: columns as high as the ceiling; the posts between the panes of each glass, the first at `from`, each next one `along` further. */
export interface ShadowCasters {
  ceiling: number;
  columns: Point[];
  glass: { from: Point; along: Point; head: number }[];
}

/** The SVG that light is drawn in: its `viewBox`, the width of a column in user units, and the posts of each glass as a path of its own, in which they are one unit long and one apart; a `transform` puts it in its place. */
export interface DrawingGeometry {
  viewBox: string;
  columnWidth: number;
  posts: { path: string; width: number }[];
  shadows: ShadowCasters;
}

/** Days and their hours, of which a visitor chooses one each, and the light that a plan gets then. */
export interface SunlightOptions<Day extends DateWithSlots = DateWithSlots> {
  /** Each hour of the days, the first one first, its digits on a clock, and as it is read: "16:00". */
  track: { hour: TimeOfDay; digits: string; name: string }[];
  /** Each with its daylight, where the track is longer, and the light of its hours. */
  days: (Day & { daylight: DaylightOnTrack | undefined; light: Record<TimeOfDay, TimeSlotSunlight> })[];
  /** Undefined where no plan says how light comes in. */
  drawing: DrawingGeometry | undefined;
}

/** In the units of a drawing; a tenth of one is seen where all panes add it up. */
const toUnits = (x: number, y: number, unit = 1): Point => {
  const [across, down] = [x, y].map((metres) => Math.round((metres * UNITS_PER_METRE) / unit) * unit);
  return [Number((across ?? 0).toFixed(1)), Number((down ?? 0).toFixed(1))];
};
const TENTH = 0.1;

const toLightDrawing = ({ width, height, today, columns, glass }: PlanGeometry): DrawingGeometry => ({
  viewBox: `0 0 ${String(width * UNITS_PER_METRE)} ${String(Math.round(height * UNITS_PER_METRE))}`,
  columnWidth: Math.round(columns.width * UNITS_PER_METRE * 10) / 10,
  posts: glass.map(({ from, to, panes }) => ({
    path: Array.from({ length: panes + 1 }, (_, post) => `M${String(post)} 0v1`).join(''),
    width: Number(((POST_WIDTH * panes) / Math.hypot(to.x - from.x, to.y - from.y)).toFixed(3)),
  })),
  shadows: {
    ceiling: today.ceiling,
    columns: columns.centers.map(({ x, y }) => toUnits(x, y)),
    glass: glass.map(({ from, to, head, panes }) => ({
      from: toUnits(from.x, from.y),
      along: toUnits((to.x - from.x) / panes, (to.y - from.y) / panes, TENTH),
      head,
    })),
  },
});

/** An hour of a day: how high the sun stands then, in degrees, and from when to when it can be seen on that day. */
interface Moment {
  hour: TimeOfDay;
  altitude: number;
  daylight: SunTimes | undefined;
}

/** Says how far the light of an hour reaches, and by which ways: through the roof where that is the only one; `light` is undefined while the sun is too low to come in. */
const describeLight = async (
  light: PlanSunlight | undefined,
  { hour, altitude, daylight }: Moment,
  language: Language,
): Promise<string> => {
  // The ways are texts of the plans.
  const own = await languageOf('plans', language);
  const { writeHour, writeLength, writeList } = await getWriter(own);
  const { words } = WORDS[own].plansPage;
  const time = keepTogether(writeHour(hour));
  if (!light) return fill(words[getDarknessReason(hour, daylight)], { hour: time });
  const grazed = light.glass.filter(({ depth }) => depth < LEAST_DEPTH).map(({ way }) => way);
  const reached = light.glass
    .filter(({ depth }) => depth >= LEAST_DEPTH)
    .map(({ way, depth }) =>
      keepTogether(fill(words.way, { depth: writeLength(depth, depth < FAR ? 1 : 0), way })),
    );
  const roof = light.glass.length > 0 ? [] : light.skylights.map(({ way }) => way);
  const told = (
    [
      ['grazes', grazed],
      ['reaches', reached],
      ['comesDown', roof],
    ] as const
  ).filter(([, ways]) => ways.length > 0);
  if (told.length === 0) return fill(words.none, { hour: time });
  const does = [
    fill(words.stands, { degrees: Math.round(altitude) }),
    ...told.map(([key, ways]) => fill(words[key], { ways: writeList(ways) })),
  ];
  return fill(words.sun, { hour: time, does: writeList(does) });
};

/** The place of the house on Earth, and its clock. */
export const getCoordinates = async (language: Language) => {
  const { place, timeZone } = await getContentFile('site', language);
  return { ...place, timeZone };
};

/** The light of an hour of a day on a plan whose north is `north` degrees clockwise from up. */
const getLitHour = async (
  plan: PlanGeometry,
  north: number,
  day: string,
  hour: TimeOfDay,
  hasProject: boolean,
  language: Language,
): Promise<TimeSlotSunlight> => {
  const place = await getCoordinates(language);
  const sun = getSunPosition(day, hour, place);
  const ray = getSunDirection(sun, north);
  const moment = { hour, altitude: sun.altitude, daylight: getSunTimes(day, place) };
  const [today, project] = (['today', 'project'] as const).map(
    (side) => ray && getPlanSunlight(plan, side, ray),
  );
  const toLight = async (light: typeof today): Promise<Light> => ({
    path: toPathData(light?.polygons ?? []),
    words: recordLocale(
      await describeLight(light, moment, language),
      await languageOf('plans', language),
      language,
    ),
  });
  const [asToday, { path, words }] = [await toLight(today), await toLight(project)];
  const hasOtherWords = asToday.words !== words;
  return {
    ...asToday,
    ...(hasProject &&
      (asToday.path !== path || hasOtherWords) && { project: { path, ...(hasOtherWords && { words }) } }),
    ray: ray && asToday.path ? toUnits(ray.x, ray.y, TENTH) : undefined,
    area: Math.round(getPolygonArea(today?.polygons ?? [])),
  };
};

/** Places a daylight on a track of hours, of which each stands in the middle of its part; undefined where the track is shorter. */
const placeDaylight = (
  { sunrise, sunset }: SunTimes,
  track: readonly TimeOfDay[],
  writeHour: (hour: TimeOfDay) => string,
): DaylightOnTrack | undefined => {
  const hours = track.map(toMinutes);
  const place = (time: TimeOfDay) => {
    const minutes = toMinutes(time);
    const index = Math.max(
      hours.findLastIndex((hour) => hour <= minutes),
      0,
    );
    const [hour = 0, next = hour + HOUR_MINUTES] = hours.slice(index);
    const part = index + (minutes - hour) / (next - hour);
    return Math.round(((part + 0.5) / track.length) * 1000) / 10;
  };
  const [from, to] = [place(sunrise), place(sunset)];
  if (from < 0 || to > 100) return undefined;
  const [rises, sets] = [sunrise, sunset].map((time) => keepTogether(writeHour(time)));
  return { from, to, sunrise: rises ?? '', sunset: sets ?? '' };
};

/** What is chosen from: some days, each with its hours, and their light on a plan, where `hasProject` also with the walls of its project. */
export const getSunlightOptions = async <Day extends DateWithSlots>(
  days: readonly Day[],
  plan: Plan | undefined,
  hasProject: boolean,
  language: Language,
): Promise<SunlightOptions<Day>> => {
  const { writeDigits, writeHour } = await getWriter(language);
  const place = await getCoordinates(language);
  const measured = plan && toPlanGeometry(plan);
  const track = [...new Set(days.flatMap(({ hours }) => hours))].sort();
  const getLight = async (day: string, hour: TimeOfDay) =>
    measured ? [[hour, await getLitHour(measured, plan.north, day, hour, hasProject, language)]] : [];
  return {
    track: track.map((hour) => ({
      hour,
      digits: writeDigits(hour),
      name: keepTogether(writeHour(hour)),
    })),
    days: await Promise.all(
      days.map(async (day) => {
        const daylight = getSunTimes(day.day, place);
        const light = await Promise.all(day.hours.map((hour) => getLight(day.day, hour)));
        return {
          ...day,
          daylight: daylight && placeDaylight(daylight, track, writeHour),
          light: Object.fromEntries(light.flat()) as Record<TimeOfDay, TimeSlotSunlight>,
        };
      }),
    ),
    drawing: measured && toLightDrawing(measured),
  };
};
