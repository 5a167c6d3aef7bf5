import { createHash } from 'node:crypto';

const POLICY_TAG = /<meta http-equiv="content-security-policy"[^>]*>/;
const INLINE_ELEMENT = /<(script|style)[^>]*>(.*?)<\/\1>/gs;
const HASH = / 'sha256-([^']+)'/g;

const getHash = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Removes the hashes of other pages' scripts and styles from the Content Security Policy of a page, which saves 1 kB compressed. Throws if
 * no hash remains.
 */
export function pruneCspHashes(html: string, file: string): string {
  const inlineHashes = new Set(Array.from(html.matchAll(INLINE_ELEMENT), ([, , text = '']) => getHash(text)));
  const policy = POLICY_TAG.exec(html)?.[0] ?? '';
  const pruned = policy.replace(HASH, (entry, hash: string) => (inlineHashes.has(hash) ? entry : ''));
  if (!pruned.includes('sha256-'))
    throw new Error(
      `${file}: the Content Security Policy has no hash of an inline script or style of the page. Compare the page with the patterns in src/build/csp.ts.`,
    );
  return html.replace(policy, () => pruned);
}
