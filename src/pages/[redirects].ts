import type { APIRoute, GetStaticPaths } from 'astro';
import { getRedirects, type Redirect } from '../queries/link-targets.ts';
import { getPages } from '../queries/site-pages.ts';

/**
 * Formatters of a redirect, by file name. Netlify needs a line with `!` for a path that has a file. Cloudflare skips this line and uses the
 * second line.
 */
const FORMATTERS: Record<string, (redirect: Redirect) => string> = {
  _redirects: ({ from, page: { path } }) => `${from} ${path} 301!\n${from} ${path} 301\n`,
  '_redirects-nginx': ({ from, page: { path } }) => `${from} ${path};\n`,
};

export const getStaticPaths = (async () => {
  const redirectList = getRedirects(await getPages());
  if (redirectList.length === 0) return [];
  return Object.entries(FORMATTERS).map(([redirects, formatRedirect]) => ({
    params: { redirects },
    props: { text: redirectList.map(formatRedirect).join('') },
  }));
}) satisfies GetStaticPaths;

/** Serves permanent redirects from former paths: `_redirects` for Netlify and Cloudflare, and lines of a `map` for nginx. */
export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
