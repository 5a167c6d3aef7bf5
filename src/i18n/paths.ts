import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** The words of paths in each language, of which every path of the site is made, with the names of files of content/. */
const PATH_SEGMENTS = {
  es: {
    exhibitions: 'exhibiciones',
    calendar: 'calendario',
    sheet: 'ficha',
    plans: 'plantas',
  },
  en: {
    exhibitions: 'exhibitions',
    calendar: 'calendar',
    sheet: 'sheet',
    plans: 'plans',
  },
} as const satisfies Record<Locale, object>;

const localizePath = (name: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? `/${name}` : `/${locale}/${name}`;

/** The path of the home page: `/`, `/en`. */
export const getHomePath = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '/' : `/${locale}`);

/** The path of a page that is named here: `/exhibiciones`, `/en/exhibitions`. */
export const getNamedPath = (page: 'exhibitions' | 'sheet' | 'plans', locale: Locale): string =>
  localizePath(PATH_SEGMENTS[locale][page], locale);

/** What is in one language alone: the page of the owner, licences, and the list of pages for search engines. */
export const ANALYTICS = '/analytics';
export const LICENCES = '/licencias.txt';
export const SITEMAP = '/sitemap.xml';

/** The route of the home page, as `Astro.routePattern` has it in every language. */
export const HOME_ROUTE = '/[...home]';

/** Fragments, numbered from 1: a picture, which the viewer shows; its slide alone, also as a template; its viewpoint on a plan; a room of a plan; a work in its list. */
export const getImageFragment = (number: number): string => `foto-${String(number)}`;
export const getSlideFragment = (number: number | '{n}'): string => `imagen-${String(number)}`;
export const getViewpointFragment = (number: number): string => `planta-${String(number)}`;
export const getRoomFragment = (plan: string, number: number): string => `cuarto-${plan}-${String(number)}`;
export const getWorkFragment = (number: number): string => `obra-${String(number)}`;
/** A place as it is today and in the project, numbered from 1; the rows of a year in the list of all exhibitions; a plan. */
export const getPlaceFragment = (number: number): string => `lugar-${String(number)}`;
export const getYearFragment = (year: string): string => `a-${year}`;
export const getPlanFragment = (id: string): string => `plano-${id}`;
/** The `id` of the choice of a day on which one may come. */
export const VISIT_BOOKING = 'elegir-visita';
/** The `id` of the section of exhibitions on the home page. */
export const EXHIBITIONS = 'exhibitions';

/** Where the tab of each status is on the home page: `/#exhibitions-pasadas`. Shared links hold it: it never changes. */
export const TAB_FRAGMENTS = {
  past: 'exhibitions-pasadas',
  current: 'exhibitions-actual',
  upcoming: 'exhibitions-proximas',
} as const;

/** The page that the contact form links to. */
export const PRIVACY_NOTICE = 'privacidad';

/** The path of an exhibition's page: `/exhibiciones/<name>`. */
export const getExhibitionPath = (name: string, locale: Locale): string =>
  `${getNamedPath('exhibitions', locale)}/${name}`;

/** The path of a page of content/pages: `/visita`, `/en/visit`. */
export const getTextPagePath = localizePath;

/** The path of the calendar of all exhibitions: `/exhibiciones/calendario.ics`. */
export const getCalendarPath = (locale: Locale): string =>
  `${getExhibitionPath(PATH_SEGMENTS[locale].calendar, locale)}.ics`;

/** A name that is valid on every system and in every URL: `recorrido-con-noemi`; '' of a text without Latin letters and digits. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name of an activity's file for calendars, in the folder of its exhibition: its `id`, or `recorrido-con-noemi-2026-12-05-1200`. */
export const getActivitySlug = ({
  id,
  label,
  day,
  starts,
}: Record<'label' | 'day' | 'starts', string> & { id?: string | undefined }): string =>
  id ?? toSlug(`${label} ${day} ${starts.replace(':', '')}`);

/** The value of a route's rest parameter that stands for a whole path, but for the ending of a file; undefined for `/`. */
export const toRouteParam = (path: string): string | undefined =>
  path.replace(/^\/|\.\w+$/g, '') || undefined;

/** The whole URL of a path, at Astro's `site`. */
export const toAbsoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;
