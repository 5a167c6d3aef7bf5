import type { APIRequestContext } from '@playwright/test';
import site from '../../../content/site.json' with { type: 'json' };
import { getBuildDate } from '../../../src/dates/build-date.ts';
import { ORIGINS } from '../../support/origins.ts';
import { PROJECT_ROOT } from '../../support/temp-site.ts';
import { listPages } from '../site-pages.ts';
import { expect, test as base } from '../fixtures.ts';
import { readSiteContent } from '../fixture-content.ts';

export { expect };

/** What the site's owner has written. */
export const uiStrings = readSiteContent(PROJECT_ROOT, getBuildDate(site.timeZone));

/** Pages that no search engine is told of. */
export const FIXED_PAGES = ['/analytics', '/404.html'];

interface PublishedSite {
  /** Paths of all pages: those of the sitemap, each of which answers, and the fixed ones. */
  pages: string[];
}

export const test = base.extend<PublishedSite>({
  baseURL: ORIGINS.published,
  // The owner's endpoint may be in dist/: whatever a page asks of another origin fails here, before it leaves.
  context: async ({ context, baseURL }, use) => {
    await context.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort(),
    );
    await use(context);
  },
  pages: async ({ request }, use) => {
    await use([...(await listPages(request)), ...FIXED_PAGES]);
  },
});

/** The text of a file of the site, which must be there. */
export async function readText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}
