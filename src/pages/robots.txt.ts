import { toAbsoluteUrl } from '../i18n/paths.ts';

/** Serves rules that allow all pages. Crawlers must read /analytics to see its `noindex`. */
export function GET(): Response {
  const body = `User-agent: *
Allow: /

Sitemap: ${toAbsoluteUrl('/sitemap.xml')}
`;
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
