import { readBuildDay } from '../build-day.ts';
import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import { getContentFile, getWriter } from '../queries/content-file.ts';
import { listPeriods, nextDay } from '../queries/periods.ts';
import { linkTo } from '../queries/site-pages.ts';
import { shortenTime } from '../time-of-day.ts';
import { WORDS } from '../words.ts';
import { getPlanSunlight, toPlanGeometry } from './plan-sunlight.ts';
import { type DateWithSlots, getCoordinates } from './sunlight-options.ts';
import { getSunTimes, getSunDirection, getSunPosition, listDaylightHours } from './sun-position.ts';

/** The days that can be chosen on /plantas, that of the build first, then an equinox and the solstices of its year, from the first sunrise to the last sunset. One of them may be today: it has both names. */
export const listPlanDates = async (language: Language): Promise<DateWithSlots[]> => {
  const { writeDay } = await getWriter(language);
  const place = await getCoordinates(language);
  const { days: names } = WORDS[language].plansPage;
  const today = readBuildDay(place.timeZone);
  const year = today.slice(0, 4);
  const days = { today, march: `${year}-03-20`, june: `${year}-06-21`, december: `${year}-12-21` };
  const hours = listDaylightHours(Object.values(days).map((day) => getSunTimes(day, place)));
  const named = (['today', 'march', 'june', 'december'] as const).map((key) => ({ day: days[key], key }));
  return [...Map.groupBy(named, ({ day }) => day)].map(([day, keys]) => {
    const written = writeDay(day);
    const nameDay = (shown: typeof keys) =>
      keepTogether(shown.map(({ key }) => fill(names[key], { day: written })).join(' · ') || written);
    const name = nameDay(keys.filter(({ key }) => key !== 'today'));
    const nameOn = (date: string) => (date === today ? nameDay(keys) : name);
    const changing = day === today ? listPeriods([nextDay(today)], place.timeZone, nameOn) : undefined;
    return { day, name, names: changing, hours };
  });
};

/** At what hour of the day of the build the sun reaches deepest, "El 28 de noviembre a las 17:00 el sol entra 21 m", as a link to its drawing; undefined where no plan says how light comes in, or none does. */
export const getTodaySunlight = async (language: Language) => {
  const { plans } = await getContentFile('plans', language);
  const { writeDay, writeHour, writeLength } = await getWriter(language);
  const plan = plans.find(({ light }) => light);
  const measured = plan && toPlanGeometry(plan);
  const page = await linkTo('plans', language);
  const [day] = await listPlanDates(language);
  if (!measured || !page || !day) return undefined;
  const place = await getCoordinates(language);
  const depths = day.hours.map((hour) => {
    const ray = getSunDirection(getSunPosition(day.day, hour, place), plan.north);
    return {
      hour,
      depth: Math.max(
        0,
        ...(ray ? getPlanSunlight(measured, 'today', ray).glass : []).map(({ depth }) => depth),
      ),
    };
  });
  const [deepest] = depths.sort((one, other) => other.depth - one.depth);
  if (!deepest?.depth) return undefined;
  const { hour, depth } = deepest;
  return {
    ...page,
    href: `${page.href}?dia=${day.day}&hora=${shortenTime(hour)}`,
    label: fill(WORDS[language].plansPage.today, {
      day: keepTogether(writeDay(day.day)),
      hour: keepTogether(writeHour(hour)),
      depth: keepTogether(writeLength(depth, 0)),
    }),
  };
};
