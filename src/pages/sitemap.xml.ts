import { toAbsoluteUrl } from '../i18n/paths.ts';
import { getAlternateLinks } from '../queries/language-links.ts';
import { getPages } from '../queries/site-pages.ts';

/** Serves the sitemap. It has no `lastmod`, because neither git nor the file system records when the content of a page changed. */
export async function GET(): Promise<Response> {
  const pages = (await getPages()).filter(({ isIndexed, isDraft }) => isIndexed && !isDraft);
  const urls = await Promise.all(
    pages.map(async ({ path, alternates }) => {
      const links = (await getAlternateLinks(alternates)).map(
        (alternate) =>
          `<xhtml:link rel="alternate" hreflang="${alternate.tag}" href="${toAbsoluteUrl(alternate.path)}"/>`,
      );
      return `<url><loc>${toAbsoluteUrl(path)}</loc>${links.join('')}</url>`;
    }),
  );
  const isTranslated = urls.some((entry) => entry.includes('<xhtml:'));
  const prefix = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${prefix}>
${urls.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
