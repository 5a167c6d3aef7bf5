import type { APIRequestContext } from '@playwright/test';
import site from '../../../content/site.json' with { type: 'json' };
import { getBuildDate } from '../../../src/dates/build-date.ts';
import { ORIGINS } from '../../support/origins.ts';
import { PROJECT_ROOT } from '../../support/temp-site.ts';
import { getPagePaths } from '../site-pages.ts';
import { expect, test as base } from '../fixtures.ts';
import { readSiteContent } from '../fixture-content.ts';

export { expect };

/** Content of the published site. */
export const publishedContent = readSiteContent(PROJECT_ROOT, getBuildDate(site.timeZone));

/** Pages that the sitemap leaves out. */
export const FIXED_PAGES = ['/analytics', '/404.html'];

interface PublishedSite {
  /** Paths of the pages of the sitemap and of the fixed pages. */
  pages: string[];
}

export const test = base.extend<PublishedSite>({
  baseURL: ORIGINS.published,
  // The site is built on the current date.
  startTime: '',
  // The build may contain the owner's real endpoint, so abort all requests to other origins.
  context: async ({ context, baseURL }, use) => {
    await context.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort(),
    );
    await use(context);
  },
  pages: async ({ request }, use) => {
    await use([...(await getPagePaths(request)), ...FIXED_PAGES]);
  },
});

/** Reads a file of the site as text. Fails unless the status is 200. */
export async function readText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}
