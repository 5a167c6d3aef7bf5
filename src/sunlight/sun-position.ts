import { getPosition, getTimes } from 'suncalc';
import { listFullHours, readTime, type TimeOfDay } from '../time-of-day.ts';

/** Where the sun stands, in degrees: `azimuth` clockwise from north, `altitude` above the horizon. */
export interface SunPosition {
  azimuth: number;
  altitude: number;
}

/** A place on Earth in degrees, north and east positive, and the IANA name of its time zone. */
export interface Coordinates {
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** By how much the light moves over a drawing, x to the right and y down, for each unit of height that it falls. */
export interface SunDirection {
  x: number;
  y: number;
}

/** When the upper edge of the sun stands on the horizon of a day. */
export interface SunTimes {
  sunrise: TimeOfDay;
  sunset: TimeOfDay;
}

/** Below it, in degrees, the city stands before the sun. */
const LOWEST_ALTITUDE = 0.5;
const NOON = '12:00';
/** From when to when a day is. */
const DAY = { begins: '00:00', lastTime: '23:59', ends: '24:00' } as const;
const RADIANS = Math.PI / 180;

/** The sun of a day, `2026-12-21`, at a time of the place's own clock. */
export const getSunPosition = (
  day: string,
  time: TimeOfDay,
  { latitude, longitude, timeZone }: Coordinates,
): SunPosition => {
  const moment = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time });
  return getPosition(new Date(moment.epochMilliseconds), latitude, longitude);
};

/** When the sun rises and sets on a day; `undefined` where it doesn't rise. Where it doesn't set the light lasts all day. */
export const getSunTimes = (day: string, place: Coordinates): SunTimes | undefined => {
  const { latitude, longitude, timeZone } = place;
  const date = Temporal.PlainDate.from(day);
  const noon = date.toZonedDateTime({ timeZone, plainTime: NOON });
  const { sunrise, sunset } = getTimes(new Date(noon.epochMilliseconds), latitude, longitude);
  if (!sunrise || !sunset)
    return getSunPosition(day, NOON, place).altitude > 0
      ? { sunrise: DAY.begins, sunset: DAY.ends }
      : undefined;
  const toTime = (moment: Date): TimeOfDay => {
    const clock = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
    const days = Temporal.PlainDate.compare(clock.toPlainDate(), date);
    if (days !== 0) return days < 0 ? DAY.begins : DAY.ends;
    return readTime(clock.toPlainTime().toString({ smallestUnit: 'minute' }));
  };
  return { sunrise: toTime(sunrise), sunset: toTime(sunset) };
};

/** Why no light comes in at a time: it is before sunrise, after sunset, the sun is near the horizon, or doesn't rise that day. */
export const getDarknessReason = (
  time: TimeOfDay,
  daylight: SunTimes | undefined,
): 'before' | 'after' | 'horizon' | 'polarNight' => {
  if (!daylight) return 'polarNight';
  if (time < daylight.sunrise) return 'before';
  return time > daylight.sunset ? 'after' : 'horizon';
};

/** The full hours from the earliest sunrise of some days to their latest sunset; none if the sun rises on none of them. */
export const listDaylightHours = (days: readonly (SunTimes | undefined)[]): TimeOfDay[] => {
  const daylights = days.filter((day) => day !== undefined);
  const [first] = daylights.map(({ sunrise }) => sunrise).sort();
  const end = daylights
    .map(({ sunset }) => sunset)
    .sort()
    .at(-1);
  if (first === undefined || end === undefined) return [];
  return listFullHours(first, end < DAY.lastTime ? end : DAY.lastTime);
};

/** The way of the light on a drawing whose north is `north` degrees clockwise from up; none while the sun is down. */
export const getSunDirection = (
  { azimuth, altitude }: SunPosition,
  north: number,
): SunDirection | undefined => {
  if (altitude < LOWEST_ALTITUDE) return undefined;
  const direction = (azimuth + north) * RADIANS;
  const run = 1 / Math.tan(altitude * RADIANS);
  return { x: -Math.sin(direction) * run, y: Math.cos(direction) * run };
};
