import type { Graph } from 'schema-dts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { toAbsoluteUrl, getHomePath } from '../i18n/paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import { getPageTitle } from '../queries/page-title.ts';
import { getShareImage } from '../queries/responsive-images.ts';
import { findPage } from '../queries/site-pages.ts';
import { groupByHours } from '../queries/visits.ts';
import { readNumber } from '../schemas/number.ts';
import type { Property } from '../schemas/property.ts';
import type { Visits } from '../schemas/visits.ts';
import { toEventVenue, toImageObject, toPostalAddress, toReference } from './schema-org.ts';

/** What the home page says to search engines in schema.org's terms: the site, the residence that is for sale, the venue and the collective. */
export const getSiteData = async (locale: Locale): Promise<Graph> => {
  const site = await getContentFile('site', locale);
  const { amenities, price } = await getContentFile('property', locale);
  const { title, description } = await getContentFile('homePage', locale);
  const visits = await getContentFile('visits', locale);
  const { email, phone } = (await getContentFile('contact', locale)).details;
  // Figures stand once, in Spanish, and are read as Spanish writes them.
  const { details } = await getContentFile('property', DEFAULT_LOCALE);
  const readFact = makeFactReader(details.items, (await getContentFile('site', DEFAULT_LOCALE)).language);
  const area = readFact('superficie');
  const year = readFact('construccion');
  const bedrooms = readFact('recamaras');
  const bathrooms = readFact('banos');
  const url = toAbsoluteUrl(getHomePath(locale));
  const exhibitions = await findPage('exhibitions', locale);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        ...toReference('site', locale),
        url,
        name: site.name,
        inLanguage: site.language,
        publisher: toReference('collective', locale),
      },
      // What is for sale. The price in an editor's words, such as "On request": no number is made of them.
      ...(price
        ? [
            {
              '@type': 'Apartment',
              ...toReference('residence', locale),
              name: site.name,
              description,
              image: toImageObject(await getShareImage(site.share.image)),
              address: toPostalAddress(site),
              ...(area && {
                floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } as const,
              }),
              ...(bedrooms && { numberOfBedrooms: bedrooms }),
              ...(bathrooms && { numberOfBathroomsTotal: bathrooms }),
              ...(year && { yearBuilt: year }),
              amenityFeature: amenities.items
                .filter(({ isProject }) => !isProject)
                .map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true }) as const),
            } as const,
            {
              '@type': 'RealEstateListing',
              url,
              name: await getPageTitle(title, locale, true),
              mainEntity: toReference('residence', locale),
              offers: { '@type': 'Offer', description: price.value },
            } as const,
          ]
        : []),
      ...(exhibitions
        ? [
            {
              ...toEventVenue(site, visits, locale),
              ...toOpeningHours(visits),
              ...(price && { containedInPlace: toReference('residence', locale) }),
            },
          ]
        : []),
      {
        '@type': 'Organization',
        ...toReference('collective', locale),
        name: site.collective,
        url,
        email: email.value,
        telephone: phone.value,
      },
    ],
  };
};

type Detail = Property['details']['items'][number];

/** Reads the number with which a fact begins ("1,500 m²"), by the language of a tag; NaN, which is left out, where it has none or isn't built yet. */
const makeFactReader =
  (details: readonly Detail[], tag: string) =>
  (wanted: Detail['fact']): number => {
    const detail = details.find(({ fact, isProject }) => fact === wanted && !isProject);
    return readNumber(detail?.value ?? '', tag);
  };

/** Monday first: `days` of content/visits.json counts from it. */
const WEEKDAYS = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const;
/** Google reads a day that opens and closes at once as closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** The opening hours, where content/ has them, and the days that are closed. */
const toOpeningHours = (visits: Visits) =>
  visits.hours && {
    openingHoursSpecification: groupByHours(visits).flatMap(({ days, shifts: openingHours = [] }) =>
      openingHours.map(
        ({ from, to }) =>
          ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: WEEKDAYS.filter((_, index) => days.includes(index + 1)),
            opens: from,
            closes: to,
          }) as const,
      ),
    ),
    specialOpeningHoursSpecification: visits.closedDays.map(
      ({ from, to }) =>
        ({ '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, ...CLOSED }) as const,
    ),
  };
