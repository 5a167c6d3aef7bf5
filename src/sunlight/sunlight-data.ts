import type { Template } from '../i18n/interpolate.ts';
import type { TimedValue } from '../queries/timed-values.ts';
import type { VisitSchedule } from '../queries/visits.ts';
import type { TimeOfDay } from '../dates/time-of-day.ts';

/** A point or a vector on a drawing, in SVG user units. */
export type Point = readonly [x: number, y: number];

export interface DateWithSlots {
  /** Date in ISO 8601. */
  date: string;
  /** Name such as "27 de noviembre" or "sábado 28 de noviembre". */
  name: string;
  /** Names that change with the date, such as "Hoy, 27 de noviembre". */
  names?: TimedValue<string>[] | undefined;
  /** Visible text if there is no room for `name`: "sáb 28 nov". */
  short?: string | undefined;
  /** ISO 8601 time until which the last slot can be booked; undefined if the date is always available. */
  lastBookableAt?: string | undefined;
  slots: readonly TimeOfDay[];
}

export interface SunlightDate extends DateWithSlots {
  /** Line from sunrise to sunset; undefined if the sun rises before the first slot or sets after the last slot. */
  daylight: TrackDaylight | undefined;
  sunlight: Record<TimeOfDay, TimeSlotSunlight>;
}

/** Daylight along the track of time slots: positions in percent of its length, and formatted times. */
export interface TrackDaylight {
  from: number;
  to: number;
  sunrise: string;
  sunset: string;
}

export interface TimeSlotSunlight {
  /** Sunlit floor, as the `d` attribute of a path; '' without sunlight. */
  path: string;
  /** Sentence such as "A las 16:00 entra 9 m por el ventanal sur." */
  description: string;
  /** Sunlight after the project; undefined if it is the same as today. */
  project: { path: string; description: string | undefined } | undefined;
  /** Vector on the drawing that sunlight covers for each metre that it falls; undefined without sunlight. */
  direction: Point | undefined;
  /** Area of sunlit floor in square metres. */
  area: number;
}

/** Objects that cast shadows into the sunlight. Heights are in metres, points in SVG user units. */
export interface ShadowCasters {
  ceiling: number;
  /** Centres of the columns, which reach the ceiling. */
  columns: Point[];
  /** First mullion of each glazing, and the vector to the next mullion. */
  glazing: { from: Point; along: Point; headHeight: number }[];
}

/** Texts of a booking request, and explanations for dates and times that cannot be selected. */
export interface BookingRequest extends Record<'subject' | 'message', Template<'day' | 'hour' | 'title'>> {
  title: string;
  dayGone: Template<'day'>;
  dayNever: Template<'day'>;
  hourGone: string;
  hourNever: string;
  visitSchedule: VisitSchedule;
}

export interface SunlightData {
  dates: SunlightDate[];
  shadowCasters?: ShadowCasters | undefined;
  /** Texts of a booking request; undefined if the picker has no booking. */
  bookingRequest?: BookingRequest | undefined;
}
