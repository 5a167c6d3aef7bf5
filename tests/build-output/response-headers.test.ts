import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DRAWING_POLICY, FOREVER, HEADERS } from '../hosting/promised-headers.ts';
import { matchAll, pages, SITE_URL, textOf } from './built-site.ts';

type Rules = Record<string, Record<string, string>>;

/** Reads a `_headers` file as Netlify and Cloudflare Pages do: a path on a line of its own, its headers indented below it. */
function readRules(text: string): Rules {
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

test('hosts are told to send the headers that are promised, for all files alike, for those with a hash, and for drawings', () => {
  expect(readRules(textOf('_headers'))).toStrictEqual({
    '/*': HEADERS,
    '/_astro/*': { 'cache-control': FOREVER },
    '/*.svg': { 'content-security-policy': DRAWING_POLICY },
  });
});

test('every page has a policy that allows nothing but the site', () => {
  for (const [path, html] of pages) {
    const [policy = ''] = matchAll(html, /<meta http-equiv="content-security-policy" content="([^"]*)"/g);
    const directives = policy.split(';').map((directive) => directive.trim());
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

test('the policy of a page allows its own scripts and styles, and no others', () => {
  for (const [path, html] of pages) {
    const [policy = ''] = matchAll(html, /<meta http-equiv="content-security-policy" content="([^"]*)"/g);
    const allowed = Array.from(policy.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash);
    const inline = Array.from(html.matchAll(/<(script|style)[^>]*>(.*?)<\/\1>/gs), ([, , text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect(allowed.length, path).toBeGreaterThan(1);
    expect(
      allowed.filter((hash) => !inline.includes(String(hash))),
      path,
    ).toStrictEqual([]);
  }
});
