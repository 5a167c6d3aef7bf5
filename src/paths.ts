/** The paths of the pages that are not made of Markdown files. */
export const PAGES = {
  home: '/',
  analytics: '/analytics',
  exhibitions: '/exhibiciones',
  sheet: '/ficha',
} as const;

/** The paths of files that links lead to: feed and calendar of all exhibitions, and licences. */
export const FILES = {
  feed: '/exhibiciones/rss.xml',
  calendar: '/exhibiciones/calendario.ics',
  licences: '/licencias.txt',
} as const;

/** Fragments, numbered from 1: a picture, which the viewer shows; its slide alone; its viewpoint on a plan; a work in its list. */
export const pictureFragment = (number: number): string => `foto-${String(number)}`;
export const slideFragment = (number: number): string => `imagen-${String(number)}`;
export const viewpointFragment = (number: number): string => `planta-${String(number)}`;
export const workFragment = (number: number): string => `obra-${String(number)}`;

/** Where the tab of each status is on the home page: `/#exhibitions-pasadas`. Shared links hold it: it never changes. */
export const TAB_FRAGMENTS = {
  past: 'exhibitions-pasadas',
  current: 'exhibitions-actual',
  upcoming: 'exhibitions-proximas',
} as const;

/** The page that the contact form links to. */
export const PRIVACY_NOTICE = 'privacidad';
/** The page for who plans a visit. */
export const VISIT_PAGE = 'visita';

/** The path of an exhibition's page: `/exhibiciones/<name>`. */
export const exhibitionPath = (name: string): string => `${PAGES.exhibitions}/${name}`;

/** The path of an exhibition's file for calendars, which it has when its first day is known, or that of an activity. */
export const calendarPath = (name: string): string => `${exhibitionPath(name)}.ics`;

/** The path of a page of content/pages: `/visita`. */
export const textPagePath = (name: string): string => `/${name}`;

/** The path of a plan as a file to save: `/planos/nivel.svg`. */
export const planPath = (id: string): string => `/planos/${id}.svg`;

/** The path of every page, by the names of the published Markdown files of content/. */
export const listPaths = ({
  exhibitions,
  textPages,
}: Record<'exhibitions' | 'textPages', readonly string[]>): string[] => [
  ...Object.values(PAGES),
  ...textPages.map(textPagePath),
  ...exhibitions.map(exhibitionPath),
];
