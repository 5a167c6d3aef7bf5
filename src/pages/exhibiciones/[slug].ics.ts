import type { APIRoute, GetStaticPaths } from 'astro';
import { getContentFile } from '../../queries/content-file.ts';
import { type CalendarEntry, listCalendarEntries } from '../../queries/exhibitions.ts';
import { writeCalendar } from './_calendar.ts';

export const getStaticPaths = (async () =>
  (await listCalendarEntries()).flatMap((entry) =>
    // Under its former names too, because a calendar has no link to its new name.
    [entry.slug, ...entry.formerly].map((slug) => ({ params: { slug }, props: { ...entry } })),
  )) satisfies GetStaticPaths;

/** One exhibition for a visitor's calendar. */
export const GET: APIRoute<CalendarEntry> = async ({ props }) =>
  new Response(writeCalendar(await getContentFile('site'), props.title, [props]), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
