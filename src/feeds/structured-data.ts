import type { Graph } from 'schema-dts';
import type { Language } from '../languages.ts';
import { absoluteUrl } from '../paths.ts';
import { EXACT_YEARS } from '../schemas/exhibition-pictures.ts';
import type { Property } from '../schemas/property.ts';
import type { Site } from '../schemas/site.ts';
import type { Visits } from '../schemas/visits.ts';
import { getContentFile } from '../queries/content-file.ts';
import type { ExhibitionPage } from '../queries/exhibition-types.ts';
import { getShareImage, type PictureFile } from '../queries/pictures.ts';

/** The `@id` of each node: the URL of the part of the home page that describes it. */
const NODE_IDS = {
  site: '/',
  residence: '/#property',
  venue: '/#exhibitions',
  collective: '/#about',
} as const;

/** What the home page says to search engines in schema.org's terms: the site, the residence, the venue and the collective. */
export const getSiteData = async (language: Language): Promise<Graph> => {
  const site = await getContentFile('site', language);
  const { details, amenities } = await getContentFile('property', language);
  const { description } = await getContentFile('homePage', language);
  const visits = await getContentFile('visits', language);
  const { email, phone } = (await getContentFile('contact', language)).details;
  // "1,500 m²" begins with its number; a fact without a number is left out, and what isn't built.
  const readNumber = (wanted: Property['details']['items'][number]['fact']): number => {
    const detail = details.items.find(({ fact, isProject }) => fact === wanted && !isProject);
    return Number(NUMBER.exec(detail?.value ?? '')?.[0].replace(/\D/g, ''));
  };
  const [area, year] = [readNumber('superficie'), readNumber('construccion')];
  const [bedrooms, bathrooms] = [readNumber('recamaras'), readNumber('banos')];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        ...toReference('site'),
        url: absoluteUrl('/'),
        name: site.name,
        inLanguage: site.language,
        publisher: toReference('collective'),
      },
      // No offer: schema.org's `Offer` needs a price, which the content doesn't have.
      {
        '@type': 'Apartment',
        ...toReference('residence'),
        name: site.name,
        description,
        image: toImageObject(await getShareImage(site.share.image)),
        address: toPostalAddress(site),
        ...(area && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
        ...(bedrooms && { numberOfBedrooms: bedrooms }),
        ...(bathrooms && { numberOfBathroomsTotal: bathrooms }),
        ...(year && { yearBuilt: year }),
        amenityFeature: amenities.items
          .filter(({ isProject }) => !isProject)
          .map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
      },
      {
        ...toEventVenue(site, visits),
        ...toOpeningHours(visits),
        containedInPlace: toReference('residence'),
      },
      {
        '@type': 'Organization',
        ...toReference('collective'),
        name: site.collective,
        url: absoluteUrl('/'),
        email: email.value,
        telephone: phone.value,
      },
    ],
  };
};

/** A number at the beginning of a text, with or without separated thousands: "2,200", "2 200", "2’200". */
const NUMBER = /^\d+(?:[\s,'’]\d{3})*(?!\d)/;

/**
 * What the page of an exhibition says to search engines. Artists are credited as text: the content doesn't say which of them
 * are groups.
 */
export const getExhibitionData = async (exhibition: ExhibitionPage, language: Language): Promise<Graph> => {
  const site = await getContentFile('site', language);
  const visits = await getContentFile('visits', language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ExhibitionEvent',
        ...toAttendance(visits),
        url: absoluteUrl(exhibition.path),
        name: exhibition.title,
        description: exhibition.description,
        image: exhibition.allPictures.map(toImageObject),
        inLanguage: site.language,
        ...(exhibition.opens && { startDate: exhibition.opens }),
        ...(exhibition.closes && { endDate: exhibition.closes }),
        ...(exhibition.activities.length > 0 && { subEvent: toEvents(site, visits, exhibition) }),
        location: toEventVenue(site, visits),
        organizer: { '@type': 'Organization', ...toReference('collective'), name: site.collective },
        workFeatured: toArtworks(exhibition),
      },
    ],
  };
};

/** Points at one of the nodes of the home page. */
const toReference = (node: keyof typeof NODE_IDS) => ({ '@id': absoluteUrl(NODE_IDS[node]) });

const toEventVenue = (site: Site, { isFree }: Visits) =>
  ({
    '@type': 'EventVenue',
    ...toReference('venue'),
    name: site.name,
    address: toPostalAddress(site),
    isAccessibleForFree: isFree,
  }) as const;

/** From Monday on. */
const WEEKDAYS = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const;
/** As Google reads a day that is closed: open for no time. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** The opening hours, where content/ has them, and the days that are closed. */
const toOpeningHours = ({ days, hours, closedDays }: Visits) =>
  hours && {
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS.filter((_, index) => days.includes(index + 1)),
      opens: hours.from,
      closes: hours.to,
    } as const,
    specialOpeningHoursSpecification: closedDays.map(
      ({ day }) =>
        ({ '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: day, ...CLOSED }) as const,
    ),
  };

/** What is the same of every event of the house. */
const toAttendance = ({ isFree }: Visits) =>
  ({
    isAccessibleForFree: isFree,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
  }) as const;

/** A picture with its size, which schema.org writes with its unit. */
const toImageObject = ({ src, width, height }: PictureFile) =>
  ({ '@type': 'ImageObject', url: absoluteUrl(src), width: `${width} px`, height: `${height} px` }) as const;

/** The works, each with its maker; where an exhibition lists no works, one work without a name. */
const toArtworks = ({ works, artist }: ExhibitionPage) =>
  works.length === 0
    ? ({ '@type': 'CreativeWork', creditText: artist } as const)
    : works.map(({ title: name, artist: creator = artist, year, medium: artMedium }) => {
        // Of "2019–2021" the last year, in which the work was finished; nothing of "ca. 1968".
        const dateCreated = EXACT_YEARS.test(year) && { dateCreated: year.slice(-4) };
        return { '@type': 'VisualArtwork', name, creator, ...dateCreated, artMedium } as const;
      });

/** The activities that the page shows, with the hours of the site's time zone: `2026-12-05T12:00:00-06:00`. */
const toEvents = (site: Site, visits: Visits, { activities }: ExhibitionPage) =>
  activities.map(({ label, day, starts, ends, note }) => {
    const toMoment = (hour: string) =>
      Temporal.ZonedDateTime.from(`${day}T${hour}[${site.timeZone}]`).toString({ timeZoneName: 'never' });
    return {
      '@type': 'Event',
      ...toAttendance(visits),
      name: label,
      ...(note && { description: note }),
      startDate: toMoment(starts),
      ...(ends && { endDate: toMoment(ends) }),
      location: toReference('venue'),
    } as const;
  });

/** City and country only: visitors get the street with their appointment. */
const toPostalAddress = ({ place: { city, country } }: Site) =>
  ({ '@type': 'PostalAddress', addressLocality: city, addressCountry: country }) as const;
