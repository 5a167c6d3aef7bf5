import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatCaddySnippet } from './headers/caddy-snippet.ts';
import { sortFiles } from './headers/caching.ts';
import { formatCloudFrontPolicy, MAX_CLOUDFRONT_VALUE_LENGTH } from './headers/cloudfront-policy.ts';
import { fitPolicy, formatPolicy, mergePolicies, type Policy } from './headers/content-security-policy.ts';
import { formatHeadersFile, MAX_LINE_LENGTH } from './headers/headers-file.ts';
import { formatNginxSnippet, MAX_NGINX_VALUE_LENGTH } from './headers/nginx-snippet.ts';
import { readPagePolicy } from './headers/page-policy.ts';
import { completePolicy, describeHeaders } from './headers/response-headers.ts';

/** Beside `dist/`, or whatever folder is built, and not in it, so that no host can publish them to visitors. */
const SNIPPETS_FOLDER = '.hosting';
/** What stands before the policy in its line of `_headers`. */
const LINE_START = '  Content-Security-Policy: ';

/**
 * Writes the headers of the finished site for the hosts that can send them: `dist/_headers`, the snippets of nginx and
 * Caddy, and the policy of CloudFront. Must be the last integration, because it counts every file that the others leave in `dist/`.
 *
 * @throws Error when a page has no policy, or a host would not take the result
 */
export function responseHeaders(): AstroIntegration {
  return {
    name: 'response-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = sortFiles(await listFiles(dist));
        const pages = await Promise.all(files.pages.map((page) => readFile(join(dist, page), 'utf8')));
        const policy = completePolicy(
          mergePolicies(pages.map((html, index) => demandPolicy(html, files.pages[index]))),
        );
        const headersWithin = (limit: number) => describeHeaders(fitPolicy(policy, limit));

        const lineLimit = MAX_LINE_LENGTH - LINE_START.length;
        if (formatPolicy(policy).length > lineLimit)
          logger.warn(
            `Son tantas páginas que su política no cabe entera en una línea de _headers (${String(MAX_LINE_LENGTH)} ` +
              'caracteres): ahí va acortada. Cada página lleva además la suya, completa.',
          );
        await writeFile(join(dist, '_headers'), formatHeadersFile(headersWithin(lineLimit), files));

        const folder = join(dist, '..', SNIPPETS_FOLDER);
        await mkdir(folder, { recursive: true });
        const snippets = {
          'nginx.conf': formatNginxSnippet(headersWithin(MAX_NGINX_VALUE_LENGTH), files),
          Caddyfile: formatCaddySnippet(describeHeaders(policy), files),
          'cloudfront.json': formatCloudFrontPolicy(headersWithin(MAX_CLOUDFRONT_VALUE_LENGTH)),
        };
        for (const [name, text] of Object.entries(snippets)) await writeFile(join(folder, name), text);
        logger.info(`dist/_headers, ${SNIPPETS_FOLDER}/{${Object.keys(snippets).join(',')}}`);
      },
    },
  };
}

function demandPolicy(html: string, page = ''): Policy {
  const policy = readPagePolicy(html);
  if (!policy) throw new Error(`response-headers: ${page} has no content security policy in its head.`);
  return policy;
}

/** Paths below a folder, with forward slashes. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
