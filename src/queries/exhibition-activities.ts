import { getBuildDate } from '../dates/build-date.ts';
import type { TimeOfDay } from '../dates/time-of-day.ts';
import type { Formatter } from '../i18n/formatter.ts';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import type { ExhibitionFields } from '../schemas/exhibition.ts';
import { getContentFile, getFormatter } from './content-file.ts';
import { hasUpcomingActivities, type StatusAndNote } from './get-exhibition-status.ts';
import { visibleThrough, type VisibilityWindow } from './timed-values.ts';
import type { ExhibitionDates } from './visits.ts';

/** Maximum number of days before an activity at which a card announces the activity. */
const NEAR_DAYS = 14;

export type ActivityFields = ExhibitionFields['activities'][number];

export interface ActivityDescription {
  /** Whether the activity takes place on the build date or later. */
  isUpcoming: boolean;
  /** Date and time within a sentence: "sábado 5 de diciembre, 12:00 – 13:30 h". */
  time: string;
  /** Date and time as a separate value, with a capital letter. */
  value: string;
  /** Time in which the activity is shown: until the end of its date. */
  when: VisibilityWindow;
}

/** Text about the next activity of an exhibition, and when it is shown. */
export interface NextActivity {
  /** Text such as "Recorrido con Noemí Altavista, 5 de diciembre, 12:00 h". */
  text: string;
  when: VisibilityWindow;
}

export interface DescribedActivities<Activity extends ActivityFields = ActivityFields> {
  activities: (Activity & ActivityDescription)[];
  /** Next activity within 14 days; undefined if there is no such activity. */
  nextActivity: NextActivity | undefined;
}

type ActivitiesInput<Activity extends ActivityFields> = Omit<ExhibitionDates, 'activities'> &
  Pick<StatusAndNote, 'status' | 'closedEarly' | 'isPostponed'> & { activities: readonly Activity[] };

const getYear = (date: string): string => date.slice(0, 4);

function formatTimeRange(
  { formatTime }: Formatter,
  { starts, ends }: { starts: TimeOfDay; ends?: TimeOfDay | undefined },
): string {
  const start = formatTime(starts);
  return ends === undefined ? start : `${start} – ${formatTime(ends)}`;
}

/** Adds the date, the time and the visibility to the activities of an exhibition, and describes the next activity. */
export async function describeActivities<Activity extends ActivityFields>(
  { activities, opens, closes, ...status }: ActivitiesInput<Activity>,
  locale: Locale,
): Promise<DescribedActivities<Activity>> {
  const { timeZone } = await getContentFile('site', locale);
  const formatter = await getFormatter(locale);
  const { activityTime } = UI_STRINGS[locale].exhibitionsSection.page;
  const today = getBuildDate(timeZone);
  const lastNearDate = Temporal.PlainDate.from(today).add({ days: NEAR_DAYS }).toString();

  // The page shows the current year and the years of the exhibition, so an activity in one of them has no year.
  const visibleYears = [today, opens, closes].map((date) => date && getYear(date));
  function formatActivityTime(date: string, hours: string, hasWeekday = false): string {
    const hasYear = !visibleYears.includes(getYear(date));
    return interpolate(activityTime, { day: formatter.formatDate(date, { hasWeekday, hasYear }), hours });
  }

  const described = activities.map((activity) => {
    const { day } = activity;
    const time = formatActivityTime(day, formatTimeRange(formatter, activity), true);
    return {
      ...activity,
      isUpcoming: hasUpcomingActivities(status) && day >= today,
      time,
      value: addNonBreakingSpaces(formatter.capitalize(time)),
      when: visibleThrough(day, timeZone),
    };
  });

  const next = described.find(({ isUpcoming, day }) => isUpcoming && day <= lastNearDate);
  if (!next) return { activities: described, nextActivity: undefined };
  const nextTime = formatActivityTime(next.day, formatter.formatTime(next.starts));
  const text = `${next.label}, ${addNonBreakingSpaces(nextTime)}`;
  return { activities: described, nextActivity: { text, when: next.when } };
}
