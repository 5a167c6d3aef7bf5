import type { Content } from '../../content/read-content.ts';
import type { SitePage } from '../../queries/list-pages.ts';
import { listRedirects, listLinkTargets } from '../../queries/link-targets.ts';

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

/** What every check of a page is given. */
export type CheckContext = Content & LinkContext;

/** Where links may lead on a site with these pages. */
export const createLinkContext = (url: string, pages: readonly SitePage[]): LinkContext => ({
  url,
  links: listLinkTargets(pages),
  drafts: pages.filter(({ isDraft }) => isDraft).map(({ path }) => path),
  moved: new Map(listRedirects(pages).map(({ from, page }) => [from, page.path])),
});
