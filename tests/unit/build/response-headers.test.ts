import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const headersFile = readFileSync('public/_headers', 'utf8');
const nginxFile = readFileSync('.hosting/nginx.conf', 'utf8');
const caddyFile = readFileSync('.hosting/Caddyfile', 'utf8');

/** Names and their values, as a pattern finds them in a text. */
const readPairs = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

const readHeaders = (text = '') => readPairs(text, /^ {2}([\w-]+): (.+)$/gm);

const [, forAll, forHashed] = headersFile.split(/^\/.*\n/m);
const headers = readHeaders(forAll);

/** A map of nginx.conf: each path with its value. */
const readMap = (name: string) =>
  readPairs(nginxFile.split(`$uri $${name} {`)[1]?.split('}')[0] ?? '', /^ {4}(\S+) +"(.+)";$/gm);

test('nginx sends the headers that _headers asks of other hosts, on errors too', () => {
  const file = nginxFile.replaceAll(/\$(\w+)(?= always)/g, (_, map: string) => readMap(map).default ?? '');
  const sent = readPairs(file, /^ {4}add_header ([\w-]+) "?(.+?)"? always;$/gm);
  expect(sent).toStrictEqual({ ...headers, 'Cache-Control': 'no-cache' });
});

test('Caddy sends them too', () => {
  const sent = readPairs(caddyFile, /^\t+(?:header @embedder )?([A-Z][\w-]+) "?([^"\n]+)"?$/gm);
  expect(sent).toStrictEqual(headers);
});

test('the form for editors alone may show pictures of another origin', () => {
  expect(readMap('penthouse_embedder')).toStrictEqual({
    default: 'require-corp',
    '~^/editar(\\.html)?$': 'unsafe-none',
  });
});

test('no page may be framed; the rest of its policy is in the page', () => {
  expect(headers).toHaveProperty('Content-Security-Policy', "frame-ancestors 'none'");
});

test('all keep what has a hash in its name for a year, and nothing else', () => {
  const forever = 'public, max-age=31536000, immutable';
  expect(headersFile.match(/^\/.*/gm)).toStrictEqual(['/*', '/_astro/*']);
  expect(readHeaders(forHashed)).toStrictEqual({ 'Cache-Control': forever });
  const hashed = '/_astro/* /editar/assets/*';
  expect(readMap('penthouse_cache')).toStrictEqual({
    default: 'no-cache',
    '~^/(_astro|editar/assets)/': forever,
  });
  expect(caddyFile).toContain(`@hashed path ${hashed}\n\theader @hashed Cache-Control "${forever}"\n`);
  expect(caddyFile).toContain(`@asked not path ${hashed}\n\theader @asked Cache-Control no-cache\n`);
});
