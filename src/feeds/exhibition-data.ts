import type { Graph } from 'schema-dts';
import type { Locale } from '../i18n/locales.ts';
import { toAbsoluteUrl } from '../i18n/paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import { getEventState } from '../queries/get-exhibition-status.ts';
import type { ExhibitionPage } from '../queries/exhibition-page.ts';
import { EXACT_YEARS } from '../schemas/exhibition-pictures.ts';
import type { Site } from '../schemas/site.ts';
import type { Visits } from '../schemas/visits.ts';
import { toAttendance, toEventVenue, toImageObject, toReference } from './schema-org.ts';

/**
 * What the page of an exhibition says to search engines. Artists are credited as text: the content doesn't say which of them
 * are groups.
 */
export const getExhibitionData = async (exhibition: ExhibitionPage, locale: Locale): Promise<Graph> => {
  const site = await getContentFile('site', locale);
  const visits = await getContentFile('visits', locale);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ExhibitionEvent',
        ...toAttendance(visits, getEventState(exhibition)),
        url: toAbsoluteUrl(exhibition.page.path),
        name: exhibition.title,
        description: exhibition.description,
        image: exhibition.allPictures.map(toImageObject),
        inLanguage: site.language,
        ...(exhibition.opens && { startDate: exhibition.opens }),
        ...(exhibition.closes && { endDate: exhibition.closes }),
        ...(exhibition.activities.length > 0 && { subEvent: toEvents(site, visits, exhibition, locale) }),
        location: toEventVenue(site, visits, locale),
        organizer: { '@type': 'Organization', ...toReference('collective', locale), name: site.collective },
        workFeatured: toArtworks(exhibition),
      },
    ],
  };
};

/** The works, each with its maker; where an exhibition lists no works, one work without a name. */
const toArtworks = ({ works, artist }: ExhibitionPage) =>
  works.length === 0
    ? ({ '@type': 'CreativeWork', creditText: artist } as const)
    : works.map(({ title: name, artist: creator = artist, year, medium: artMedium }) => {
        // A work of "2019–2021" is of its last year; "ca. 1968" gives none.
        const dateCreated = EXACT_YEARS.test(year) && { dateCreated: year.slice(-4) };
        return { '@type': 'VisualArtwork', name, creator, ...dateCreated, artMedium } as const;
      });

/** The activities that the page shows, with the hours of the site's time zone: `2026-12-05T12:00:00-06:00`. */
const toEvents = (
  site: Site,
  visits: Visits,
  { activities, status, isPostponed, page, allPictures }: ExhibitionPage,
  locale: Locale,
) =>
  activities.map(({ label, day, starts, ends, note }) => {
    const toMoment = (hour: string) =>
      Temporal.ZonedDateTime.from(`${day}T${hour}[${site.timeZone}]`).toString({ timeZoneName: 'never' });
    return {
      '@type': 'Event',
      ...toAttendance(visits, getEventState({ status, isPostponed })),
      url: toAbsoluteUrl(page.path),
      name: label,
      ...(note && { description: note }),
      startDate: toMoment(starts),
      ...(ends && { endDate: toMoment(ends) }),
      image: allPictures.slice(0, 1).map(({ src }) => toAbsoluteUrl(src)),
      location: toReference('venue', locale),
      organizer: toReference('collective', locale),
    } as const;
  });
