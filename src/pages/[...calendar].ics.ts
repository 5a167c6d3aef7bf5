import type { APIRoute, GetStaticPaths } from 'astro';
import { getBuildDate } from '../dates/build-date.ts';
import { type CalendarExhibition, serializeCalendar } from '../feeds/calendar.ts';
import type { Locale } from '../i18n/locales.ts';
import { toRouteParam } from '../i18n/paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import { type Exhibition, getExhibitions } from '../queries/exhibitions.ts';
import { getPages, getSiteLocales } from '../queries/site-pages.ts';
import { describeVisits } from '../queries/visits.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';

interface Props {
  locale: Locale;
  name: string;
  exhibitions: CalendarExhibition[];
  activity?: CalendarExhibition['activities'][number];
  /** First date of the activities, as ISO 8601. If undefined, the calendar has all activities. */
  from?: string;
}

interface CalendarFile {
  path: string;
  props: Props;
}

/**
 * Lists the calendars of an exhibition and of its activities. `from` is the first date of the activities in the calendar of the exhibition.
 */
function listExhibitionCalendars(exhibition: Exhibition, from: string): CalendarFile[] {
  const { page, title: name, activities } = exhibition;
  const props: Props = { locale: page.locale, name, exhibitions: [exhibition] };
  const calendars: CalendarFile[] = [];
  if (page.files.calendar !== undefined)
    calendars.push({ path: page.files.calendar, props: { ...props, from } });
  for (const activity of activities)
    if (activity.calendar !== undefined)
      calendars.push({ path: activity.calendar, props: { ...props, name: activity.label, activity } });
  return calendars;
}

async function listCalendars(locale: Locale): Promise<CalendarFile[]> {
  const exhibitions = await getExhibitions(locale);
  const { calendar: name } = UI_STRINGS[locale].exhibitionsSection.list;
  const from = getBuildDate((await getContentFile('site', locale)).timeZone);
  const calendars: CalendarFile[] = [];
  for (const { kind, locale: pageLocale, files } of await getPages())
    // Includes past activities, because calendar apps delete events that disappear from a subscription.
    if (kind === 'exhibitions' && pageLocale === locale && files.calendar !== undefined)
      calendars.push({ path: files.calendar, props: { locale, name, exhibitions } });
  for (const exhibition of exhibitions)
    if (exhibition.page.locale === locale) calendars.push(...listExhibitionCalendars(exhibition, from));
  return calendars;
}

export const getStaticPaths = (async () => {
  const calendars = await Promise.all((await getSiteLocales()).map(listCalendars));
  return calendars.flat().map(({ path, props }) => ({
    params: { calendar: toRouteParam(path) },
    props: { ...props },
  }));
}) satisfies GetStaticPaths;

/** Serves the calendar of an exhibition or an activity for import, or of all exhibitions for subscription. */
export const GET: APIRoute<Props> = async ({ props: { locale, name, exhibitions, activity, from = '' } }) => {
  const site = await getContentFile('site', locale);
  const visits = await describeVisits(locale);
  const calendar = serializeCalendar(site, visits, name, exhibitions, (event) =>
    activity ? event === activity : !event || event.day >= from,
  );
  return new Response(calendar, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
