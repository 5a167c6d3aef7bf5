import type { APIRoute, GetStaticPaths } from 'astro';
import { readBuildDay } from '../../../build-day.ts';
import { writeCalendar } from '../../../feeds/calendar.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../languages.ts';
import { activitySlug, PAGES, toParam } from '../../../paths.ts';
import { getContentFile } from '../../../queries/content-file.ts';
import type { CalendarExhibition } from '../../../queries/exhibition-types.ts';
import { listCalendarExhibitions } from '../../../queries/exhibitions.ts';
import { describeVisits } from '../../../queries/visits.ts';

interface Props {
  exhibition: CalendarExhibition;
  activity: CalendarExhibition['activities'][number];
  language: Language;
}

export const getStaticPaths = (async () => {
  const language = DEFAULT_LANGUAGE;
  const today = readBuildDay((await getContentFile('site', language)).timeZone);
  const exhibitions = toParam(PAGES[language].exhibitions);
  return (await listCalendarExhibitions(language)).flatMap((exhibition) =>
    // Those that its page shows.
    exhibition.activities
      .filter(({ day }) => day >= today)
      .map((activity) => ({
        params: { exhibitions, slug: exhibition.slug, activity: activitySlug(activity) },
        props: { exhibition, activity, language } satisfies Props,
      })),
  );
}) satisfies GetStaticPaths;

/** One activity for a visitor's calendar. */
export const GET: APIRoute<Props> = async ({ props: { exhibition, activity, language } }) => {
  const site = await getContentFile('site', language);
  const visits = await describeVisits(language);
  const calendar = writeCalendar(site, visits, activity.label, [exhibition], (event) => event === activity);
  return new Response(calendar, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
