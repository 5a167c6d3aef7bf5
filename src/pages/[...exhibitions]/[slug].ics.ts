import type { APIRoute, GetStaticPaths } from 'astro';
import { readBuildDay } from '../../build-day.ts';
import { writeCalendar } from '../../feeds/calendar.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { FILES, PAGES, toParam } from '../../paths.ts';
import { listLanguages } from '../../queries/languages.ts';
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

const listCalendarFiles = async (language: Language) => {
  const all = await listCalendarExhibitions(language);
  const { list } = await getContentFile('exhibitionsSection', language);
  const from = readBuildDay((await getContentFile('site', language)).timeZone);
  const files: ({ slug: string } & File)[] = all.flatMap((one) => {
    // Under its former names too, because a calendar has no link to its new name.
    const names = [one.slug, ...(language === DEFAULT_LANGUAGE ? one.formerly : [])];
    const isWritten = one.language === language;
    return isWritten ? names.map((slug) => ({ slug, name: one.title, exhibitions: [one], from })) : [];
  });
  const slug = FILES[language].calendar.replace(/.*\/|\.ics$/g, '');
  // Calendars that subscribe would delete what that of all left out.
  return [...files, { slug, name: list.calendar, exhibitions: all }].map((file) => ({
    params: { exhibitions: toParam(PAGES[language].exhibitions), slug: file.slug },
    props: { ...file, language },
  }));
};

export const getStaticPaths = (async () =>
  (await Promise.all((await listLanguages()).map(listCalendarFiles))).flat()) satisfies GetStaticPaths;

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
