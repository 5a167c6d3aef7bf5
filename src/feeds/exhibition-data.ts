import type { Graph } from 'schema-dts';
import type { Locale } from '../i18n/locales.ts';
import { toAbsoluteUrl } from '../i18n/paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import { getEventState } from '../queries/get-exhibition-status.ts';
import type { ExhibitionPage } from '../queries/exhibition-page.ts';
import { EXACT_YEARS } from '../schemas/exhibition-images.ts';
import type { Site } from '../schemas/site.ts';
import type { Visits } from '../schemas/visits.ts';
import { omitUndefined, toEventAttendance, toEventVenue, toImageObject, toReference } from './schema-org.ts';

/** Returns the structured data of an exhibition page (schema.org). Artists are plain text, because they can be persons or groups. */
export async function getExhibitionGraph(exhibition: ExhibitionPage, locale: Locale): Promise<Graph> {
  const site = await getContentFile('site', locale);
  const visits = await getContentFile('visits', locale);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      omitUndefined({
        '@type': 'ExhibitionEvent',
        ...toEventAttendance(visits, getEventState(exhibition)),
        url: toAbsoluteUrl(exhibition.page.path),
        name: exhibition.title,
        description: exhibition.description,
        image: exhibition.allImages.map(toImageObject),
        inLanguage: site.language,
        startDate: exhibition.opens,
        endDate: exhibition.closes,
        subEvent:
          exhibition.activities.length > 0 ? toSubEvents(site, visits, exhibition, locale) : undefined,
        location: toEventVenue(site, visits, locale),
        organizer: { '@type': 'Organization', ...toReference('collective', locale), name: site.collective },
        workFeatured: toArtworks(exhibition),
      }),
    ],
  };
}

/** Converts the works to artworks. An exhibition without a list of works has one work without a name. */
const toArtworks = ({ works, artist }: ExhibitionPage) =>
  works.length === 0
    ? ({ '@type': 'CreativeWork', creditText: artist } as const)
    : works.map(({ title, artist: creator, year, medium }) =>
        omitUndefined({
          '@type': 'VisualArtwork',
          name: title,
          creator: creator ?? artist,
          // The date of "2019–2021" is its last year. "ca. 1968" is not exact, so the work has no date.
          dateCreated: EXACT_YEARS.test(year) ? year.slice(-4) : undefined,
          artMedium: medium,
        }),
      );

/** Converts the activities on the page to events. Times have the offset of the site's time zone. */
const toSubEvents = (
  site: Site,
  visits: Visits,
  { activities, status, isPostponed, page, allImages }: ExhibitionPage,
  locale: Locale,
) =>
  activities.map(({ label, day, starts, ends, note }) => {
    const toIsoDateTime = (time: string): string =>
      Temporal.ZonedDateTime.from(`${day}T${time}[${site.timeZone}]`).toString({ timeZoneName: 'never' });
    return omitUndefined({
      '@type': 'Event',
      ...toEventAttendance(visits, getEventState({ status, isPostponed })),
      url: toAbsoluteUrl(page.path),
      name: label,
      description: note,
      startDate: toIsoDateTime(starts),
      endDate: ends === undefined ? undefined : toIsoDateTime(ends),
      image: allImages.slice(0, 1).map(({ src }) => toAbsoluteUrl(src)),
      location: toReference('venue', locale),
      organizer: toReference('collective', locale),
    });
  });
