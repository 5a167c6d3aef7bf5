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
  /** The only event that it has. */
  activity?: CalendarExhibition['activities'][number];
  /** The first day whose activities it has; without it, it has all. */
  from?: string;
}

const toRoute = (path: string | undefined, props: Props) =>
  path === undefined ? [] : [{ params: { calendar: toRouteParam(path) }, props: { ...props } }];

/** The calendar of an exhibition, and those of its activities. */
const listOwn = (exhibition: Exhibition, from: string) => {
  const { page, title: name, activities } = exhibition;
  const ofIt = { locale: page.locale, name, exhibitions: [exhibition] };
  return [
    ...toRoute(page.files.calendar, { ...ofIt, from }),
    ...activities.flatMap((activity) =>
      toRoute(activity.calendar, { ...ofIt, name: activity.label, activity }),
    ),
  ];
};

const listCalendars = async (locale: Locale) => {
  const exhibitions = await getExhibitions(locale);
  const { calendar } = UI_STRINGS[locale].exhibitionsSection.list;
  const from = getBuildDate((await getContentFile('site', locale)).timeZone);
  const lists = (await getPages()).filter((page) => page.kind === 'exhibitions' && page.locale === locale);
  return [
    // A calendar that subscribes deletes what this one no longer has: it keeps activities that are over.
    ...lists.flatMap(({ files }) => toRoute(files.calendar, { locale, name: calendar, exhibitions })),
    ...exhibitions.flatMap((one) => (one.page.locale === locale ? listOwn(one, from) : [])),
  ];
};

export const getStaticPaths = (async () =>
  (await Promise.all((await getSiteLocales()).map(listCalendars))).flat()) satisfies GetStaticPaths;

/** An exhibition or one of its activities for a visitor's calendar, or all of them for calendars that subscribe. */
export const GET: APIRoute<Props> = async ({ props: { locale, name, exhibitions, activity, from = '' } }) => {
  const site = await getContentFile('site', locale);
  const visits = await describeVisits(locale);
  const calendar = serializeCalendar(site, visits, name, exhibitions, (event) =>
    activity ? event === activity : !event || event.day >= from,
  );
  return new Response(calendar, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
