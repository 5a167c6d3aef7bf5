import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** Path segments of each locale. The file names in `content/` are the other segments. */
const PATH_SEGMENTS = {
  es: {
    exhibitions: 'exhibiciones',
    calendar: 'calendario',
    factSheet: 'ficha',
    plans: 'plantas',
  },
  en: {
    exhibitions: 'exhibitions',
    calendar: 'calendar',
    factSheet: 'sheet',
    plans: 'plans',
  },
} as const satisfies Record<Locale, object>;

const localizePath = (name: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? `/${name}` : `/${locale}/${name}`;

/** Returns the path of the home page: `/`, `/en`. */
export const getHomePath = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '/' : `/${locale}`);

/** Returns the path of a page without a Markdown file: `/exhibiciones`, `/en/exhibitions`. */
export const getNamedPath = (page: 'exhibitions' | 'factSheet' | 'plans', locale: Locale): string =>
  localizePath(PATH_SEGMENTS[locale][page], locale);

/** Path that exists only in the default locale. */
export const ANALYTICS = '/analytics';
export const LICENCES = '/licencias.txt';
export const SITEMAP = '/sitemap.xml';

/** Value of `Astro.routePattern` on the home page of each locale. */
export const HOME_ROUTE = '/[...home]';

// Visitors share links with the fragments below. Numbers begin at 1.

/** Returns the fragment of a gallery photo, which opens the lightbox. */
export const getImageFragment = (number: number): string => `foto-${String(number)}`;
/** Returns the fragment of a carousel slide. `{n}` makes a template. */
export const getSlideFragment = (number: number | '{n}'): string => `imagen-${String(number)}`;
/** Returns the fragment of the viewpoint of a photo on a floor plan. */
export const getViewpointFragment = (number: number): string => `planta-${String(number)}`;
/** Returns the fragment of a room on a floor plan. */
export const getRoomFragment = (plan: string, number: number): string => `cuarto-${plan}-${String(number)}`;
/** Returns the fragment of a work in the list of works. */
export const getWorkFragment = (number: number): string => `obra-${String(number)}`;
/** Returns the fragment of a comparison of a place today and in the project. */
export const getComparisonFragment = (number: number): string => `lugar-${String(number)}`;
/** Returns the fragment of a year in the list of exhibitions. */
export const getYearFragment = (year: string): string => `a-${year}`;
/** Returns the fragment of a floor plan. */
export const getPlanFragment = (id: string): string => `plano-${id}`;
export const VISIT_BOOKING = 'elegir-visita';
export const EXHIBITIONS = 'exhibitions';

/** Fragment of the tab of each status on the home page. Visitors share these links, so don't change the values. */
export const TAB_FRAGMENTS = {
  past: 'exhibitions-pasadas',
  current: 'exhibitions-actual',
  upcoming: 'exhibitions-proximas',
} as const;

/** File name of the page that the contact form links to. */
export const PRIVACY_NOTICE = 'privacidad';

/** Returns the path of an exhibition: `/exhibiciones/<name>`. */
export const getExhibitionPath = (name: string, locale: Locale): string =>
  `${getNamedPath('exhibitions', locale)}/${name}`;

/** Returns the path of a text page: `/visita`, `/en/visit`. */
export const getTextPagePath = localizePath;

/** Returns the path of the calendar of all exhibitions: `/exhibiciones/calendario.ics`. */
export const getCalendarPath = (locale: Locale): string =>
  `${getExhibitionPath(PATH_SEGMENTS[locale].calendar, locale)}.ics`;

/** Converts a text to a slug: `recorrido-con-noemi`. Returns '' if the text has no Latin letters or digits. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the file name of an activity's calendar without extension: the `id`, or `recorrido-con-noemi-2026-12-05-1200`. */
export const getActivitySlug = ({
  id,
  label,
  day,
  starts,
}: Record<'label' | 'day' | 'starts', string> & { id?: string | undefined }): string =>
  id ?? toSlug(`${label} ${day} ${starts.replace(':', '')}`);

/** Converts a path to the value of a rest parameter in `getStaticPaths`, without file extension. Returns undefined for `/`. */
export const toRouteParam = (path: string): string | undefined =>
  path.replace(/^\/|\.\w+$/g, '') || undefined;

/** Returns the absolute URL of a path, based on `site` of the Astro configuration. */
export const toAbsoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;
