import { BUILD_DAY } from 'astro:env/server';
import { getContentFile } from '../../queries/content-file.ts';

/** Whom to tell of a security fault (RFC 9116). Stale after a year: a site that is still looked after was built again by then. */
export async function GET(): Promise<Response> {
  const { url, language, securityContact } = await getContentFile('site');
  const expires = new Date(BUILD_DAY);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const body = `Contact: mailto:${securityContact}
Expires: ${expires.toISOString()}
Preferred-Languages: ${language}, en
Canonical: ${new URL('/.well-known/security.txt', url).href}
`;
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
