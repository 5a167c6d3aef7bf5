import { createEnvError } from '../env-error.ts';

/** The values of `PUBLIC_CONTACT_FORMAT`. */
export const FORMATS = ['json', 'form'];
/** Base URL for parsing an endpoint that is a path of this site. */
const OWN_SITE = 'https://site.invalid';
/** A path, `https://`, or `http://` of this machine. Only plain hosts: a `;` would start a new directive in the policy. */
const ENDPOINT =
  /^(?:\/(?!\/)|(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d+)?(?:[/?]|$))[^\s#\\]*$/i;

/**
 * Checks the three variables; an empty one counts as absent. Returns the sources of `connect-src`: the site itself, which
 * Lighthouse needs, and the origin of the endpoint. Throws an Error in Spanish: variable, value found, value expected.
 */
export function readContactSource(variables: Record<string, string | undefined>): string {
  const {
    PUBLIC_CONTACT_ENDPOINT: endpoint = '',
    PUBLIC_CONTACT_FORMAT: format = '',
    PUBLIC_CONTACT_KEY: key = '',
  } = variables;
  if (!endpoint && !format && !key) return "'self'";
  const url = ENDPOINT.test(endpoint) ? URL.parse(endpoint, OWN_SITE) : null;
  if (!url)
    throw createEnvError(
      'PUBLIC_CONTACT_ENDPOINT',
      endpoint,
      'una dirección completa que empiece con https:// (http:// solo en localhost o 127.0.0.1), sin usuario, contraseña, espacios ni #; o una ruta del propio sitio que empiece con una sola /, por ejemplo "https://formspree.io/f/abcdwxyz"',
    );
  const isOwnSite = url.origin === OWN_SITE;
  if (format && !FORMATS.includes(format))
    throw createEnvError('PUBLIC_CONTACT_FORMAT', format, `una de estas palabras: ${FORMATS.join(', ')}`);
  if (format === 'form' && !isOwnSite)
    throw createEnvError(
      'PUBLIC_CONTACT_ENDPOINT',
      endpoint,
      'para Netlify Forms, una ruta del propio sitio, por ejemplo "/"',
    );
  if (url.hostname === 'api.web3forms.com' && !key)
    throw createEnvError('PUBLIC_CONTACT_KEY', key, 'la clave de acceso que da Web3Forms');
  return isOwnSite ? "'self'" : `'self' ${url.origin}`;
}
