import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** The paths of the pages that are not made of Markdown files, in each language. */
export const PAGES = {
  es: { home: '/', exhibitions: '/exhibiciones', sheet: '/ficha', plans: '/plantas' },
  en: { home: '/en', exhibitions: '/en/exhibitions', sheet: '/en/sheet', plans: '/en/plans' },
} as const satisfies Record<Language, object>;

/** The paths of files that links lead to, in each language: feed and calendar of all exhibitions. */
export const FILES = {
  es: { feed: '/exhibiciones/rss.xml', calendar: '/exhibiciones/calendario.ics' },
  en: { feed: '/en/exhibitions/rss.xml', calendar: '/en/exhibitions/calendar.ics' },
} as const satisfies Record<Language, object>;

/** Where plans are as files to save, and how the name of a project's ends. */
const PLAN_FILES = {
  es: { folder: '/planos', project: '-proyecto' },
  en: { folder: '/en/plans', project: '-project' },
} as const satisfies Record<Language, object>;

/** What is in one language alone: the page of the owner, and licences. */
export const ANALYTICS = '/analytics';
export const LICENCES = '/licencias.txt';

/** The route of the home page, as `Astro.routePattern` has it in every language. */
export const HOME_ROUTE = '/[...home]';

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
export const exhibitionPath = (name: string, language: Language): string =>
  `${PAGES[language].exhibitions}/${name}`;

/** The path of an exhibition's file for calendars, which it has when its first day is known, or that of an activity. */
export const calendarPath = (name: string, language: Language): string =>
  `${exhibitionPath(name, language)}.ics`;

/** A name that is valid on every system and in every URL: `recorrido-con-noemi`; '' of a text without Latin letters and digits. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name of an activity's file for calendars, in the folder of its exhibition: `recorrido-con-noemi-2026-12-05-1200`. */
export const activitySlug = ({ label, day, starts }: Record<'label' | 'day' | 'starts', string>): string =>
  toSlug(`${label} ${day} ${starts.replace(':', '')}`);

/** The path of that file, by the name of the exhibition. */
export const activityPath = (
  name: string,
  activity: Parameters<typeof activitySlug>[0],
  language: Language,
): string => `${exhibitionPath(name, language)}/${activitySlug(activity)}.ics`;

/** The path of a page of content/pages: `/visita`, `/en/visit`. */
export const textPagePath = (name: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? `/${name}` : `${PAGES[language].home}/${name}`;

/** The path of a press kit, beside that of the page that it is about: `/prensa.zip`. */
export const pressKitPath = (page: string): string => `${page}.zip`;

/** The path of a plan as a file to save, as it is today or in the project: `/planos/nivel.svg`, `/planos/nivel-proyecto.svg`. */
export const planPath = (id: string, language: Language, isProject = false): string => {
  const { folder, project } = PLAN_FILES[language];
  return `${folder}/${id}${isProject ? project : ''}.svg`;
};

/** The value of a route's rest parameter that stands for a whole path; undefined for `/`. */
export const toParam = (path: string): string | undefined => path.slice(1) || undefined;

/** The whole URL of a path, at Astro's `site`. */
export const absoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;
