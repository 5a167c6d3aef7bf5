import { toAbsoluteUrl } from '../i18n/paths.ts';

/** Disallows nothing: a crawler that can't read /analytics would never see its `noindex`. */
export function GET(): Response {
  const body = `User-agent: *
Allow: /

Sitemap: ${toAbsoluteUrl('/sitemap.xml')}
`;
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
