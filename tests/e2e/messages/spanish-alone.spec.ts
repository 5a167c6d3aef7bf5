import { expect, test } from '../visitor.ts';

/** What a page, a feed or the sitemap would say of another language. */
const TRACE = /hreflang|English|["'\s/]\/?en\/|\/en"/;

test('without content/en/ no page, feed, calendar or sitemap has a trace of English', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const sitemap = await read('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(pages).toContain('/visita');
  const files = ['/exhibiciones/rss.xml', '/exhibiciones/calendario.ics', '/_headers', '/_redirects'];
  for (const path of [...pages, ...files, '/404.html', '/analytics'])
    expect(await read(path), path).not.toMatch(TRACE);
  expect(sitemap).not.toMatch(TRACE);
  for (const path of ['/en', '/en/visit', '/en/exhibitions'])
    expect((await request.get(path)).status(), path).toBe(404);
});
