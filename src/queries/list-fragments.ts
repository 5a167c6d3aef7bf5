import { DEFAULT_LANGUAGE } from '../languages.ts';
import {
  EXHIBITIONS,
  pictureFragment,
  placeFragment,
  planFragment,
  TAB_FRAGMENTS,
  viewpointFragment,
  workFragment,
  yearFragment,
} from '../paths.ts';
import { listSections } from '../schemas/content-files.ts';
import { groupByYear } from './group-by-year.ts';
import { hasShows } from './list-pages.ts';
import type { PageFile } from './page-files.ts';

const listNumbered = (count: number, toFragment: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => toFragment(index + 1));

/** Where places say yes, their fragments, counted from 1. */
const listMarked = (places: readonly boolean[], toFragment: (number: number) => string): string[] =>
  places.flatMap((isMarked, index) => (isMarked ? toFragment(index + 1) : []));

/** Those exhibitions that the list of all has, highest number first. */
const listShows = (files: readonly PageFile[]): PageFile[] =>
  files
    .filter(
      ({ kind, language, isDraft }) => kind === 'exhibition' && language === DEFAULT_LANGUAGE && !isDraft,
    )
    .sort(({ number = 0 }, other) => (other.number ?? 0) - number);

const listYears = (shows: readonly PageFile[]): string[] =>
  groupByYear(shows.map((data) => ({ data }))).flatMap(({ year }) => (year ? yearFragment(year) : []));

/** The ids of a page to which links may lead, among all that content/ has. */
export const listFragments = (file: PageFile, files: readonly PageFile[]): string[] => {
  const { kind, headings = [], pictures = 0, works = [], plans = [], views = [], places = 0 } = file;
  return [
    ...(kind === 'home'
      ? [
          ...Object.keys(listSections()).filter((section) => section !== EXHIBITIONS || hasShows(files)),
          ...(hasShows(files) ? Object.values(TAB_FRAGMENTS) : []),
          ...listNumbered(views.length, pictureFragment),
          ...listMarked(views, viewpointFragment),
        ]
      : []),
    ...(kind === 'exhibitions' ? listYears(listShows(files)) : []),
    ...listNumbered(pictures, pictureFragment),
    ...listNumbered(places, placeFragment),
    ...listMarked(works, workFragment),
    ...plans.map(planFragment),
    ...headings,
  ];
};
