import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { getContentFile, getContentLocale } from '../queries/content-file.ts';
import { getExhibitions } from '../queries/exhibitions.ts';
import { getDrawingHeight } from '../queries/plan-measures.ts';
import { recordLocale } from '../queries/text-locale.ts';
import {
  type BusyTime,
  type BookableDate,
  type ExhibitionDates,
  getBookableDates,
  getVisitSchedule,
  type VisitSchedule,
} from '../queries/visits.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getSunlightOptions, type SunlightOptions } from './sunlight-options.ts';

export interface VisitBookingData {
  dates: BookableDate[];
  visitSchedule: VisitSchedule;
  /** Notice such as "Avisa 24 horas antes." with a note; undefined if visits need no notice. */
  notice: string | undefined;
  /** The plan on which the sunlight is shown; its height is in thousandths of its width. */
  plan: { north: number; height: number; src: string } | undefined;
  /** Dates and slots with their sunlight; undefined without dates or opening hours. */
  sunlight: SunlightOptions | undefined;
}

const getBusyTimes = async (locale: Locale): Promise<BusyTime[]> => {
  const exhibitions = await getExhibitions(locale);
  return exhibitions.flatMap(({ activities }) => activities).filter(({ isUpcoming }) => isUpcoming);
};

/**
 * Returns the dates and time slots of visits. `hasSunlight` adds the sunlight on the first plan that has data about it. `exhibitionDates`
 * limits the dates to an exhibition; `{}` means visits of the penthouse, and undefined means no visits.
 */
export const getVisitBooking = async (
  locale: Locale,
  hasSunlight: boolean,
  exhibitionDates?: ExhibitionDates,
): Promise<VisitBookingData> => {
  const { plans } = await getContentFile('plans', locale);
  const { hours, notice } = await getContentFile('visits', locale);
  // The note comes from visits.json, so the template has the locale of that file.
  const noticeLocale = await getContentLocale('visits', locale);
  const { noticeHours } = UI_STRINGS[noticeLocale].visits;
  const plan = hasSunlight ? plans.find(({ light }) => light) : undefined;
  const dates = exhibitionDates
    ? await getBookableDates(locale, { ...exhibitionDates, busy: await getBusyTimes(locale) })
    : [];
  const sunlight =
    hours && dates.length > 0
      ? await getSunlightOptions({ dates, plan, hasProject: false, locale })
      : undefined;
  return {
    dates,
    visitSchedule: await getVisitSchedule(locale, exhibitionDates ?? {}),
    notice:
      notice &&
      recordLocale(
        `${interpolate(noticeHours, { hours: notice.hours })} ${notice.note}`,
        noticeLocale,
        locale,
      ),
    plan: plan && {
      north: plan.north,
      height: getDrawingHeight(plan.today.drawing),
      src: plan.today.drawing.src,
    },
    sunlight,
  };
};
