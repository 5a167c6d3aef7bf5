import type { Locale } from '../i18n/locales.ts';
import { toAbsoluteUrl, getHomePath } from '../i18n/paths.ts';
import type { PictureFile } from '../queries/responsive-images.ts';
import type { EventState } from '../schemas/exhibition-status.ts';
import type { Site } from '../schemas/site.ts';
import type { Visits } from '../schemas/visits.ts';

/** The end of the `@id` of each node: the part of the home page that describes it. */
const FRAGMENTS = {
  site: '',
  residence: '#property',
  venue: '#exhibitions',
  collective: '#about',
} as const;

/** Points at one of the nodes of the home page in a language, whose words describe it. */
export const toReference = (node: keyof typeof FRAGMENTS, locale: Locale) => ({
  '@id': toAbsoluteUrl(getHomePath(locale) + FRAGMENTS[node]),
});

/** A sum of money, and not of none: `$120`, `120 pesos`, `5 €`. */
const PRICE =
  /(?:\p{Sc}|MXN|USD|EUR)\s?0*[1-9]|(?<![\d.,])0*[1-9][\d.,]*\s?(?:\p{Sc}|MXN|USD|EUR|pesos|euros|d[oó]l+ares|dollars|reais)(?!\p{L})/iu;
/** Whether a visit costs nothing, as its words say. */
const isFree = ({ admission }: Pick<Visits, 'admission'>): boolean => !PRICE.test(admission);

/** Where exhibitions are: the house, with the terms of a visit. */
export const toEventVenue = (site: Site, visits: Visits, locale: Locale) =>
  ({
    '@type': 'EventVenue',
    ...toReference('venue', locale),
    name: site.name,
    address: toPostalAddress(site),
    isAccessibleForFree: isFree(visits),
  }) as const;

/** How schema.org says whether an event takes place. */
const EVENT_STATUSES = {
  scheduled: 'EventScheduled',
  over: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const;

/** How one comes to an event of the house, and whether it takes place. */
export const toAttendance = (visits: Visits, state: EventState) =>
  ({
    isAccessibleForFree: isFree(visits),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: `https://schema.org/${EVENT_STATUSES[state]}`,
  }) as const;

/** A picture with its size, which schema.org writes with its unit. */
export const toImageObject = ({ src, width, height }: PictureFile) =>
  ({
    '@type': 'ImageObject',
    url: toAbsoluteUrl(src),
    width: `${width} px`,
    height: `${height} px`,
  }) as const;

/** City and country only: visitors get the street with their appointment. */
export const toPostalAddress = ({ place: { city, country } }: Site) =>
  ({ '@type': 'PostalAddress', addressLocality: city, addressCountry: country }) as const;
