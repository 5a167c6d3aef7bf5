import { getBuildDate } from '../../dates/build-date.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { toAbsoluteUrl } from '../../i18n/paths.ts';
import { getContentFile } from '../../queries/content-file.ts';

/** Serves the contact for security reports (RFC 9116). It expires one year after the build. */
export async function GET(): Promise<Response> {
  const { language, timeZone, securityContact } = await getContentFile('site', DEFAULT_LOCALE);
  const expires = new Date(getBuildDate(timeZone));
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const body = `Contact: mailto:${securityContact}
Expires: ${expires.toISOString()}
Preferred-Languages: ${language}, en
Canonical: ${toAbsoluteUrl('/.well-known/security.txt')}
`;
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
