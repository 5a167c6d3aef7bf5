import { formatPolicy, type Policy } from './content-security-policy.ts';

/** One header of every response, on every host. */
export interface ResponseHeader {
  name: string;
  value: string;
}

const SECONDS_PER_YEAR = 31_536_000;

/**
 * What only a header can forbid. No `upgrade-insecure-requests`: the site has no address with http in it, `'self'` is https
 * where the page is, and on http://localhost WebKit would look for every file at https.
 */
const HEADER_ONLY: Policy = new Map([['frame-ancestors', ["'none'"]]]);

/** Features of browsers that the site never uses, and so no code in it may. Only names that Chromium knows: it warns of others. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The policy of the pages with what only a header can say. */
export function completePolicy(policy: Policy): Policy {
  return new Map([...policy, ...HEADER_ONLY]);
}

/**
 * The headers that every response carries, errors included.
 *
 * @param policy complete, see `completePolicy`
 */
export function describeHeaders(policy: Policy): ResponseHeader[] {
  return Object.entries({
    'Content-Security-Policy': formatPolicy(policy),
    // Without `preload`, which nobody but the domain's owner may ask for, and which takes months to undo.
    'Strict-Transport-Security': `max-age=${String(2 * SECONDS_PER_YEAR)}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // What browsers do by themselves, said aloud: the visit history goes on seeing the site's own full addresses.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }).map(([name, value]) => ({ name, value }));
}
