import type { CollectionEntry } from 'astro:content';
import type { Graph, Thing } from 'schema-dts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { toAbsoluteUrl, getHomePath } from '../i18n/paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import { getPageTitle } from '../queries/page-title.ts';
import { getShareImage } from '../queries/responsive-images.ts';
import { findPage } from '../queries/site-pages.ts';
import { groupByHours } from '../queries/visits.ts';
import { parseNumber } from '../schemas/number.ts';
import type { Site } from '../schemas/site.ts';
import type { Visits } from '../schemas/visits.ts';
import { omitUndefined, toEventVenue, toImageObject, toPostalAddress, toReference } from './schema-org.ts';

type PropertyData = CollectionEntry<'property'>['data'];
type Detail = PropertyData['details']['items'][number];

/** Returns the structured data of the home page (schema.org): site, residence for sale, venue and collective. */
export async function getSiteGraph(locale: Locale): Promise<Graph> {
  const site = await getContentFile('site', locale);
  const property = await getContentFile('property', locale);
  const homePage = await getContentFile('homePage', locale);
  const visits = await getContentFile('visits', locale);
  const { details: contact } = await getContentFile('contact', locale);
  const exhibitions = await findPage('exhibitions', locale);
  const url = toAbsoluteUrl(getHomePath(locale));
  const { price } = property;
  const nodes: Thing[] = [
    {
      '@type': 'WebSite',
      ...toReference('site', locale),
      url,
      name: site.name,
      inLanguage: site.language,
      publisher: toReference('collective', locale),
    },
  ];
  if (price)
    nodes.push(await toApartment(site, property, homePage.description, locale), {
      '@type': 'RealEstateListing',
      url,
      name: await getPageTitle(homePage.title, locale, true),
      mainEntity: toReference('residence', locale),
      // The price is a text, such as "On request", so the offer has no number.
      offers: { '@type': 'Offer', description: price.value },
    });
  if (exhibitions)
    nodes.push(
      omitUndefined({
        ...toEventVenue(site, visits, locale),
        ...toOpeningHours(visits),
        containedInPlace: price ? toReference('residence', locale) : undefined,
      }),
    );
  nodes.push({
    '@type': 'Organization',
    ...toReference('collective', locale),
    name: site.collective,
    url,
    email: contact.email.value,
    telephone: contact.phone.value,
  });
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Converts the property to an apartment. Reads the numbers in the default locale, because the content has them only there. */
async function toApartment(site: Site, { amenities }: PropertyData, description: string, locale: Locale) {
  const { details } = await getContentFile('property', DEFAULT_LOCALE);
  const { language: languageTag } = await getContentFile('site', DEFAULT_LOCALE);
  const area = getDetailNumber(details.items, 'superficie', languageTag);
  const year = getDetailNumber(details.items, 'construccion', languageTag);
  const bedrooms = getDetailNumber(details.items, 'recamaras', languageTag);
  const bathrooms = getDetailNumber(details.items, 'banos', languageTag);
  return omitUndefined({
    '@type': 'Apartment',
    ...toReference('residence', locale),
    name: site.name,
    description,
    image: toImageObject(await getShareImage(site.share.image)),
    address: toPostalAddress(site),
    floorSize: toFloorSize(area),
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    yearBuilt: year,
    amenityFeature: amenities.items
      .filter(({ isProject }) => !isProject)
      .map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true }) as const),
  });
}

/**
 * Parses the number at the beginning of a detail ("1,500 m²"). Returns undefined if there is no positive number, or if the detail isn't
 * built yet.
 */
function getDetailNumber(
  details: readonly Detail[],
  fact: Detail['fact'],
  languageTag: string,
): number | undefined {
  const detail = details.find((item) => item.fact === fact && !item.isProject);
  const number = parseNumber(detail?.value ?? '', languageTag);
  return number > 0 ? number : undefined;
}

interface FloorSizeNode {
  '@type': 'QuantitativeValue';
  value: number;
  /** UN/CEFACT code for square metres. */
  unitCode: 'MTK';
}

const toFloorSize = (squareMetres: number | undefined): FloorSizeNode | undefined =>
  squareMetres === undefined
    ? undefined
    : { '@type': 'QuantitativeValue', value: squareMetres, unitCode: 'MTK' };

/** Weekdays from Monday, in the order of the numbers in content/visits.json. */
const WEEKDAYS = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const;
/** Opening hours of a closed date. Google treats equal times as closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** Returns the opening hours and the closed dates; undefined if the opening hours are unknown. */
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
