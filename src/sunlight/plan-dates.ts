import { getBuildDate } from '../dates/build-date.ts';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import { getContentFile, getFormatter } from '../queries/content-file.ts';
import { computeTimedValues, getNextDate } from '../queries/timed-values.ts';
import { getPageLink } from '../queries/site-pages.ts';
import { shortenTime, type TimeOfDay } from '../dates/time-of-day.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getPlanSunlight, type PlanGeometry, toPlanGeometry } from './plan-sunlight.ts';
import {
  type Coordinates,
  getSunDirection,
  getSunPosition,
  getSunTimes,
  getDaylightHours,
} from './sun-position.ts';
import type { DateWithSlots } from './sunlight-data.ts';
import { getCoordinates } from './sunlight-options.ts';

interface SunlightLink {
  href: string;
  /** BCP 47 tag of the linked page, if its language differs from the current page. */
  hreflang: string | undefined;
  /** Label such as "El 28 de noviembre a las 17:00 el sol entra 21 m". */
  label: string;
}

interface DeepestSunlight {
  slot: TimeOfDay;
  /** Depth in metres of the sunlight through glazing. */
  depth: number;
}

const SEASONS = ['march', 'june', 'december'] as const;

/**
 * Returns the dates of /plantas: the build date, an equinox and both solstices. If the build date is one of the others, it has both names
 * until midnight.
 */
export const getPlanDates = async (locale: Locale): Promise<DateWithSlots[]> => {
  const { formatDate } = await getFormatter(locale);
  const coordinates = await getCoordinates(locale);
  const { days: templates } = UI_STRINGS[locale].plansPage;
  const today = getBuildDate(coordinates.timeZone);
  const year = today.slice(0, 4);
  const seasons = { march: `${year}-03-20`, june: `${year}-06-21`, december: `${year}-12-21` };
  const dates = [...new Set([today, ...SEASONS.map((season) => seasons[season])])];
  const slots = getDaylightHours(dates.map((date) => getSunTimes(date, coordinates)));

  return dates.map((date) => {
    const formattedDate = formatDate(date);
    const season = SEASONS.find((key) => seasons[key] === date);
    const seasonName = season && interpolate(templates[season], { day: formattedDate });
    const name = addNonBreakingSpaces(seasonName ?? formattedDate);
    if (date !== today) return { date, name, names: undefined, slots };

    const todayName = [interpolate(templates.today, { day: formattedDate }), seasonName].filter(Boolean);
    const getName = (visibleOn: string): string =>
      visibleOn === today ? addNonBreakingSpaces(todayName.join(' · ')) : name;
    const names = computeTimedValues([getNextDate(today)], coordinates.timeZone, getName);
    return { date, name, names, slots };
  });
};

/** Returns the slot of a date with the deepest sunlight; undefined if no sunlight enters. */
const findDeepestSunlight = (
  { date, slots }: DateWithSlots,
  geometry: PlanGeometry,
  north: number,
  coordinates: Coordinates,
): DeepestSunlight | undefined => {
  let deepest: DeepestSunlight | undefined;
  for (const slot of slots) {
    const direction = getSunDirection(getSunPosition(date, slot, coordinates), north);
    if (!direction) continue;
    for (const { depth } of getPlanSunlight(geometry, 'today', direction).glazing)
      if (depth > (deepest?.depth ?? 0)) deepest = { slot, depth };
  }
  return deepest;
};

/** Returns a link to the deepest sunlight of the build date; undefined if no sunlight enters, or no plan has data about it. */
export const getTodaySunlight = async (locale: Locale): Promise<SunlightLink | undefined> => {
  const { plans } = await getContentFile('plans', locale);
  const plan = plans.find(({ light }) => light);
  const geometry = plan && toPlanGeometry(plan);
  const page = await getPageLink('plans', locale);
  const [today] = await getPlanDates(locale);
  if (!geometry || !page || !today) return undefined;

  const coordinates = await getCoordinates(locale);
  const deepest = findDeepestSunlight(today, geometry, plan.north, coordinates);
  if (!deepest) return undefined;
  const { formatDate, formatTime, formatLength } = await getFormatter(locale);
  return {
    ...page,
    href: `${page.href}?dia=${today.date}&hora=${shortenTime(deepest.slot)}`,
    label: interpolate(UI_STRINGS[locale].plansPage.today, {
      day: addNonBreakingSpaces(formatDate(today.date)),
      hour: addNonBreakingSpaces(formatTime(deepest.slot)),
      depth: addNonBreakingSpaces(formatLength(deepest.depth, 0)),
    }),
  };
};
