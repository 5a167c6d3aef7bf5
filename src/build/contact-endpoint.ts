import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { envField } from 'astro/config';
import { loadEnv } from 'vite';

const FORMATS = ['json', 'form'] as const;
const ENDPOINT_EXAMPLE = 'https://formspree.io/f/abcdwxyz';
const KEY_EXAMPLE = '11112222-3333-4444-5555-666677778888';
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** Base URL for parsing an endpoint that is a path of this site. */
const ANY_SITE = 'https://site.invalid';
/** A host name may hold characters such as `;` that would start a new directive in the policy. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[::1\])$/i;

/**
 * Lets the owner name, at build, the service that receives the contact form's messages: three variables, read from the
 * environment or `.env` (README, 'Messages').
 */
export function contactEndpoint(): AstroIntegration {
  return {
    name: 'contact-endpoint',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const mode = command === 'dev' ? 'development' : 'production';
        const source = readContactSource(loadEnv(mode, fileURLToPath(config.root), 'PUBLIC_CONTACT_'));
        const text = { context: 'client', access: 'public', optional: true } as const;
        updateConfig({
          env: {
            schema: {
              PUBLIC_CONTACT_ENDPOINT: envField.string(text),
              PUBLIC_CONTACT_FORMAT: envField.enum({
                context: 'client',
                access: 'public',
                values: [...FORMATS],
                default: 'json',
              }),
              PUBLIC_CONTACT_KEY: envField.string(text),
            },
          },
          security: { csp: { algorithm: 'SHA-256', directives: [`connect-src ${source}`] } },
        });
      },
    },
  };
}

/**
 * Checks the three variables; empty is the same as absent.
 *
 * @returns what `connect-src` must allow: the site itself, where Lighthouse looks for robots.txt from inside the page, and
 *   perhaps one other origin
 * @throws Error in Spanish: variable, value found, value expected, example
 */
export function readContactSource(variables: Record<string, string | undefined>): string {
  const {
    PUBLIC_CONTACT_ENDPOINT: endpoint,
    PUBLIC_CONTACT_FORMAT: format = '',
    PUBLIC_CONTACT_KEY: key = '',
  } = variables;
  if (!endpoint && !format && !key) return "'self'";
  const { origin, hostname } = readEndpoint(endpoint);
  const isOwnSite = origin === ANY_SITE;
  if (format && !FORMATS.some((known) => known === format))
    refuse('PUBLIC_CONTACT_FORMAT', format, `una de estas palabras: ${FORMATS.join(', ')}`, 'json');
  if (format === 'form' && !isOwnSite)
    refuse('PUBLIC_CONTACT_ENDPOINT', endpoint, 'para Netlify Forms, una ruta del propio sitio', '/');
  if (hostname === 'api.web3forms.com' && !key)
    refuse('PUBLIC_CONTACT_KEY', key, 'la clave de acceso que da Web3Forms', KEY_EXAMPLE);
  return isOwnSite ? "'self'" : `'self' ${origin}`;
}

function readEndpoint(address = ''): URL {
  const isPath = address.startsWith('/');
  const url = URL.parse(address, isPath ? ANY_SITE : undefined);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname));
  const isClean = !/[\s#\\]/.test(address) && PLAIN_HOST.test(url?.hostname ?? '');
  const isAnonymous = url?.username === '' && url.password === '';
  if (url && isSafe && isClean && isAnonymous && isPath === (url.origin === ANY_SITE)) return url;
  return refuse(
    'PUBLIC_CONTACT_ENDPOINT',
    address,
    'una dirección completa que empiece con https:// (http:// solo en localhost o 127.0.0.1), sin usuario, contraseña, espacios ni #; o una ruta del propio sitio que empiece con una sola /',
    ENDPOINT_EXAMPLE,
  );
}

function refuse(name: string, value: string | undefined, expected: string, example: string): never {
  const found = value ? `Se encontró "${value}"` : 'No tiene valor';
  throw new Error(`${name}: ${found}. Se espera ${expected}, por ejemplo "${example}".`);
}
