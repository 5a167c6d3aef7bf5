import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import { getFormatter, getContentLocale } from '../queries/content-file.ts';
import type { TimeOfDay } from '../dates/time-of-day.ts';
import { recordLocale } from '../queries/text-locale.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import type { PlanSunlight } from './plan-sunlight.ts';
import { getDarknessReason, type SunTimes } from './sun-position.ts';

/** Time with the elevation of the sun in degrees, and the sun times of the date. */
interface SunMoment {
  time: TimeOfDay;
  elevation: number;
  sunTimes: SunTimes | undefined;
}

/** Depth in metres below which sunlight only grazes the glazing. */
const GRAZING_DEPTH = 0.5;
/** Depth in metres from which depths are rounded to whole metres. */
const ROUNDED_DEPTH = 5;

/** Describes sunlight in the locale of plans.json, which names the openings. */
const describeSunlightInLocale = async (
  contentLocale: Locale,
  sunlight: PlanSunlight | undefined,
  { time, elevation, sunTimes }: SunMoment,
): Promise<string> => {
  const { formatTime, formatLength, formatList } = await getFormatter(contentLocale);
  const { words: templates } = UI_STRINGS[contentLocale].plansPage;
  const hour = addNonBreakingSpaces(formatTime(time));
  if (!sunlight) return interpolate(templates[getDarknessReason(time, sunTimes)], { hour });

  const grazed: string[] = [];
  const reached: string[] = [];
  for (const { entryPoint, depth } of sunlight.glazing) {
    if (depth < GRAZING_DEPTH) {
      grazed.push(entryPoint);
      continue;
    }
    const formattedDepth = formatLength(depth, depth < ROUNDED_DEPTH ? 1 : 0);
    reached.push(
      addNonBreakingSpaces(interpolate(templates.way, { depth: formattedDepth, way: entryPoint })),
    );
  }
  const skylights = sunlight.glazing.length > 0 ? [] : sunlight.skylights;
  const overhead = skylights.map(({ entryPoint }) => entryPoint);

  const clauses: string[] = [];
  if (grazed.length > 0) clauses.push(interpolate(templates.grazes, { ways: formatList(grazed) }));
  if (reached.length > 0) clauses.push(interpolate(templates.reaches, { ways: formatList(reached) }));
  if (overhead.length > 0) clauses.push(interpolate(templates.comesDown, { ways: formatList(overhead) }));
  if (clauses.length === 0) return interpolate(templates.none, { hour });
  const position = interpolate(templates.stands, { degrees: Math.round(elevation) });
  return interpolate(templates.sun, { hour, does: formatList([position, ...clauses]) });
};

/**
 * Describes how deep sunlight enters, and through which openings. Undefined sunlight means that the sun is below the skyline. Mentions
 * skylights only if no sunlight enters through glazing.
 */
export const describeSunlight = async (
  sunlight: PlanSunlight | undefined,
  moment: SunMoment,
  locale: Locale,
): Promise<string> => {
  const contentLocale = await getContentLocale('plans', locale);
  return recordLocale(await describeSunlightInLocale(contentLocale, sunlight, moment), contentLocale, locale);
};
