import type { APIRoute, GetStaticPaths } from 'astro';
import type { Language } from '../../languages.ts';
import { PAGES } from '../../paths.ts';
import { listRoutes } from '../../queries/languages.ts';
import { writeFeed } from '../../feeds/rss.ts';

export const getStaticPaths = (() =>
  listRoutes('exhibitions', (language) => PAGES[language].exhibitions)) satisfies GetStaticPaths;

/** The feed of every exhibition. */
export const GET: APIRoute<{ language: Language }> = ({ props }) => writeFeed(props.language);
