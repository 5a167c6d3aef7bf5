import type { APIRoute, GetStaticPaths } from 'astro';
import { listRoutes } from '../../queries/site-pages.ts';
import type { SitePage } from '../../queries/list-pages.ts';
import { renderFeed } from '../../feeds/rss.ts';

/** Returns a route for the list of exhibitions in each locale. */
export const getStaticPaths = (() => listRoutes('exhibitions', 'exhibitions')) satisfies GetStaticPaths;

/** Serves the RSS feed of all exhibitions. */
export const GET: APIRoute<{ page: SitePage }> = ({ props }) => renderFeed(props.page);
