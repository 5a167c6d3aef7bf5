import type { APIRoute, GetStaticPaths } from 'astro';
import { getContentFile } from '../../queries/content-file.ts';
import type { CalendarExhibition } from '../../queries/exhibition-types.ts';
import { listCalendarExhibitions } from '../../queries/exhibitions.ts';
import { writeCalendar } from '../../feeds/calendar.ts';

export const getStaticPaths = (async () => {
  const all = await listCalendarExhibitions();
  const { list } = await getContentFile('exhibitionsSection');
  const files = all.flatMap((one) =>
    // Under its former names too, because a calendar has no link to its new name.
    [one.slug, ...one.formerly].map((slug) => ({ slug, name: one.title, exhibitions: [one] })),
  );
  files.push({ slug: 'calendario', name: list.calendar, exhibitions: all });
  return files.map(({ slug, ...props }) => ({ params: { slug }, props }));
}) satisfies GetStaticPaths;

/** One exhibition for a visitor's calendar, or all of them for calendars that subscribe. */
export const GET: APIRoute<{ name: string; exhibitions: CalendarExhibition[] }> = async ({ props }) =>
  new Response(writeCalendar(await getContentFile('site'), props.name, props.exhibitions), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
