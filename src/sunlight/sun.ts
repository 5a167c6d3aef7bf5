import { getPosition } from 'suncalc';

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

/** Below it, in degrees, the city stands before the sun. */
const LOWEST_ALTITUDE = 0.5;
const RADIANS = Math.PI / 180;

/** The sun of a day, `2026-12-21`, at a full hour of the place's own clock, 0 to 23. */
export const findSun = (day: string, hour: number, { latitude, longitude, timeZone }: Place): Sun => {
  const moment = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour } });
  return getPosition(new Date(moment.epochMilliseconds), latitude, longitude);
};

/** The way of the light on a drawing whose north is `north` degrees clockwise from up; none while the sun is down. */
export const findRay = ({ azimuth, altitude }: Sun, north: number): Ray | undefined => {
  if (altitude < LOWEST_ALTITUDE) return undefined;
  const direction = (azimuth + north) * RADIANS;
  const run = 1 / Math.tan(altitude * RADIANS);
  return { x: -Math.sin(direction) * run, y: Math.cos(direction) * run };
};
