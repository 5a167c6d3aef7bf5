import { absoluteUrl, ANALYTICS, listPaths } from '../paths.ts';
import { getExhibitionEntries } from '../queries/exhibitions.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { listTextPages, listTranslations } from '../queries/text-pages.ts';

/** Every page for search engines. No `lastmod`: neither git nor the file system knows when a page's content last changed. */
export async function GET(): Promise<Response> {
  const exhibitions = (await getExhibitionEntries(DEFAULT_LANGUAGE)).map(({ name }) => name);
  const textPages = (await listTextPages(DEFAULT_LANGUAGE)).flatMap(({ name, data }) =>
    data.isIndexed ? name : [],
  );
  const writeUrl = async (page: string) => {
    const links = (await listTranslations(page)).map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(path)}"/>`,
    );
    return `<url><loc>${absoluteUrl(page)}</loc>${links.join('')}</url>`;
  };
  const pages = listPaths({ exhibitions, textPages }).filter((path) => path !== ANALYTICS);
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
