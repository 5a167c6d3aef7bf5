import { listPaths, PAGES } from '../paths.ts';
import { getExhibitionEntries } from '../queries/exhibitions.ts';
import { getContentFile } from '../queries/content-file.ts';
import { listTextPages, listTranslations } from '../queries/text-pages.ts';

/** Every page for search engines. No `lastmod`: neither git nor the file system knows when a page's content last changed. */
export async function GET(): Promise<Response> {
  const { url } = await getContentFile('site');
  const exhibitions = (await getExhibitionEntries()).map(({ id }) => id);
  const textPages = (await listTextPages()).flatMap(({ id, data }) => (data.isIndexed ? id : []));
  const toUrl = (path: string) => new URL(path, url).href;
  const writeUrl = async (page: string) => {
    const links = (await listTranslations(page)).map(
      ({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${toUrl(path)}"/>`,
    );
    return `<url><loc>${toUrl(page)}</loc>${links.join('')}</url>`;
  };
  const pages = listPaths({ exhibitions, textPages }).filter((path) => path !== PAGES.analytics);
  const locations = await Promise.all(pages.map(writeUrl));
  const isTranslated = locations.some((entry) => entry.includes('<xhtml:'));
  const prefix = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${prefix}>
${locations.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
