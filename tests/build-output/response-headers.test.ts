import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DRAWING_POLICY, FOREVER, HEADERS } from '../hosting/promised-headers.ts';
import { matchAll, pages, SITE_URL, getBuiltText } from './built-site.ts';

type Rules = Record<string, Record<string, string>>;

/** Parses a `_headers` file of Netlify and Cloudflare Pages: each path is followed by its indented headers. */
function parseRules(text: string): Rules {
  const rules: Rules = {};
  let headers: Record<string, string> = {};
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      headers = rules[line] ??= {};
      continue;
    }
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return rules;
}

test('_headers has the required headers for files, assets and drawings', () => {
  expect(parseRules(getBuiltText('_headers'))).toStrictEqual({
    '/*': HEADERS,
    '/_astro/*': { 'cache-control': FOREVER },
    '/*.svg': { 'content-security-policy': DRAWING_POLICY },
  });
});

test('CSP of every page allows only files of the site', () => {
  for (const [path, html] of pages) {
    const [csp = ''] = matchAll(html, /<meta http-equiv="content-security-policy" content="([^"]*)"/g);
    const directives = csp.split(';').map((directive) => directive.trim());
    expect(
      directives.map((directive) => directive.replaceAll(/ 'sha256-[\w+/]{43}='/g, '')),
      path,
    ).toStrictEqual([
      "default-src 'none'",
      "connect-src 'self'",
      `img-src 'self' data: ${SITE_URL}`,
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      '',
    ]);
  }
});

test('CSP of every page has only the hashes of its inline code', () => {
  for (const [path, html] of pages) {
    const [csp = ''] = matchAll(html, /<meta http-equiv="content-security-policy" content="([^"]*)"/g);
    const allowedHashes = Array.from(csp.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash);
    const inlineHashes = Array.from(html.matchAll(/<(script|style)[^>]*>(.*?)<\/\1>/gs), ([, , text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect(allowedHashes.length, path).toBeGreaterThan(1);
    expect(
      allowedHashes.filter((hash) => !inlineHashes.includes(String(hash))),
      path,
    ).toStrictEqual([]);
  }
});
