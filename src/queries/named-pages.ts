import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import type { CONTENT_FILES } from '../schemas/content-files.ts';
import type { PageFile, PageKind } from './list-pages.ts';

/** Of each page that JSON files alone are made of, the one that a language has to have. */
export const FILE_OF_PAGE = {
  home: 'homePage',
  exhibitions: 'exhibitionsSection',
  sheet: 'sheetPage',
  plans: 'plansPage',
} as const satisfies Partial<Record<PageKind, keyof typeof CONTENT_FILES>>;

/**
 * The pages that JSON files alone are made of, in each language in which they are written.
 *
 * @param isWritten whether content/ has a file in a language
 * @param drawn what the plans and pairs of the home page hold
 */
export const listNamedPages = (
  languages: readonly Language[],
  isWritten: (file: keyof typeof CONTENT_FILES, language: Language) => boolean,
  { plans, ...drawn }: Required<Pick<PageFile, 'plans' | 'views' | 'places'>>,
): PageFile[] => {
  const inEach = (file: Omit<PageFile, 'language'> & { kind: keyof typeof FILE_OF_PAGE }) =>
    languages
      .filter((language) => isWritten(FILE_OF_PAGE[file.kind], language))
      .map((language) => ({ ...file, language }));
  return [
    ...inEach({ kind: 'home', plans, ...drawn }),
    ...inEach({ kind: 'exhibitions' }),
    ...inEach({ kind: 'sheet' }),
    ...inEach({ kind: 'plans', plans }),
    { kind: 'analytics', language: DEFAULT_LANGUAGE, isIndexed: false },
  ];
};
