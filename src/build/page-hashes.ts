import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { moveIslandLoader } from './island-loader.ts';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const HASH = / '(sha256-[\w+/]+=*)'/g;
const ATTRIBUTES = /(?:[^>"']|"[^"]*"|'[^']*')*>/.source;
/** Other tags and comments are read over as well: "<script>" in an attribute or a comment opens nothing. */
const INLINE_CODE = new RegExp(
  `<!--[^]*?-->|<(script|style)\\b${ATTRIBUTES}(?<code>[^]*?)</\\1>|</?[a-z]${ATTRIBUTES}`,
  'gi',
);

/**
 * Astro allows on each page the inline scripts and styles of every page, and of its own development server. This leaves each
 * finished page the hashes of what it holds itself: a stricter policy, and some 400 bytes that no compression shortens.
 */
export function pageHashes(): AstroIntegration {
  return {
    name: 'page-hashes',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html')).map((file) => join(folder, file));
        await Promise.all(
          pages.map(async (page) =>
            writeFile(page, keepOwnHashes(moveIslandLoader(await readFile(page, 'utf8'), folder))),
          ),
        );
      },
    },
  };
}

/** The page with only those hashes in its policy that some inline script or style of it has. */
export function keepOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(INLINE_CODE)].map(({ groups }) => hash(groups?.code ?? '')));
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH, (written, value: string) => (own.has(value) ? written : '')),
  );
}

/** As the content policy writes it. */
const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
