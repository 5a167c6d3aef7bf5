import type { SitePage } from '../../queries/list-pages.ts';
import { listMoves, listTargets } from '../../queries/page-targets.ts';
import type { ContentFolder } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';

/** Where links may lead. */
export interface LinkContext {
  /** The site's own URL, which an internal link may begin with. */
  url: string;
  /** Every path of the site that a link may name. */
  links: readonly string[];
  /** The paths of drafts, which nobody sees. */
  drafts: readonly string[];
  /** Former paths, each with the one that it leads to now. */
  moved: ReadonlyMap<string, string>;
}

/** What every check of a Markdown file is given. */
export interface CheckContext extends ContentFolder, LinkContext {
  /** The page that is made of each file. */
  pageOf: ReadonlyMap<MarkdownFile, SitePage>;
}

/** Where links may lead on a site with these pages. */
export const toLinkContext = (url: string, pages: readonly SitePage[]): LinkContext => ({
  url,
  links: listTargets(pages),
  drafts: pages.filter(({ isDraft }) => isDraft).map(({ path }) => path),
  moved: new Map(listMoves(pages).map(({ from, page }) => [from, page.path])),
});
