import { getPagePaths } from '../site-pages.ts';
import { expect, test } from '../fixtures.ts';

/** Matches references to English in a page, a feed or the sitemap. */
const ENGLISH_REFERENCE = /hreflang|English|["'\s/]\/?en\/|\/en"/;

test('an untranslated site has no references to English', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const pages = await getPagePaths(request);
  expect(pages).toContain('/visita');
  const feeds = ['/exhibiciones/rss.xml', '/exhibiciones/calendario.ics'];
  const files = ['/sitemap.xml', '/_headers', '/_redirects', '/404.html'];
  for (const path of [...pages, ...feeds, ...files, '/analytics'])
    expect(await read(path), path).not.toMatch(ENGLISH_REFERENCE);
  for (const path of ['/en', '/en/visit', '/en/exhibitions'])
    expect((await request.get(path)).status(), path).toBe(404);
});
