import type { Content } from '../../content/read-content.ts';
import type { SitePage } from '../../queries/page-list.ts';
import { getRedirects, getLinkTargets } from '../../queries/link-targets.ts';

export interface LinkContext {
  /** URL of the site, which internal links may contain. */
  url: string;
  links: readonly string[];
  drafts: readonly string[];
  /** Current path for each previous path. */
  moved: ReadonlyMap<string, string>;
}

export type CheckContext = Content & LinkContext;

/** Creates the link targets for the pages of the site. */
export const createLinkContext = (url: string, pages: readonly SitePage[]): LinkContext => ({
  url,
  links: getLinkTargets(pages),
  drafts: pages.filter(({ isDraft }) => isDraft).map(({ path }) => path),
  moved: new Map(getRedirects(pages).map(({ from, page }) => [from, page.path])),
});
