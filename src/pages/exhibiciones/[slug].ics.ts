import type { APIRoute, GetStaticPaths } from 'astro';
import { getContentFile } from '../../queries/content-file.ts';
import { type CalendarEntry, listCalendarEntries } from '../../queries/exhibitions.ts';
import { writeCalendar } from './_calendar.ts';

export const getStaticPaths = (async () => {
  const all = await listCalendarEntries();
  const { list } = await getContentFile('exhibitionsSection');
  const files = all.flatMap((entry) =>
    // Under its former names too, because a calendar has no link to its new name.
    [entry.slug, ...entry.formerly].map((slug) => ({ slug, name: entry.title, entries: [entry] })),
  );
  files.push({ slug: 'calendario', name: list.calendar, entries: all });
  return files.map(({ slug, ...props }) => ({ params: { slug }, props }));
}) satisfies GetStaticPaths;

/** One exhibition for a visitor's calendar, or all of them for calendars that subscribe. */
export const GET: APIRoute<{ name: string; entries: CalendarEntry[] }> = async ({ props }) =>
  new Response(writeCalendar(await getContentFile('site'), props.name, props.entries), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
