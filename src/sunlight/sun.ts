import { getPosition, getTimes } from 'suncalc';

/** Where the sun stands, in degrees: `azimuth` clockwise from north, `altitude` above the horizon. */
export interface Sun {
  azimuth: number;
  altitude: number;
}

/** A place on Earth in degrees, north and east positive, and the IANA name of its time zone. */
export interface Place {
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** By how much the light moves over a drawing, x to the right and y down, for each unit of height that it falls. */
export interface Ray {
  x: number;
  y: number;
}

/** The hours of a day's clock at which the upper edge of the sun stands on the horizon: 6.5 is half past six. */
export interface Daylight {
  sunrise: number;
  sunset: number;
}

/** Below it, in degrees, the city stands before the sun. */
const LOWEST_ALTITUDE = 0.5;
/** Hours of a day. */
const NOON = 12;
const MIDNIGHT = 24;
const RADIANS = Math.PI / 180;

/** The sun of a day, `2026-12-21`, at a full hour of the place's own clock, 0 to 23. */
export const findSun = (day: string, hour: number, { latitude, longitude, timeZone }: Place): Sun => {
  const moment = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour } });
  return getPosition(new Date(moment.epochMilliseconds), latitude, longitude);
};

/** When the sun rises and sets on a day; `undefined` where it doesn't rise. Where it doesn't set the light lasts from 0 to 24. */
export const findDaylight = (day: string, place: Place): Daylight | undefined => {
  const { latitude, longitude, timeZone } = place;
  const date = Temporal.PlainDate.from(day);
  const noon = date.toZonedDateTime({ timeZone, plainTime: { hour: NOON } });
  const { sunrise, sunset } = getTimes(new Date(noon.epochMilliseconds), latitude, longitude);
  if (!sunrise || !sunset)
    return findSun(day, NOON, place).altitude > 0 ? { sunrise: 0, sunset: MIDNIGHT } : undefined;
  const toHour = (moment: Date) => {
    const clock = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
    const days = date.until(clock.toPlainDate()).days;
    const hour = days * MIDNIGHT + clock.hour + clock.minute / 60;
    return Math.min(Math.max(hour, 0), MIDNIGHT);
  };
  return { sunrise: toHour(sunrise), sunset: toHour(sunset) };
};

/** Whether an hour that no light comes in at is before sunrise, after sunset, one of a sun that is still too low, or of a day without sun. */
export const findDarkness = (
  hour: number,
  daylight: Daylight | undefined,
): 'before' | 'after' | 'horizon' | 'polarNight' => {
  if (!daylight) return 'polarNight';
  if (hour < daylight.sunrise) return 'before';
  return hour > daylight.sunset ? 'after' : 'horizon';
};

/** The full hours from the earliest sunrise of some days to their latest sunset; none if the sun rises on none of them. */
export const listHours = (days: readonly (Daylight | undefined)[]): number[] => {
  const daylights = days.filter((day) => day !== undefined);
  const first = Math.ceil(Math.min(...daylights.map(({ sunrise }) => sunrise)));
  const end = Math.min(MIDNIGHT - 1, Math.max(...daylights.map(({ sunset }) => sunset)));
  return Array.from({ length: Math.max(0, Math.floor(end) - first + 1) }, (_, index) => first + index);
};

/** The way of the light on a drawing whose north is `north` degrees clockwise from up; none while the sun is down. */
export const findRay = ({ azimuth, altitude }: Sun, north: number): Ray | undefined => {
  if (altitude < LOWEST_ALTITUDE) return undefined;
  const direction = (azimuth + north) * RADIANS;
  const run = 1 / Math.tan(altitude * RADIANS);
  return { x: -Math.sin(direction) * run, y: Math.cos(direction) * run };
};
