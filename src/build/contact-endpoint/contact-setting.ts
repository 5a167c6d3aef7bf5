/** How a service wants its messages; `src/contact/endpoint/` writes each. */
export const CONTACT_FORMATS = ['json', 'form', 'formspree', 'web3forms', 'netlify'] as const;
type ContactFormat = (typeof CONTACT_FORMATS)[number];

export interface ContactSetting {
  /** undefined when the owner wants nothing sent anywhere. */
  address?: string;
  format: ContactFormat;
  /** What `connect-src` of the content policy must allow: an origin, `'self'` or `'none'`. */
  source: string;
}

type Variables = Record<string, string | undefined>;

const ADDRESS_EXAMPLE = 'https://formspree.io/f/abcdwxyz';
const KEY_EXAMPLE = '11112222-3333-4444-5555-666677778888';
const FORMAT_OF_HOST: Record<string, ContactFormat> = {
  'formspree.io': 'formspree',
  'api.web3forms.com': 'web3forms',
};
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** Stands for the site itself where a path is read. */
const ANY_SITE = 'https://site.invalid';
/** A host may hold signs, `;` for one, that would write directives of their own into the policy. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[::1\])$/i;

/**
 * Reads the three variables that say where the contact form sends its messages. Empty is the same as absent.
 *
 * @param variables the environment, `.env` files included
 * @throws Error in Spanish: variable, value found, value expected, example
 */
export function readContactSetting(variables: Variables): ContactSetting {
  const read = (name: string) => variables[name] || undefined;
  const address = read('PUBLIC_CONTACT_ENDPOINT');
  const asked = read('PUBLIC_CONTACT_FORMAT');
  const key = read('PUBLIC_CONTACT_KEY');
  if (address === undefined) {
    refuseAlone('PUBLIC_CONTACT_FORMAT', asked);
    refuseAlone('PUBLIC_CONTACT_KEY', key);
    return { format: 'json', source: "'none'" };
  }
  const url = readAddress(address);
  const isOwnSite = url.origin === ANY_SITE;
  const format = readFormat(asked) ?? FORMAT_OF_HOST[url.hostname] ?? 'json';
  if (format === 'netlify' && !isOwnSite)
    refuse('PUBLIC_CONTACT_ENDPOINT', address, 'para Netlify Forms, una ruta del propio sitio', '/');
  if (format === 'web3forms' && key === undefined)
    refuse('PUBLIC_CONTACT_KEY', key, 'la clave de acceso que da Web3Forms', KEY_EXAMPLE);
  if (format !== 'web3forms' && key !== undefined)
    refuse('PUBLIC_CONTACT_KEY', key, 'que falte: solo Web3Forms lleva clave', 'PUBLIC_CONTACT_KEY=');
  return { address, format, source: isOwnSite ? "'self'" : url.origin };
}

function readAddress(address: string): URL {
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
    ADDRESS_EXAMPLE,
  );
}

function readFormat(asked: string | undefined): ContactFormat | undefined {
  if (asked === undefined) return undefined;
  const known = CONTACT_FORMATS.find((format) => format === asked);
  return (
    known ??
    refuse('PUBLIC_CONTACT_FORMAT', asked, `una de estas palabras: ${CONTACT_FORMATS.join(', ')}`, 'json')
  );
}

function refuseAlone(name: string, value: string | undefined): void {
  if (value !== undefined)
    refuse(name, value, 'junto con ella la dirección en PUBLIC_CONTACT_ENDPOINT', ADDRESS_EXAMPLE);
}

function refuse(name: string, value: string | undefined, expected: string, example: string): never {
  const found = value === undefined ? 'No tiene valor' : `Se encontró "${value}"`;
  throw new Error(`${name}: ${found}. Se espera ${expected}, por ejemplo "${example}".`);
}
