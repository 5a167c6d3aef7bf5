import { parsePolicy } from '../../headers/content-security-policy.ts';

/**
 * The rules of MDN's HTTP Observatory (mdn/mdn-http-observatory, algorithm 6 of August 2026: `src/analyzer/tests/` and
 * `SCORE_TABLE` in `src/grader/charts.js`), as far as a site without cookies and redirects of its own can meet them. Each
 * result has the Observatory's own name. What needs the real host, TLS and its redirect, is taken to be in order.
 *
 * @typedef {object} Evidence one answer of the site
 * @property {ReadonlyMap<string, string>} headers names in lower case
 * @property {string} html
 * @property {string | undefined} metaPolicy the policy that the page itself carries
 */

/** @typedef {{ test: string, result: string, modifier: number }} Finding */
/** @typedef {(evidence: Evidence) => [result: string, modifier: number]} Rule */

const SIX_MONTHS_S = 15_552_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const BROAD_OR_UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const OPEN_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
const OPENER_POLICIES = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'];

/** @type {Record<string, Rule>} */
const RULES = {
  'content-security-policy': ({ headers, metaPolicy }) => {
    const policy = effectivePolicy(headers.get('content-security-policy'), metaPolicy);
    if (policy.size === 0) return ['csp-not-implemented', -25];
    const of = (/** @type {string} */ name) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const scripts = of('script-src');
    const isUnsafe =
      scripts.some((source) => BROAD_OR_UNSAFE.includes(source)) ||
      of('object-src').some((source) => BROAD.includes(source));
    if (isUnsafe) return ['csp-implemented-with-unsafe-inline', -20];
    const active = [...policy].flatMap(([name, sources]) => (/^(img|media)-src$/.test(name) ? [] : sources));
    if (active.some(isInsecureScheme)) return ['csp-implemented-with-insecure-scheme', -20];
    if ([...scripts, ...of('style-src')].includes("'unsafe-eval'"))
      return ['csp-implemented-with-unsafe-eval', -10];
    if ([...of('img-src'), ...of('media-src')].some(isInsecureScheme))
      return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
    if (of('style-src').some((source) => BROAD_OR_UNSAFE.includes(source)))
      return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
    return String(policy.get('default-src')) === "'none'"
      ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
      : ['csp-implemented-with-no-unsafe', 5];
  },
  cookies: ({ headers }) =>
    headers.has('set-cookie') ? ['cookies-without-secure-flag', -20] : ['cookies-not-found', 0],
  'cross-origin-embedder-policy': ({ headers }) => {
    const value = headers.get('cross-origin-embedder-policy');
    if (value === undefined) return ['coep-not-implemented', 0];
    if (value === 'unsafe-none') return ['coep-implemented-with-unsafe-none', 0];
    const isStrict = value === 'require-corp' || value === 'credentialless';
    return isStrict ? [`coep-implemented-with-${value}`, 10] : ['coep-header-invalid', -5];
  },
  'cross-origin-opener-policy': ({ headers }) => {
    const value = headers.get('cross-origin-opener-policy');
    if (value === undefined) return ['coop-not-implemented', 0];
    if (value === 'unsafe-none') return ['coop-implemented-with-unsafe-none', 0];
    return OPENER_POLICIES.includes(value)
      ? [`coop-implemented-with-${value}`, 10]
      : ['coop-header-invalid', -5];
  },
  'cross-origin-resource-sharing': ({ headers }) =>
    headers.has('access-control-allow-origin')
      ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
      : ['cross-origin-resource-sharing-not-implemented', 0],
  redirection: () => ['redirection-to-https', 0],
  'referrer-policy': ({ headers }) => {
    const value = headers.get('referrer-policy');
    if (value === undefined) return ['referrer-policy-not-implemented', 0];
    const names = value.split(',').map((name) => name.trim().toLowerCase());
    const last = names.findLast((name) => [...PRIVATE_REFERRERS, ...OPEN_REFERRERS].includes(name));
    if (last === undefined) return ['referrer-policy-header-invalid', -5];
    return PRIVATE_REFERRERS.includes(last) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
  },
  'strict-transport-security': ({ headers }) => {
    const value = headers.get('strict-transport-security');
    if (value === undefined) return ['hsts-not-implemented', -20];
    const maxAge = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
    if (maxAge === undefined || value.includes(',')) return ['hsts-header-invalid', -20];
    return Number(maxAge) >= SIX_MONTHS_S
      ? ['hsts-implemented-max-age-at-least-six-months', 0]
      : ['hsts-implemented-max-age-less-than-six-months', -10];
  },
  'subresource-integrity': ({ html }) => {
    const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
    if (scripts.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0];
    const isForeign = (/** @type {string} */ tag) => /\ssrc="?(https?:)?\/\//i.test(tag);
    if (scripts.some((tag) => isForeign(tag) && !/\sintegrity=/i.test(tag)))
      return ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
    return scripts.some((tag) => /\sintegrity=/i.test(tag))
      ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
      : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
  },
  'x-content-type-options': ({ headers }) => {
    const value = headers.get('x-content-type-options');
    if (value === undefined) return ['x-content-type-options-not-implemented', -5];
    return value.toLowerCase() === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-header-invalid', -5];
  },
  'x-frame-options': ({ headers }) => {
    if (parsePolicy(headers.get('content-security-policy') ?? '').has('frame-ancestors'))
      return ['x-frame-options-implemented-via-csp', 5];
    const value = headers.get('x-frame-options')?.trim().toLowerCase();
    if (value === undefined) return ['x-frame-options-not-implemented', -20];
    return ['deny', 'sameorigin'].includes(value)
      ? ['x-frame-options-sameorigin-or-deny', 5]
      : ['x-frame-options-header-invalid', -20];
  },
  'cross-origin-resource-policy': ({ headers }) => {
    const value = headers.get('cross-origin-resource-policy');
    if (value === undefined) return ['corp-not-implemented', 0];
    if (value === 'cross-origin') return ['corp-implemented-with-cross-origin', 0];
    return ['same-origin', 'same-site'].includes(value)
      ? [`corp-implemented-with-${value}`, 10]
      : ['corp-header-invalid', -5];
  },
};

/**
 * @param {Evidence} evidence
 * @returns {Finding[]} one for each of the Observatory's twelve tests
 */
export function applyRules(evidence) {
  return Object.entries(RULES).map(([test, rule]) => {
    const [result, modifier] = rule(evidence);
    return { test, result, modifier };
  });
}

/**
 * What two policies leave together: a source must be in both, where both speak of the same directive.
 *
 * @param {string | undefined} header
 * @param {string | undefined} meta
 */
function effectivePolicy(header, meta) {
  const [first, second] = [parsePolicy(header ?? ''), parsePolicy(meta ?? '')];
  const names = [...new Set([...first.keys(), ...second.keys()])];
  return new Map(
    names.map((name) => {
      const [mine, other] = [first.get(name), second.get(name)];
      if (!mine || !other) return [name, (mine ?? other ?? []).map((source) => source.toLowerCase())];
      const both = mine.filter((source) => other.includes(source)).map((source) => source.toLowerCase());
      return [name, both.length > 0 ? both : ["'none'"]];
    }),
  );
}

/** @param {string} source */
function isInsecureScheme(source) {
  return source.startsWith('http:') || source.startsWith('ftp:');
}
