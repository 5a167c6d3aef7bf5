import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const HASH = / '(sha256-[\w+/]+=*)'/g;
const ATTRIBUTES = /(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>/.source;
/** Other tags and comments are read over as well: "<script>" in an attribute or a comment opens nothing. */
const INLINE_CODE = new RegExp(
  `<!--[^]*?-->|<(script|style)\\b${ATTRIBUTES}(?<code>[^]*?)</\\1>|</?[a-z]${ATTRIBUTES.replace('attributes', 'other')}`,
  'gi',
);
/** Nothing that a browser runs. */
const DATA = 'application/ld+json';

/**
 * Astro allows on each page the inline scripts and styles of every page, and of its own development server. This leaves the
 * page the hashes of what it holds itself: a stricter policy, and some 400 bytes that no compression shortens.
 */
export function keepOwnHashes(html: string): string {
  const [policy] = POLICY.exec(html) ?? [];
  if (!policy) throw new Error('the page has no content policy.');
  const inlined = [...html.matchAll(INLINE_CODE)].flatMap(({ groups }) => {
    const { code, attributes } = groups ?? {};
    return code && !attributes?.includes(DATA) ? [hash(code)] : [];
  });
  const forbidden = inlined.find((value) => !policy.includes(`'${value}'`));
  if (forbidden) throw new Error(`its content policy forbids its own inline code ${forbidden}.`);
  const own = policy.replace(HASH, (written, value: string) => (inlined.includes(value) ? written : ''));
  return html.replace(policy, () => own);
}

/** As the content policy writes it. */
const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
