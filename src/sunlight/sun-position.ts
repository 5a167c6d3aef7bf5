import { getPosition, getTimes } from 'suncalc';
import { getFullHours, parseTime, type TimeOfDay } from '../dates/time-of-day.ts';

/** Position of the sun in degrees: `azimuth` clockwise from north, `elevation` above the horizon. */
export interface SunPosition {
  azimuth: number;
  elevation: number;
}

/** Geographic position in degrees, north and east positive, with the IANA name of its time zone. */
export interface Coordinates {
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** Horizontal distance that sunlight covers on a drawing for each unit of height that it falls: x to the right, y down. */
export interface SunDirection {
  x: number;
  y: number;
}

/** Times of a date at which the upper edge of the sun is on the horizon. */
export interface SunTimes {
  sunrise: TimeOfDay;
  sunset: TimeOfDay;
}

/** Elevation in degrees below which the skyline hides the sun. */
const MIN_ELEVATION = 0.5;
const START_OF_DAY = '00:00';
const NOON = '12:00';
const LAST_MINUTE = '23:59';
const END_OF_DAY = '24:00';
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Returns the position of the sun on an ISO 8601 date at a local time. */
export const getSunPosition = (
  date: string,
  time: TimeOfDay,
  { latitude, longitude, timeZone }: Coordinates,
): SunPosition => {
  const localTime = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
  const { azimuth, altitude } = getPosition(new Date(localTime.epochMilliseconds), latitude, longitude);
  return { azimuth, elevation: altitude };
};

/** Returns the local time of an event, clamped to a date. */
const clampToDate = (event: Date, date: Temporal.PlainDate, timeZone: string): TimeOfDay => {
  const local = Temporal.Instant.fromEpochMilliseconds(event.getTime()).toZonedDateTimeISO(timeZone);
  const order = Temporal.PlainDate.compare(local.toPlainDate(), date);
  if (order < 0) return START_OF_DAY;
  if (order > 0) return END_OF_DAY;
  return parseTime(local.toPlainTime().toString({ smallestUnit: 'minute' }));
};

/** Returns sunrise and sunset of an ISO 8601 date: undefined in the polar night, 00:00 and 24:00 under the midnight sun. */
export const getSunTimes = (date: string, coordinates: Coordinates): SunTimes | undefined => {
  const { latitude, longitude, timeZone } = coordinates;
  const plainDate = Temporal.PlainDate.from(date);
  const noon = plainDate.toZonedDateTime({ timeZone, plainTime: NOON });
  const { sunrise, sunset } = getTimes(new Date(noon.epochMilliseconds), latitude, longitude);
  if (sunrise && sunset) {
    return {
      sunrise: clampToDate(sunrise, plainDate, timeZone),
      sunset: clampToDate(sunset, plainDate, timeZone),
    };
  }
  const isUpAllDay = getSunPosition(date, NOON, coordinates).elevation > 0;
  return isUpAllDay ? { sunrise: START_OF_DAY, sunset: END_OF_DAY } : undefined;
};

/** Returns why no sunlight enters at a time: before sunrise, after sunset, with the sun near the horizon, or in the polar night. */
export const getDarknessReason = (
  time: TimeOfDay,
  sunTimes: SunTimes | undefined,
): 'before' | 'after' | 'horizon' | 'polarNight' => {
  if (!sunTimes) return 'polarNight';
  if (time < sunTimes.sunrise) return 'before';
  return time > sunTimes.sunset ? 'after' : 'horizon';
};

/** Returns the full hours from the earliest sunrise to the latest sunset of several dates. */
export const getDaylightHours = (sunTimes: readonly (SunTimes | undefined)[]): TimeOfDay[] => {
  let first: TimeOfDay | undefined;
  let last: TimeOfDay | undefined;
  for (const times of sunTimes) {
    if (!times) continue;
    if (first === undefined || times.sunrise < first) first = times.sunrise;
    if (last === undefined || times.sunset > last) last = times.sunset;
  }
  if (first === undefined || last === undefined) return [];
  return getFullHours(first, last < LAST_MINUTE ? last : LAST_MINUTE);
};

/** Returns the direction of sunlight on a drawing whose north is at `north` degrees; undefined while the sun is below the skyline. */
export const getSunDirection = (
  { azimuth, elevation }: SunPosition,
  north: number,
): SunDirection | undefined => {
  if (elevation < MIN_ELEVATION) return undefined;
  const angle = (azimuth + north) * RADIANS_PER_DEGREE;
  const distance = 1 / Math.tan(elevation * RADIANS_PER_DEGREE);
  return { x: -Math.sin(angle) * distance, y: Math.cos(angle) * distance };
};
