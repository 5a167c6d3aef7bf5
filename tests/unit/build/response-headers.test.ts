import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const headersFile = readFileSync('public/_headers', 'utf8');
const nginxFile = readFileSync('.hosting/nginx.conf', 'utf8');

/** Headers of each rule of `_headers`, by its path. */
const rules = new Map(
  [...headersFile.matchAll(/^(\/\S*)\n((?: {2}.+\n)+)/gm)].map(([, path = '', lines = '']) => [
    path,
    Object.fromEntries([...lines.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value])),
  ]),
);

/** How long nginx lets an address be kept: the first pattern of its map that fits. */
function nginxCache(address: string): string | undefined {
  const patterns = [...nginxFile.matchAll(/^ {4}"?~(\S+?)"? +"(.+)";$/gm)];
  const [, , value] = patterns.find(([, pattern = '']) => new RegExp(pattern).test(address)) ?? [];
  return value ?? /default +"(.+)";/.exec(nginxFile)?.[1];
}

test('nginx sends the headers that _headers asks of other hosts, on errors too', () => {
  const sent = [...nginxFile.matchAll(/^ {4}add_header ([\w-]+) "(.+)" always;$/gm)];
  expect(Object.fromEntries(sent.map(([, name, value]) => [name, value]))).toEqual(rules.get('/*'));
});

test('no page may be framed; the rest of its policy is in the page', () => {
  expect(rules.get('/*')).toHaveProperty('Content-Security-Policy', "frame-ancestors 'none'");
});

const fixed = readdirSync('public').filter((file) => file !== '_headers');
test.each([
  ...['/', '/analytics', '/exhibiciones'].map((path) => [path, 'no-cache']),
  ['/_astro/*', 'public, max-age=31536000, immutable'],
  ...[...fixed, 'robots.txt', 'sitemap.xml', 'site.webmanifest'].map((file) => [
    `/${file}`,
    'public, max-age=86400, stale-while-revalidate=604800',
  ]),
])('both keep %s for: %s', (path, value) => {
  expect(rules.get(path)).toEqual({ 'Cache-Control': value });
  expect(nginxCache(path)).toBe(value);
});
