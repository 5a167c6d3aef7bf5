import { satteri } from '@astrojs/markdown-satteri';
import {
  ANALYTICS,
  calendarPath,
  exhibitionPath,
  FILES,
  LICENCES,
  PAGES,
  pictureFragment,
  planPath,
  TAB_FRAGMENTS,
  textPagePath,
  viewpointFragment,
  workFragment,
} from '../../paths.ts';
import type { Language } from '../../languages.ts';
import { essayHeadings } from '../../build/essay-headings.ts';
import { listSections } from '../../schemas/content-files.ts';
import { GALLERY_PICTURE_COUNT } from '../../schemas/gallery.ts';
import { readField, readList, readText } from '../../schemas/read-raw.ts';
import type { ContentFolder } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';

/** What every check of a Markdown file is given. */
export interface CheckContext extends ContentFolder {
  /** The site's own URL, which an internal link may begin with. */
  url: string;
  /** Every path and fragment of the site that a link may name. */
  links: readonly string[];
  /** The paths of drafts, which nobody sees. */
  drafts: readonly string[];
  /** Former paths, each with the one that it leads to now. */
  moved: ReadonlyMap<string, string>;
}

/** The pages of one language: each file by the end of its path, and the plan of each picture of the gallery or ''. */
export interface LanguagePages {
  language: Language;
  exhibitions: readonly MarkdownFile[];
  textPages: readonly MarkdownFile[];
  views: readonly string[];
  /** The plans that are also files to save. */
  savedPlans: readonly string[];
}

/** The headings of a text as fragments of its page; none of a text that can't be rendered, whose errors `check-essay.ts` reports. */
const listHeadings = async (path: string, essay = ''): Promise<string[]> => {
  const renderer = await satteri({ hastPlugins: [essayHeadings] }).createRenderer({ syntaxHighlight: false });
  const { metadata } = await renderer.render(essay).catch(() => ({ metadata: { headings: [] } }));
  return metadata.headings.map(({ slug }) => `${path}#${slug}`);
};

/** The pictures of an exhibition, and the works whose title leads to one, as fragments of its page. */
const listFigures = (path: string, { frontMatter }: MarkdownFile): string[] => {
  const pictures = readList(frontMatter?.data, 'pictures');
  const works = readList(frontMatter?.data, 'works');
  return [
    ...pictures.map((_, index) => pictureFragment(index + 1)),
    ...works.flatMap((work, index) => (readText(work, 'picture') ? workFragment(index + 1) : [])),
  ].map((fragment) => `${path}#${fragment}`);
};

const listHomeFragments = (views: readonly string[]): string[] => [
  ...Object.keys(listSections()),
  ...Object.values(TAB_FRAGMENTS),
  ...Array.from({ length: GALLERY_PICTURE_COUNT }, (_, index) => pictureFragment(index + 1)),
  ...views.flatMap((plan, index) => (plan ? viewpointFragment(index + 1) : [])),
];

/** Every path and fragment that a link of content/ may lead to in one language. */
export const listLinkTargets = async (pages: LanguagePages): Promise<string[]> => {
  const { language, exhibitions, textPages, views, savedPlans } = pages;
  const withPath = (files: readonly MarkdownFile[], toPath: typeof exhibitionPath) =>
    files.map((file) => ({ path: toPath(file.name, language), file }));
  const shows = withPath(exhibitions, exhibitionPath);
  const texts = [...shows, ...withPath(textPages, textPagePath)];
  const withDays = exhibitions.filter(
    ({ frontMatter }) => readField(frontMatter?.data, 'opens') !== undefined,
  );
  const headings = await Promise.all(texts.map(({ path, file }) => listHeadings(path, file.essay)));
  return [
    ...Object.values(PAGES[language]),
    ...Object.values(FILES[language]),
    ...[ANALYTICS, LICENCES],
    ...texts.map(({ path }) => path),
    ...savedPlans.flatMap((id) => [false, true].map((isProject) => planPath(id, language, isProject))),
    ...withDays.map(({ name }) => calendarPath(name, language)),
    ...listHomeFragments(views).map((fragment) => `${PAGES[language].home}#${fragment}`),
    ...shows.flatMap(({ path, file }) => listFigures(path, file)),
    ...headings.flat(),
  ];
};
