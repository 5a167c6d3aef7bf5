import { getContentFile } from '../queries/content-file.ts';

/** Nothing is forbidden: a crawler that may not read /analytics would never see that it asks not to be listed. */
export async function GET(): Promise<Response> {
  const { url } = await getContentFile('site');
  const body = `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', url).href}
`;
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
