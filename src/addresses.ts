/** The pages of `src/pages` that have one address each. */
export const PAGES = {
  home: '/',
  analytics: '/analytics',
  exhibitions: '/exhibiciones',
  sheet: '/ficha',
} as const;

/** The files that people are led to: the feed and the calendar of all exhibitions, the licences of what is shipped. */
export const FILES = {
  feed: '/exhibiciones/rss.xml',
  calendar: '/exhibiciones/calendario.ics',
  licences: '/licencias.txt',
} as const;

/** Fragments, numbered from 1: a picture, which the viewer shows; its slide alone; its viewpoint on a plan; a work in its list. */
export const pictureFragment = (number: number): string => `foto-${String(number)}`;
export const slideFragment = (number: number): string => `imagen-${String(number)}`;
export const viewFragment = (number: number): string => `planta-${String(number)}`;
export const workFragment = (number: number): string => `obra-${String(number)}`;

/** The page that the contact form leads to before anything is sent. */
export const PRIVACY_NOTICE = 'privacidad';
/** The page that whoever plans a visit is led to. */
export const VISIT_PAGE = 'visita';

/** The names of the published Markdown files of content/, each of which is a page. */
export interface PublishedNames {
  exhibitions: readonly string[];
  textPages: readonly string[];
}

/** The address of an exhibition's page: `/exhibiciones/<name>`. */
export const exhibitionAddress = (name: string): string => `${PAGES.exhibitions}/${name}`;

/** The address of an exhibition's file for calendars, which it has when its first day is known. */
export const calendarAddress = (name: string): string => `${exhibitionAddress(name)}.ics`;

/** The address of a page of content/pages: `/visita`. */
export const textPageAddress = (name: string): string => `/${name}`;

/** The address of a plan as a file to save: `/planos/nivel.svg`. */
export const planAddress = (id: string): string => `/planos/${id}.svg`;

/** The address of every page. */
export const listAddresses = ({ exhibitions, textPages }: PublishedNames): string[] => [
  ...Object.values(PAGES),
  ...textPages.map(textPageAddress),
  ...exhibitions.map(exhibitionAddress),
];
