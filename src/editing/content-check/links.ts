import type { Content } from '../../content/read-content.ts';
import type { SitePage } from '../../queries/page-list.ts';
import { getRedirects, getLinkTargets } from '../../queries/link-targets.ts';

/** Link targets of the site. */
export interface LinkContext {
  /** URL of the site, with which an internal link may begin. */
  url: string;
  /** Paths to which links may point. */
  links: readonly string[];
  /** Paths of drafts, which are not published. */
  drafts: readonly string[];
  /** Current path for each previous path. */
  moved: ReadonlyMap<string, string>;
}

/** Input of the checks of a page. */
export type CheckContext = Content & LinkContext;

/** Creates the link targets for the pages of the site. */
export const createLinkContext = (url: string, pages: readonly SitePage[]): LinkContext => ({
  url,
  links: getLinkTargets(pages),
  drafts: pages.filter(({ isDraft }) => isDraft).map(({ path }) => path),
  moved: new Map(getRedirects(pages).map(({ from, page }) => [from, page.path])),
});
