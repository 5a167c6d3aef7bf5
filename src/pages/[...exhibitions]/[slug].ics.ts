import type { APIRoute, GetStaticPaths } from 'astro';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { FILES, PAGES, toParam } from '../../paths.ts';
import { getContentFile } from '../../queries/content-file.ts';
import type { CalendarExhibition } from '../../queries/exhibition-types.ts';
import { listCalendarExhibitions } from '../../queries/exhibitions.ts';
import { writeCalendar } from '../../feeds/calendar.ts';

export const getStaticPaths = (async () => {
  const all = await listCalendarExhibitions(DEFAULT_LANGUAGE);
  const { list } = await getContentFile('exhibitionsSection', DEFAULT_LANGUAGE);
  const files = all.flatMap((one) =>
    // Under its former names too, because a calendar has no link to its new name.
    [one.slug, ...one.formerly].map((slug) => ({ slug, name: one.title, exhibitions: [one] })),
  );
  const ofAll = FILES[DEFAULT_LANGUAGE].calendar.replace(/.*\/|\.ics$/g, '');
  files.push({ slug: ofAll, name: list.calendar, exhibitions: all });
  return files.map(({ slug, ...file }) => ({
    params: { exhibitions: toParam(PAGES[DEFAULT_LANGUAGE].exhibitions), slug },
    props: { ...file, language: DEFAULT_LANGUAGE },
  }));
}) satisfies GetStaticPaths;

/** One exhibition for a visitor's calendar, or all of them for calendars that subscribe. */
export const GET: APIRoute<{ name: string; exhibitions: CalendarExhibition[]; language: Language }> = async ({
  props,
}) =>
  new Response(writeCalendar(await getContentFile('site', props.language), props.name, props.exhibitions), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
