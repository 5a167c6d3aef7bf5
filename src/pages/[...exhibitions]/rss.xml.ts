import type { APIRoute, GetStaticPaths } from 'astro';
import { getPageRoutes } from '../../queries/site-pages.ts';
import type { SitePage } from '../../queries/page-list.ts';
import { renderFeed } from '../../feeds/rss.ts';

export const getStaticPaths = (() => getPageRoutes('exhibitions', 'exhibitions')) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage }> = ({ props }) => renderFeed(props.page);
