import type { APIRequestContext } from '@playwright/test';
import { DEFAULT_LOCALE } from '../../src/i18n/locales.ts';
import { getHomePath } from '../../src/i18n/paths.ts';
import { contentByLanguage } from './fixture-content.ts';
import { expect } from './fixtures.ts';

/** Paths of the pages that the code defines, in all locales. */
const NAMED_PATHS: string[] = contentByLanguage.flatMap(([, { paths }]) => Object.values(paths));

/** Matches a page of the sitemap: its URL, and the markup that may link to its translations. */
const ENTRY = /<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g;

/** Reads the path of each page of the sitemap, and whether the page is translated. */
async function readSitemap(request: APIRequestContext): Promise<{ path: string; isTranslated: boolean }[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.status(), 'the sitemap').toBe(200);
  return [...(await response.text()).matchAll(ENTRY)].map(([, url = '', links = '']) => ({
    path: new URL(url).pathname,
    isTranslated: links.includes('hreflang'),
  }));
}

/** Returns the paths of the sitemap, such as `/visita`. */
export async function getPagePaths(request: APIRequestContext): Promise<string[]> {
  const paths = (await readSitemap(request)).map(({ path }) => path);
  expect(paths).toContain(getHomePath(DEFAULT_LOCALE));
  return paths;
}

/** Returns the paths of the pages that exist in all locales, such as `/visita` and `/en/visit`. */
export async function getTranslatedPaths(request: APIRequestContext): Promise<string[]> {
  const translated = (await readSitemap(request)).filter(({ isTranslated }) => isTranslated);
  const paths = translated.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(NAMED_PATHS));
  return paths;
}

/** Returns a path for each page type and locale: the named pages, an exhibition and a text page. */
export async function getPathOfEachPageType(request: APIRequestContext): Promise<string[]> {
  const getPageType = (path: string) => (NAMED_PATHS.includes(path) ? path : path.replace(/[^/]+$/, '*'));
  const paths = await getTranslatedPaths(request);
  return [...new Map(paths.map((path) => [getPageType(path), path])).values()];
}
