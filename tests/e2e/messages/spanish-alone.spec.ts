import { listPages } from '../site-pages.ts';
import { expect, test } from '../fixtures.ts';

/** What a page, a feed or the sitemap would say of another language. */
const TRACE = /hreflang|English|["'\s/]\/?en\/|\/en"/;

test('without a tag of English no page, feed, calendar or sitemap has a trace of English', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const pages = await listPages(request);
  expect(pages).toContain('/visita');
  const feeds = ['/exhibiciones/rss.xml', '/exhibiciones/calendario.ics'];
  const files = ['/sitemap.xml', '/_headers', '/_redirects', '/404.html'];
  for (const path of [...pages, ...feeds, ...files, '/analytics'])
    expect(await read(path), path).not.toMatch(TRACE);
  for (const path of ['/en', '/en/visit', '/en/exhibitions'])
    expect((await request.get(path)).status(), path).toBe(404);
});
