import { readFileSync } from 'node:fs';
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

test('nginx sends the headers that _headers asks of other hosts, on errors too', () => {
  const sent = [...nginxFile.matchAll(/^ {4}add_header ([\w-]+) "(.+)" always;$/gm)];
  expect(Object.fromEntries(sent.map(([, name, value]) => [name, value]))).toEqual(rules.get('/*'));
});

test('no page may be framed; the rest of its policy is in the page', () => {
  expect(rules.get('/*')).toHaveProperty('Content-Security-Policy', "frame-ancestors 'none'");
});

test('both keep what has a hash in its name for a year, and nothing else', () => {
  const forever = 'public, max-age=31536000, immutable';
  expect([...rules.keys()]).toEqual(['/*', '/_astro/*']);
  expect(rules.get('/_astro/*')).toEqual({ 'Cache-Control': forever });
  const kept = [...nginxFile.matchAll(/^ {4}(\S+) +"(.+)";$/gm)].map(([, path, value]) => [path, value]);
  expect(kept).toEqual([
    ['default', 'no-cache'],
    ['~^/_astro/', forever],
  ]);
});
