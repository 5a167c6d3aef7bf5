import { readBuildDay } from '../build-day.ts';
import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { type Daylight, findDaylight, listHours } from '../sunlight/sun.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import { getContentFile, getWriter } from './content-file.ts';

/** A day that can be chosen on /plantas. */
export interface PlanDay {
  key: 'today' | 'march' | 'june' | 'december';
  name: string;
  /** ISO 8601. */
  day: string;
  daylight: Daylight | undefined;
}

/** The place of the house on Earth, and its clock. */
export const getPlace = async (language: Language) => {
  const { place, timeZone } = await getContentFile('site', language);
  return { ...place, timeZone };
};

/** The days that can be chosen: that of the build, an equinox and the solstices of its year. */
export const getDays = async (language: Language): Promise<PlanDay[]> => {
  const { writeDay } = await getWriter(language);
  const place = await getPlace(language);
  const { days } = await getContentFile('plansPage', language);
  const today = readBuildDay(place.timeZone);
  const year = today.slice(0, 4);
  const isoDays = { today, march: `${year}-03-20`, june: `${year}-06-21`, december: `${year}-12-21` };
  return (['today', 'march', 'june', 'december'] as const).map((key) => ({
    key,
    day: isoDays[key],
    daylight: findDaylight(isoDays[key], place),
    name: fill(days[key], { day: writeDay(isoDays[key]) }),
  }));
};

/** The hours of the control, evenly spaced, and from where to where on it the sun is up, in percent of its length. */
export interface HourScale {
  hours: { hour: number; digits: string; name: string }[];
  days: { key: PlanDay['key']; from: number; to: number; sunrise: string; sunset: string }[];
}

/** What the control of the hours shows: each hour that can be chosen, and on each day when the sun rises and sets. */
export const getHourScale = async (language: Language): Promise<HourScale> => {
  const { writeClockHour, writeHour } = await getWriter(language);
  const days = await getDays(language);
  const hours = listHours(days.map(({ daylight }) => daylight));
  const write = (hour: number) => {
    const minutes = Math.round(hour * 60);
    const clock = `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
    return keepTogether(writeHour(clock));
  };
  // An hour stands in the middle of its part of the scale.
  const place = (hour: number) => {
    const part = (hour - (hours[0] ?? 0) + 0.5) / hours.length;
    return Math.round(Math.min(Math.max(part, 0), 1) * 1000) / 10;
  };
  return {
    hours: hours.map((hour) => ({ hour, digits: writeClockHour(hour), name: write(hour) })),
    days: days.flatMap(({ key, daylight }) =>
      daylight
        ? {
            key,
            from: place(daylight.sunrise),
            to: place(daylight.sunset),
            sunrise: write(daylight.sunrise),
            sunset: write(daylight.sunset),
          }
        : [],
    ),
  };
};
