import type { APIRoute, GetStaticPaths } from 'astro';
import { listRedirects, type Redirect } from '../queries/link-targets.ts';
import { getPages } from '../queries/site-pages.ts';

/** A line for each host: Netlify redirects from a path that has a file only with `!`, and Cloudflare skips that line. */
const FORMATS: Record<string, (move: Redirect) => string> = {
  _redirects: ({ from, page: { path } }) => `${from} ${path} 301!\n${from} ${path} 301\n`,
  '_redirects-nginx': ({ from, page: { path } }) => `${from} ${path};\n`,
};

export const getStaticPaths = (async () => {
  const moves = listRedirects(await getPages());
  if (moves.length === 0) return [];
  return Object.entries(FORMATS).map(([redirects, write]) => ({
    params: { redirects },
    props: { text: moves.map(write).join('') },
  }));
}) satisfies GetStaticPaths;

/** Permanent redirects from former paths: `_redirects` for Netlify and Cloudflare, the lines of a `map` for nginx. */
export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
