import { readBuildDay } from '../build-day.ts';
import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import { findDaylight, listHours } from '../sunlight/sun.ts';
import { getContentFile, getWriter } from './content-file.ts';

/** A day that can be chosen, and its hours. */
export interface DayWithHours {
  /** ISO 8601. */
  day: string;
  /** "Hoy, 27 de noviembre", "sáb 28 nov". */
  name: string;
  /** Full hours, 0 to 23. */
  hours: readonly number[];
}

/** The place of the house on Earth, and its clock. */
export const getPlace = async (language: Language) => {
  const { place, timeZone } = await getContentFile('site', language);
  return { ...place, timeZone };
};

/** The days that can be chosen on /plantas, that of the build first, then an equinox and the solstices of its year, from the first sunrise to the last sunset. */
export const listPlanDays = async (language: Language): Promise<DayWithHours[]> => {
  const { writeDay } = await getWriter(language);
  const place = await getPlace(language);
  const { days: names } = await getContentFile('plansPage', language);
  const today = readBuildDay(place.timeZone);
  const year = today.slice(0, 4);
  const days = { today, march: `${year}-03-20`, june: `${year}-06-21`, december: `${year}-12-21` };
  const hours = listHours(Object.values(days).map((day) => findDaylight(day, place)));
  return (['today', 'march', 'june', 'december'] as const).map((key) => ({
    day: days[key],
    name: keepTogether(fill(names[key], { day: writeDay(days[key]) })),
    hours,
  }));
};
