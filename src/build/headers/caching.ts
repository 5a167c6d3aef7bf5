/** Astro puts a hash of the content in the name of every file in this folder. */
export const HASHED_FOLDER = '_astro';

/** The page that hosts answer an unknown address with. */
export const NOT_FOUND_PAGE = '404.html';

/**
 * How long a browser and a CDN keep an answer without asking again.
 * `pages`: kept, but asked for each time, so that an edit is seen at once; `no-store` would also forbid the back/forward cache.
 * `fixed`: files under names that never change, such as icons: a day, and a week more while a newer one is fetched.
 * `hashed`: other content has another name.
 */
export const CACHE_CONTROL = {
  pages: 'no-cache',
  fixed: 'public, max-age=86400, stale-while-revalidate=604800',
  hashed: 'public, max-age=31536000, immutable',
} as const;

/** Files of a built site by how long they may be kept. Paths start below the site's folder, with forward slashes. */
export interface SiteFiles {
  pages: string[];
  fixed: string[];
  hashed: string[];
}

/** Sorts the files of a built site; those that a host reads itself, `_headers` for one, are no part of it. */
export function sortFiles(paths: readonly string[]): SiteFiles {
  const files: SiteFiles = { pages: [], fixed: [], hashed: [] };
  for (const path of [...paths].sort()) {
    const isForHost = /^[_.][^/]*$/.test(path);
    if (path.endsWith('.html')) files.pages.push(path);
    else if (path.startsWith(`${HASHED_FOLDER}/`)) files.hashed.push(path);
    else if (!isForHost) files.fixed.push(path);
  }
  return files;
}
