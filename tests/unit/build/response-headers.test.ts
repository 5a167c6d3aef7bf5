import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const headersFile = readFileSync('public/_headers', 'utf8');
const nginxFile = readFileSync('.hosting/nginx.conf', 'utf8');
const caddyFile = readFileSync('.hosting/Caddyfile', 'utf8');

/** Headers of each rule of `_headers`, by its path. */
const rules = new Map(
  [...headersFile.matchAll(/^(\/\S*)\n((?: {2}.+\n)+)/gm)].map(([, path = '', lines = '']) => [
    path,
    Object.fromEntries([...lines.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value])),
  ]),
);

/** A map of nginx.conf: each path with its value. */
const readMap = (name: string): Record<string, string | undefined> => {
  const [, lines = ''] = new RegExp(`^map \\$uri \\$${name} {\n((?: {4}.+\n)+)`, 'm').exec(nginxFile) ?? [];
  const values = [...lines.matchAll(/^ {4}(\S+) +"(.+)";$/gm)].map(([, path, value]) => [path, value]);
  return Object.fromEntries(values) as Record<string, string>;
};

test('nginx sends the headers that _headers asks of other hosts, on errors too', () => {
  const sent = [...nginxFile.matchAll(/^ {4}add_header ([\w-]+) (?:"(.+)"|\$(\w+)) always;$/gm)];
  const values = sent.map(([, name, value, map = '']) => [name, value ?? readMap(map).default]);
  const { 'Cache-Control': cache, ...headers } = Object.fromEntries(values) as Record<string, string>;
  expect(headers).toEqual(rules.get('/*'));
  expect(cache).toBe('no-cache');
});

test('Caddy sends them too', () => {
  const sent = caddyFile.matchAll(/^\t+(?:header @embedder )?([A-Z][\w-]+) "?([^"\n]+)"?$/gm);
  const headers = Object.fromEntries([...sent].map(([, name = '', value]) => [name, value]));
  expect(headers).toMatchObject(rules.get('/*') ?? {});
});

test('the form for editors alone may show pictures of another origin', () => {
  expect(readMap('penthouse_embedder')).toEqual({
    default: 'require-corp',
    '~^/editar(\\.html)?$': 'unsafe-none',
  });
});

test('no page may be framed; the rest of its policy is in the page', () => {
  expect(rules.get('/*')).toHaveProperty('Content-Security-Policy', "frame-ancestors 'none'");
});

test('all keep what has a hash in its name for a year, and nothing else', () => {
  const forever = 'public, max-age=31536000, immutable';
  expect([...rules.keys()]).toEqual(['/*', '/_astro/*']);
  expect(rules.get('/_astro/*')).toEqual({ 'Cache-Control': forever });
  expect(readMap('penthouse_cache')).toEqual({
    default: 'no-cache',
    '~^/(_astro|editar/assets)/': forever,
  });
  const hashed = '/_astro/* /editar/assets/*';
  expect(caddyFile).toContain(`@hashed path ${hashed}\n\theader @hashed Cache-Control "${forever}"\n`);
  expect(caddyFile).toContain(`@asked not path ${hashed}\n\theader @asked Cache-Control no-cache\n`);
});
