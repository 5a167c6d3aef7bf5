import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { readField } from '../../schemas/read-raw.ts';
import { timeZone } from '../../schemas/text.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';

const FIELD = ['place', 'longitude'];
const HOURS_OF_DAY = 24;
const NOON = 12;
const DEGREES_OF_HOUR = 15;
/** No zone strays further from its sun, by its hours of winter: the west of China has two hours and three quarters. */
const FURTHEST_HOURS = 3;
const HOUR_NS = 3.6e12;
/** One of them is without summer time, in either half of the world. */
const DAYS = ['2026-01-01', '2026-07-01'];

/** The hour of the clock in a zone, without summer time, at which the sun is highest there. */
const findNoon = (longitude: number, zone: string): number => {
  const offsets = DAYS.map(
    (day) => Temporal.PlainDate.from(day).toZonedDateTime(zone).offsetNanoseconds / HOUR_NS,
  );
  const noon = NOON + Math.min(...offsets) - longitude / DEGREES_OF_HOUR;
  return (noon + HOURS_OF_DAY) % HOURS_OF_DAY;
};

/** A warning where the sun of the place doesn't keep the hours of its zone: a longitude without its minus, coordinates in each other's place, `Etc/GMT-6`. */
export const checkPlace = (site: ContentSource | undefined): ContentError[] => {
  const zone = timeZone('', '').safeParse(readField(site?.data, 'timeZone')).data;
  const longitude = readField(site?.data, ...FIELD);
  if (zone === undefined || typeof longitude !== 'number') return [];
  const noon = findNoon(longitude, zone);
  if (Math.abs(noon - NOON) <= FURTHEST_HOURS) return [];
  const clock = Temporal.PlainTime.from({ hour: Math.floor(noon) }).toString({ smallestUnit: 'minute' });
  const message = `con esta longitud y timeZone, "${zone}", el sol estaría en lo más alto después de las ${clock}, y se espera cerca de las 12. Revisa el signo (México es negativo), que latitude y longitude no estén una en lugar de la otra, y que timeZone sea la de una ciudad, como "America/Mexico_City".`;
  return [fieldErrorsOf(CONTENT_FILES.site.file, site, true)(message, ...FIELD)];
};
