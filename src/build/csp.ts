import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const INLINE = /<(script|style)[^>]*>(.*?)<\/\1>/gs;
const HASH = / 'sha256-([^']+)'/g;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * A page with the hashes of its own scripts and styles in its policy: Astro writes those of all pages into each, 1 kB compressed.
 * Throws where none of them is found there.
 */
export function pruneCspHashes(html: string, file: string): string {
  const own = new Set(Array.from(html.matchAll(INLINE), ([, , text = '']) => hashOf(text)));
  const policy = POLICY.exec(html)?.[0] ?? '';
  const kept = policy.replace(HASH, (entry, hash: string) => (own.has(hash) ? entry : ''));
  if (!kept.includes('sha256-'))
    throw new Error(`${file}: its policy has no hash of its own scripts and styles.`);
  return html.replace(policy, () => kept);
}
