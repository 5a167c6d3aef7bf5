import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const INLINE = /<(script|style)[^>]*>(.*?)<\/\1>/gs;
const HASH = / 'sha256-([^']+)'/g;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Keeps, in each page's policy, the hashes of its own scripts and styles: Astro writes those of all pages into each, 1 kB compressed. */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const page of globSync('**/*.html', { cwd: dist })) {
          const html = await readFile(join(dist, page), 'utf8');
          const own = new Set(Array.from(html.matchAll(INLINE), ([, , text = '']) => hashOf(text)));
          const keepOwn = (entry: string, hash: string): string => (own.has(hash) ? entry : '');
          await writeFile(
            join(dist, page),
            html.replace(POLICY, (policy) => policy.replace(HASH, keepOwn)),
          );
        }
      },
    },
  };
}
