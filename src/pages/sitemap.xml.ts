import { listAddresses, PAGES } from '../addresses.ts';
import { getExhibitionEntries } from '../queries/exhibitions.ts';
import { getContentFile } from '../queries/content-file.ts';
import { listTextPages } from '../queries/text-pages.ts';

/** Every page for search engines. No `lastmod`: neither git nor the file system knows when a page's content last changed. */
export async function GET(): Promise<Response> {
  const { url } = await getContentFile('site');
  const exhibitions = (await getExhibitionEntries()).map(({ id }) => id);
  const textPages = (await listTextPages()).flatMap(({ id, data }) => (data.isIndexed ? id : []));
  const locations = listAddresses({ exhibitions, textPages })
    .filter((address) => address !== PAGES.analytics)
    .map((address) => `<url><loc>${new URL(address, url).href}</loc></url>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
