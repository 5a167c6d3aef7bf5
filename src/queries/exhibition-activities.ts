import { getBuildDate } from '../dates/build-date.ts';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import type { ExhibitionFields } from '../schemas/exhibition.ts';
import type { TimeOfDay } from '../dates/time-of-day.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile, getFormatter } from './content-file.ts';
import { hasUpcomingActivities, type StatusAndNote } from './get-exhibition-status.ts';
import { visibleThrough } from './timed-values.ts';
import type { ExhibitionDates } from './visits.ts';

const NEAR_DAYS = 14;

/** The year of an ISO 8601 day. */
const yearOf = (day: string): string => day.slice(0, 4);

/** What is read of the activities of an exhibition. */
export const describeActivities = async <Activity extends ExhibitionFields['activities'][number]>(
  {
    activities: all,
    opens,
    closes,
    ...status
  }: Omit<ExhibitionDates, 'activities'> &
    Pick<StatusAndNote, 'status' | 'closedEarly' | 'isPostponed'> & { activities: readonly Activity[] },
  locale: Locale,
) => {
  const { timeZone } = await getContentFile('site', locale);
  const { formatDate, formatTime, capitalize } = await getFormatter(locale);
  const { activityTime } = UI_STRINGS[locale].exhibitionsSection.page;
  const today = getBuildDate(timeZone);
  const soon = Temporal.PlainDate.from(today).add({ days: NEAR_DAYS }).toString();
  const describeHours = (starts: TimeOfDay, ends?: TimeOfDay): string => {
    const from = formatTime(starts);
    return ends === undefined ? from : `${from} – ${formatTime(ends)}`;
  };
  const describeTime = (day: string, hours: string, hasWeekday = false) => {
    // The year of the site, or of the dates beside the activities, isn't written.
    const isKnown = [today, opens, closes].some((known) => known && yearOf(known) === yearOf(day));
    return interpolate(activityTime, { day: formatDate(day, { hasWeekday, hasYear: !isKnown }), hours });
  };
  const activities = all.map((activity) => {
    const { day, starts, ends } = activity;
    const time = describeTime(day, describeHours(starts, ends), true);
    return {
      ...activity,
      /** It takes place, and its day isn't over. */
      isToCome: hasUpcomingActivities(status) && day >= today,
      /** "sábado 5 de diciembre, 12:00 – 13:30 h", and as a value that stands alone. */
      time,
      value: addNonBreakingSpaces(capitalize(time)),
      /** Until the end of its day. */
      when: visibleThrough(day, timeZone),
    };
  });
  const next = activities.find(({ isToCome, day }) => isToCome && day <= soon);
  return {
    activities,
    /** "Recorrido con Noemí Altavista, 5 de diciembre, 12:00 h", where the next is today or within fourteen days. */
    nextActivity: next && {
      text: `${next.label}, ${addNonBreakingSpaces(describeTime(next.day, describeHours(next.starts)))}`,
      when: next.when,
    },
  };
};
