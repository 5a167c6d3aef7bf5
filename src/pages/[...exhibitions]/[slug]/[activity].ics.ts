import type { APIRoute, GetStaticPaths } from 'astro';
import { readBuildDay } from '../../../build-day.ts';
import { writeCalendar } from '../../../feeds/calendar.ts';
import type { Language } from '../../../languages.ts';
import { activitySlug, PAGES, toParam } from '../../../paths.ts';
import { listLanguages } from '../../../queries/languages.ts';
import { getContentFile } from '../../../queries/content-file.ts';
import type { CalendarExhibition } from '../../../queries/exhibition-types.ts';
import { listCalendarExhibitions } from '../../../queries/exhibitions.ts';
import { describeVisits } from '../../../queries/visits.ts';

interface Props {
  exhibition: CalendarExhibition;
  activity: CalendarExhibition['activities'][number];
  language: Language;
}

/** The activities that the pages of a language show. */
const listActivityFiles = async (language: Language) => {
  const today = readBuildDay((await getContentFile('site', language)).timeZone);
  const exhibitions = toParam(PAGES[language].exhibitions);
  const written = (await listCalendarExhibitions(language)).filter((one) => one.language === language);
  return written.flatMap((exhibition) =>
    exhibition.activities
      .filter(({ day }) => day >= today)
      .map((activity) => ({
        params: { exhibitions, slug: exhibition.slug, activity: activitySlug(activity) },
        props: { exhibition, activity, language } satisfies Props,
      })),
  );
};

export const getStaticPaths = (async () =>
  (await Promise.all((await listLanguages()).map(listActivityFiles))).flat()) satisfies GetStaticPaths;

/** One activity for a visitor's calendar. */
export const GET: APIRoute<Props> = async ({ props: { exhibition, activity, language } }) => {
  const site = await getContentFile('site', language);
  const visits = await describeVisits(language);
  const calendar = writeCalendar(site, visits, activity.label, [exhibition], (event) => event === activity);
  return new Response(calendar, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
