import type { Locale } from '../i18n/locales.ts';
import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import { getContentFile, getFormatter } from '../queries/content-file.ts';
import type { Plan } from '../schemas/plans.ts';
import { type TimeOfDay, toMinutes } from '../dates/time-of-day.ts';
import { type DrawingGeometry, getDrawingGeometry, toVector } from './drawing-geometry.ts';
import { getPlanSunlight, type PlanGeometry, toPlanGeometry } from './plan-sunlight.ts';
import {
  type Coordinates,
  getSunDirection,
  getSunPosition,
  getSunTimes,
  type SunTimes,
} from './sun-position.ts';
import type { DateWithSlots, SunlightDate, TimeSlotSunlight, TrackDaylight } from './sunlight-data.ts';
import { describeSunlight } from './sunlight-description.ts';
import { getPolygonArea } from './sunlight-polygons.ts';
import { toPathData } from './svg-path.ts';

/** Time slot of any date, as digits ("16:00") and as the text that screen readers announce. */
export interface TrackSlot {
  slot: TimeOfDay;
  digits: string;
  name: string;
}

export interface SunlightOptions {
  track: TrackSlot[];
  dates: SunlightDate[];
  /** Geometry of the drawing; undefined for a plan without data about its sunlight. */
  drawing: DrawingGeometry | undefined;
}

interface SunlightRequest {
  dates: readonly DateWithSlots[];
  plan: Plan | undefined;
  /** Whether to compute the sunlight with the walls of the project too. */
  hasProject: boolean;
  locale: Locale;
}

interface PlanContext {
  geometry: PlanGeometry;
  /** Degrees clockwise from the top of the drawing to north. */
  north: number;
  coordinates: Coordinates;
  hasProject: boolean;
  locale: Locale;
}

/** Width in minutes of the last slot on the track. */
const LAST_SLOT_MINUTES = 60;
/** Slot to select first. The sunlight is usually deepest in the afternoon. */
const DEFAULT_SLOT: TimeOfDay = '16:00';

/** Returns the slot to select first; undefined without slots. */
export const getDefaultSlot = (slots: readonly TimeOfDay[]): TimeOfDay | undefined =>
  slots.findLast((slot) => slot <= DEFAULT_SLOT) ?? slots[0];

/** Returns the coordinates and the time zone of the penthouse. */
export const getCoordinates = async (locale: Locale): Promise<Coordinates> => {
  const { place, timeZone } = await getContentFile('site', locale);
  return { ...place, timeZone };
};

const getTimeSlotSunlight = async (
  { geometry, north, coordinates, hasProject, locale }: PlanContext,
  date: string,
  slot: TimeOfDay,
): Promise<TimeSlotSunlight> => {
  const { azimuth, elevation } = getSunPosition(date, slot, coordinates);
  const direction = getSunDirection({ azimuth, elevation }, north);
  const moment = { time: slot, elevation, sunTimes: getSunTimes(date, coordinates) };

  const today = direction && getPlanSunlight(geometry, 'today', direction);
  const path = toPathData(today?.polygons ?? []);
  const description = await describeSunlight(today, moment, locale);

  let project: TimeSlotSunlight['project'];
  if (hasProject) {
    const sunlight = direction && getPlanSunlight(geometry, 'project', direction);
    const projectPath = toPathData(sunlight?.polygons ?? []);
    const projectDescription = await describeSunlight(sunlight, moment, locale);
    const newDescription = projectDescription === description ? undefined : projectDescription;
    if (projectPath !== path || newDescription) project = { path: projectPath, description: newDescription };
  }
  return {
    path,
    description,
    project,
    direction: direction && path ? toVector(direction.x, direction.y) : undefined,
    area: Math.round(getPolygonArea(today?.polygons ?? [])),
  };
};

/** Returns the position of a time on the track in percent, with one decimal. Each slot is centred in an equal part of the track. */
const getTrackPosition = (track: readonly TimeOfDay[], time: TimeOfDay): number => {
  const slots = track.map(toMinutes);
  const minutes = toMinutes(time);
  const index = Math.max(
    slots.findLastIndex((slot) => slot <= minutes),
    0,
  );
  const start = slots[index] ?? 0;
  const end = slots[index + 1] ?? start + LAST_SLOT_MINUTES;
  const position = index + (minutes - start) / (end - start);
  return Math.round(((position + 0.5) / track.length) * 1000) / 10;
};

const getTrackDaylight = (
  { sunrise, sunset }: SunTimes,
  track: readonly TimeOfDay[],
  formatSlot: (time: TimeOfDay) => string,
): TrackDaylight | undefined => {
  const from = getTrackPosition(track, sunrise);
  const to = getTrackPosition(track, sunset);
  if (from < 0 || to > 100) return undefined;
  return { from, to, sunrise: formatSlot(sunrise), sunset: formatSlot(sunset) };
};

/** Computes the sunlight on a plan for each time slot of several dates. */
export const getSunlightOptions = async ({
  dates,
  plan,
  hasProject,
  locale,
}: SunlightRequest): Promise<SunlightOptions> => {
  const { formatClockDigits, formatTime } = await getFormatter(locale);
  const formatSlot = (time: TimeOfDay): string => addNonBreakingSpaces(formatTime(time));
  const coordinates = await getCoordinates(locale);
  const geometry = plan && toPlanGeometry(plan);
  const context = plan && geometry && { geometry, north: plan.north, coordinates, hasProject, locale };
  const track = [...new Set(dates.flatMap(({ slots }) => slots))].sort();

  const addSunlight = async (date: DateWithSlots): Promise<SunlightDate> => {
    const sunTimes = getSunTimes(date.date, coordinates);
    const sunlight: Record<TimeOfDay, TimeSlotSunlight> = {};
    if (context)
      for (const slot of date.slots) sunlight[slot] = await getTimeSlotSunlight(context, date.date, slot);
    const daylight = sunTimes && getTrackDaylight(sunTimes, track, formatSlot);
    return { ...date, daylight, sunlight };
  };
  return {
    track: track.map((slot) => ({ slot, digits: formatClockDigits(slot), name: formatSlot(slot) })),
    dates: await Promise.all(dates.map(addSunlight)),
    drawing: geometry && getDrawingGeometry(geometry),
  };
};
