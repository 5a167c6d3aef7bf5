import { DEFAULT_LANGUAGE } from '../languages.ts';
import { getContentFile } from '../queries/content-file.ts';

/** Disallows nothing: a crawler that can't read /analytics would never see its `noindex`. */
export async function GET(): Promise<Response> {
  const { url } = await getContentFile('site', DEFAULT_LANGUAGE);
  const body = `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', url).href}
`;
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
