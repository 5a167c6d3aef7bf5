import type { APIRequestContext } from '@playwright/test';
import { DEFAULT_LOCALE } from '../../src/i18n/locales.ts';
import { getHomePath } from '../../src/i18n/paths.ts';
import { uiStringsByLocale } from './fixture-content.ts';
import { expect } from './fixtures.ts';

/** The paths that stand in the code, in every language. */
const NAMED: string[] = uiStringsByLocale.flatMap(([, { paths }]) => Object.values(paths));

/** What the sitemap says of each page: its URL, and links to what it is in other languages. */
const ENTRY = /<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g;

/** Every page of the sitemap: its path, and whether it is there in another language. */
async function readSitemap(request: APIRequestContext) {
  const response = await request.get('/sitemap.xml');
  expect(response.status(), 'the sitemap').toBe(200);
  return [...(await response.text()).matchAll(ENTRY)].map(([, url = '', links = '']) => ({
    path: new URL(url).pathname,
    isTranslated: links.includes('hreflang'),
  }));
}

/** The paths of all pages of a site that its sitemap lists, `/visita`; its home page is among them. */
export async function listPages(request: APIRequestContext): Promise<string[]> {
  const paths = (await readSitemap(request)).map(({ path }) => path);
  expect(paths).toContain(getHomePath(DEFAULT_LOCALE));
  return paths;
}

/** The paths of those pages of a site that are there in every language: `/visita` and `/en/visit`. */
export async function listTranslatedPages(request: APIRequestContext): Promise<string[]> {
  const translated = (await readSitemap(request)).filter(({ isTranslated }) => isTranslated);
  const paths = translated.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(NAMED));
  return paths;
}

/** Of those one of each kind in each language: pages with a name in the code, one exhibition, one page of text. */
export async function listKinds(request: APIRequestContext): Promise<string[]> {
  const kindOf = (path: string) => (NAMED.includes(path) ? path : path.replace(/[^/]+$/, '*'));
  const paths = await listTranslatedPages(request);
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
}
