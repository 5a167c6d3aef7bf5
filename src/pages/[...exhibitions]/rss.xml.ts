import type { APIRoute, GetStaticPaths } from 'astro';
import { getPageRoutes } from '../../queries/site-pages.ts';
import type { SitePage } from '../../queries/page-list.ts';
import { renderFeed } from '../../feeds/rss.ts';

/** Returns a route for the list of exhibitions in each locale. */
export const getStaticPaths = (() => getPageRoutes('exhibitions', 'exhibitions')) satisfies GetStaticPaths;

/** Serves the RSS feed of all exhibitions. */
export const GET: APIRoute<{ page: SitePage }> = ({ props }) => renderFeed(props.page);
