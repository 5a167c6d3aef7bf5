import type { Locale } from '../i18n/locales.ts';
import { toAbsoluteUrl, getHomePath } from '../i18n/paths.ts';
import type { EventState } from '../queries/get-exhibition-status.ts';
import type { ImageFile } from '../queries/responsive-images.ts';
import type { Site } from '../schemas/site.ts';
import type { Visits } from '../schemas/visits.ts';

/** Fragment in the `@id` of each node: the section of the home page that describes it. */
const FRAGMENTS = {
  site: '',
  residence: '#property',
  venue: '#exhibitions',
  collective: '#about',
} as const;

type Defined<Properties> = {
  [Name in keyof Properties as undefined extends Properties[Name] ? never : Name]: Properties[Name];
} & {
  [Name in keyof Properties as undefined extends Properties[Name] ? Name : never]?: Exclude<
    Properties[Name],
    undefined
  >;
};

/** Removes the properties of a node that are undefined, which the types of schema.org don't allow. */
export const omitUndefined = <const Properties extends object>(
  properties: Properties,
): Defined<Properties> => {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Properties>;
};

interface Reference {
  '@id': string;
}

/** Returns a reference to a node of the home page in a locale. */
export const toReference = (node: keyof typeof FRAGMENTS, locale: Locale): Reference => ({
  '@id': toAbsoluteUrl(getHomePath(locale) + FRAGMENTS[node]),
});

/** Amount of money above zero: `$120`, `120 pesos`, `5 €`. */
const PRICE =
  /(?:\p{Sc}|MXN|USD|EUR)\s?0*[1-9]|(?<![\d.,])0*[1-9][\d.,]*\s?(?:\p{Sc}|MXN|USD|EUR|pesos|euros|d[oó]l+ares|dollars|reais)(?!\p{L})/iu;

const hasFreeAdmission = ({ admission }: Pick<Visits, 'admission'>): boolean => !PRICE.test(admission);

interface PostalAddressNode {
  '@type': 'PostalAddress';
  addressLocality: string;
  addressCountry: string;
}

interface EventVenueNode extends Reference {
  '@type': 'EventVenue';
  name: string;
  address: PostalAddressNode;
  isAccessibleForFree: boolean;
}

/** Returns the venue of the exhibitions, which is the penthouse. */
export const toEventVenue = (site: Site, visits: Visits, locale: Locale): EventVenueNode => ({
  '@type': 'EventVenue',
  ...toReference('venue', locale),
  name: site.name,
  address: toPostalAddress(site),
  isAccessibleForFree: hasFreeAdmission(visits),
});

const EVENT_STATUSES = {
  upcoming: 'EventScheduled',
  open: 'EventScheduled',
  over: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const satisfies Record<EventState, string>;

interface EventAttendance {
  isAccessibleForFree: boolean;
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode';
  eventStatus: `https://schema.org/${(typeof EVENT_STATUSES)[EventState]}`;
}

/** Returns the properties about admission and status of an event in the penthouse. */
export const toEventAttendance = (visits: Visits, state: EventState): EventAttendance => ({
  isAccessibleForFree: hasFreeAdmission(visits),
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: `https://schema.org/${EVENT_STATUSES[state]}`,
});

interface ImageObjectNode {
  '@type': 'ImageObject';
  url: string;
  width: `${number} px`;
  height: `${number} px`;
}

/** Converts an image file to an `ImageObject`. schema.org requires the unit of its size. */
export const toImageObject = ({ src, width, height }: ImageFile): ImageObjectNode => ({
  '@type': 'ImageObject',
  url: toAbsoluteUrl(src),
  width: `${width} px`,
  height: `${height} px`,
});

/** Returns the postal address without the street, which visitors receive with their appointment. */
export const toPostalAddress = ({ place: { city, country } }: Site): PostalAddressNode => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  addressCountry: country,
});
