import type { APIRoute, GetStaticPaths } from 'astro';
import { readBuildDay } from '../../build-day.ts';
import { writeCalendar } from '../../feeds/calendar.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { FILES, PAGES, toParam } from '../../paths.ts';
import { getContentFile } from '../../queries/content-file.ts';
import type { CalendarExhibition } from '../../queries/exhibition-types.ts';
import { listCalendarExhibitions } from '../../queries/exhibitions.ts';
import { describeVisits } from '../../queries/visits.ts';

interface File {
  name: string;
  exhibitions: CalendarExhibition[];
  /** The first day whose activities it has; without it, it has all. */
  from?: string;
}

export const getStaticPaths = (async () => {
  const all = await listCalendarExhibitions(DEFAULT_LANGUAGE);
  const { list } = await getContentFile('exhibitionsSection', DEFAULT_LANGUAGE);
  const from = readBuildDay((await getContentFile('site', DEFAULT_LANGUAGE)).timeZone);
  const files: ({ slug: string } & File)[] = all.flatMap((one) =>
    // Under its former names too, because a calendar has no link to its new name.
    [one.slug, ...one.formerly].map((slug) => ({ slug, name: one.title, exhibitions: [one], from })),
  );
  const ofAll = FILES[DEFAULT_LANGUAGE].calendar.replace(/.*\/|\.ics$/g, '');
  // Calendars that subscribe would delete what it left out.
  files.push({ slug: ofAll, name: list.calendar, exhibitions: all });
  return files.map(({ slug, ...file }) => ({
    params: { exhibitions: toParam(PAGES[DEFAULT_LANGUAGE].exhibitions), slug },
    props: { ...file, language: DEFAULT_LANGUAGE },
  }));
}) satisfies GetStaticPaths;

/** One exhibition for a visitor's calendar, or all of them for calendars that subscribe. */
export const GET: APIRoute<File & { language: Language }> = async ({ props }) => {
  const { language, name, exhibitions, from = '' } = props;
  const site = await getContentFile('site', language);
  const visits = await describeVisits(language);
  const calendar = writeCalendar(
    site,
    visits,
    name,
    exhibitions,
    (activity) => !activity || activity.day >= from,
  );
  return new Response(calendar, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
