import { satteri } from '@astrojs/markdown-satteri';
import {
  calendarPath,
  exhibitionPath,
  FILES,
  LICENCES,
  listPaths,
  pictureFragment,
  planPath,
  TAB_FRAGMENTS,
  textPagePath,
  viewpointFragment,
  workFragment,
} from '../../paths.ts';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
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

/** The headings of a text as fragments of its page; none of a text that can't be rendered, whose errors `check-essay.ts` reports. */
const listHeadings = async (path: string, essay = ''): Promise<string[]> => {
  const renderer = await satteri({ hastPlugins: [essayHeadings] }).createRenderer({ syntaxHighlight: false });
  const { metadata } = await renderer.render(essay).catch(() => ({ metadata: { headings: [] } }));
  return metadata.headings.map(({ slug }) => `${path}#${slug}`);
};

/** The pictures of an exhibition, and the works whose title leads to one, as fragments of its page. */
const listFigures = ({ name, frontMatter }: MarkdownFile): string[] => {
  const pictures = readList(frontMatter?.data, 'pictures');
  const works = readList(frontMatter?.data, 'works');
  return [
    ...pictures.map((_, index) => pictureFragment(index + 1)),
    ...works.flatMap((work, index) => (readText(work, 'picture') ? workFragment(index + 1) : [])),
  ].map((fragment) => `${exhibitionPath(name, DEFAULT_LANGUAGE)}#${fragment}`);
};

/** Every path and fragment that a link of content/ may lead to, by what is published, the plan of each picture or '', and the plans with a file. */
export const listLinkTargets = async (
  exhibitions: readonly MarkdownFile[],
  textPages: readonly MarkdownFile[],
  views: readonly string[],
  savedPlans: readonly string[] = [],
): Promise<string[]> => {
  const nameOf = ({ name }: MarkdownFile) => name;
  const withDays = exhibitions.filter(
    ({ frontMatter }) => readField(frontMatter?.data, 'opens') !== undefined,
  );
  const ofHome = [
    ...[...Object.keys(listSections()), ...Object.values(TAB_FRAGMENTS)],
    ...Array.from({ length: GALLERY_PICTURE_COUNT }, (_, index) => pictureFragment(index + 1)),
    ...views.flatMap((plan, index) => (plan ? viewpointFragment(index + 1) : [])),
  ];
  const headings = [
    ...exhibitions.map(({ name, essay }) => listHeadings(exhibitionPath(name, DEFAULT_LANGUAGE), essay)),
    ...textPages.map(({ name, essay }) => listHeadings(textPagePath(name, DEFAULT_LANGUAGE), essay)),
  ];
  return [
    ...listPaths({ exhibitions: exhibitions.map(nameOf), textPages: textPages.map(nameOf) }),
    ...Object.values(FILES[DEFAULT_LANGUAGE]),
    LICENCES,
    ...savedPlans.flatMap((id) =>
      [false, true].map((isProject) => planPath(id, DEFAULT_LANGUAGE, isProject)),
    ),
    ...withDays.map(({ name }) => calendarPath(name, DEFAULT_LANGUAGE)),
    ...ofHome.map((fragment) => `/#${fragment}`),
    ...exhibitions.flatMap(listFigures),
    ...(await Promise.all(headings)).flat(),
  ];
};
