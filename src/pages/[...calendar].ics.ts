import type { APIRoute, GetStaticPaths, GetStaticPathsItem } from 'astro';
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
  /** Limits the calendar to this activity. */
  activity?: CalendarExhibition['activities'][number];
  /** First date of the activities, as ISO 8601. If undefined, the calendar has all activities. */
  from?: string;
}

/** Returns the route of a calendar, or no route if the calendar has no path. */
const createRoutes = (path: string | undefined, props: Props): GetStaticPathsItem[] =>
  path === undefined ? [] : [{ params: { calendar: toRouteParam(path) }, props: { ...props } }];

/** Returns the routes of the calendars of an exhibition and of its activities. */
function getExhibitionRoutes(exhibition: Exhibition, from: string): GetStaticPathsItem[] {
  const { page, title: name, activities } = exhibition;
  const props: Props = { locale: page.locale, name, exhibitions: [exhibition] };
  return [
    ...createRoutes(page.files.calendar, { ...props, from }),
    ...activities.flatMap((activity) =>
      createRoutes(activity.calendar, { ...props, name: activity.label, activity }),
    ),
  ];
}

async function getCalendarRoutes(locale: Locale): Promise<GetStaticPathsItem[]> {
  const exhibitions = await getExhibitions(locale);
  const { calendar } = UI_STRINGS[locale].exhibitionsSection.list;
  const from = getBuildDate((await getContentFile('site', locale)).timeZone);
  const exhibitionLists = (await getPages()).filter(
    (page) => page.kind === 'exhibitions' && page.locale === locale,
  );
  return [
    // Includes past activities, because calendar apps delete events that disappear from a subscription.
    ...exhibitionLists.flatMap(({ files }) =>
      createRoutes(files.calendar, { locale, name: calendar, exhibitions }),
    ),
    ...exhibitions
      .filter(({ page }) => page.locale === locale)
      .flatMap((exhibition) => getExhibitionRoutes(exhibition, from)),
  ];
}

export const getStaticPaths = (async () =>
  (await Promise.all((await getSiteLocales()).map(getCalendarRoutes))).flat()) satisfies GetStaticPaths;

/** Serves the calendar of an exhibition or an activity for import, or of all exhibitions for subscription. */
export const GET: APIRoute<Props> = async ({ props: { locale, name, exhibitions, activity, from = '' } }) => {
  const site = await getContentFile('site', locale);
  const visits = await describeVisits(locale);
  const calendar = serializeCalendar(site, visits, name, exhibitions, (event) =>
    activity ? event === activity : !event || event.day >= from,
  );
  return new Response(calendar, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
