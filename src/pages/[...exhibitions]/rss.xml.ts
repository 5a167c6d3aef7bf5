import type { APIRoute, GetStaticPaths } from 'astro';
import { listRoutes } from '../../queries/site-pages.ts';
import type { SitePage } from '../../queries/list-pages.ts';
import { renderFeed } from '../../feeds/rss.ts';

export const getStaticPaths = (() => listRoutes('exhibitions', 'exhibitions')) satisfies GetStaticPaths;

/** The feed of every exhibition. */
export const GET: APIRoute<{ page: SitePage }> = ({ props }) => renderFeed(props.page);
