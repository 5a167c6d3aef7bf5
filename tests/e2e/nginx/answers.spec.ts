import { readdirSync, readFileSync } from 'node:fs';
import { headersFor, parseHeaderRules } from '../../../src/commands/serve/header-rules.mjs';
import { parsePolicy } from '../../../src/headers/content-security-policy.ts';
import { readPagePolicy } from '../../../src/headers/page-policy.ts';
import { notFound } from '../written-words.ts';
import { expect, test } from './nginx-visitor.ts';
import { type RawAnswer, request, sendRaw } from './raw-request.ts';

const DIST = new URL('../../../dist/', import.meta.url);
/** What the build promises for every address, whatever the host. */
const PROMISED = headersFor(parseHeaderRules(readFileSync(new URL('_headers', DIST), 'utf8')), '/no-existe');
const HASHED = `/_astro/${readdirSync(new URL('_astro/', DIST)).find((name) => name.endsWith('.avif')) ?? ''}`;
const SCRIPT = `/_astro/${readdirSync(new URL('_astro/', DIST)).find((name) => name.endsWith('.js')) ?? ''}`;

const PAGES = 'no-cache';
const FIXED = 'public, max-age=86400, stale-while-revalidate=604800';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** More than the 32 kB that nginx reads of a request before its body. */
const HUGE = 'a'.repeat(40_000);

function expectPromised({ headers }: RawAnswer, question: string): void {
  expect(PROMISED.size).toBeGreaterThanOrEqual(9);
  for (const [name, value] of PROMISED) expect.soft(headers[name], `${name} of ${question}`).toBe(value);
  expect.soft(headers.server, question).toBe('nginx');
}

const KEPT: [target: string, cacheControl: string, type: string][] = [
  ['/', PAGES, 'text/html; charset=utf-8'],
  ['/?a=1', PAGES, 'text/html; charset=utf-8'],
  ['/analytics', PAGES, 'text/html; charset=utf-8'],
  ['/analytics/', PAGES, 'text/html; charset=utf-8'],
  ['/favicon.svg', FIXED, 'image/svg+xml; charset=utf-8'],
  ['/site.webmanifest', FIXED, 'application/manifest+json; charset=utf-8'],
  ['/robots.txt', FIXED, 'text/plain; charset=utf-8'],
  [HASHED, FOR_EVER, 'image/avif'],
  [SCRIPT, FOR_EVER, 'text/javascript; charset=utf-8'],
];

test('every file comes with every header once, its type, and how long it may be kept', async ({ nginx }) => {
  for (const [target, cacheControl, type] of KEPT) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await sendRaw(nginx?.port ?? 0, request(target, method));
      expect.soft(answer.status, target).toBe(200);
      expectPromised(answer, target);
      expect
        .soft(answer.headers, target)
        .toMatchObject({ 'cache-control': cacheControl, 'content-type': type });
      expect.soft(answer.body.length > 0, `${method} ${target}`).toBe(method === 'GET');
    }
  }
});

/** Name, what is sent, the status; everything that no visitor asks for. */
const ODD: [question: string, text: string, status: number][] = [
  ['an unknown address', request('/no-existe'), 404],
  ['an unknown hashed file', request('/_astro/no-existe.js'), 404],
  ['a folder', request('/_astro/'), 404],
  ['the page for unknown addresses by its name', request('/404.html'), 404],
  ['the rules of other hosts', request('/_headers'), 404],
  ['a hidden file', request('/.git/config'), 404],
  ['a hidden file further down', request('/analytics/.env'), 404],
  ['two slashes', request('//example.com//'), 404],
  ['climbing', request('/../../../etc/passwd'), 400],
  ['climbing from a folder', request('/_astro/../../../etc/passwd'), 400],
  ['climbing in code', request('/%2e%2e/%2e%2e/etc/passwd'), 400],
  ['climbing with coded slashes', request('/..%2f..%2fetc%2fpasswd'), 400],
  ['climbing in code of code', request('/%252e%252e%252fetc%252fpasswd'), 404],
  ['climbing with backslashes', request('/..\\..\\etc\\passwd'), 404],
  ['climbing with coded backslashes', request('/..%5c..%5cetc%5cpasswd'), 404],
  ['climbing with overlong letters', request('/%c0%ae%c0%ae/etc/passwd'), 404],
  ['a coded null byte', request('/index.html%00.jpg'), 400],
  ['a null byte', request('/index.html\0.jpg'), 400],
  ['a broken code', request('/%E0%A4%A'), 400],
  ['a line break in code', request('/%0d%0aSet-Cookie:%20a=b'), 404],
  ['another host in the target', request('http://example.com/no-existe'), 404],
  ['POST', request('/', 'POST', 'Content-Length: 0\r\n'), 405],
  ['POST with a large body announced', request('/', 'POST', 'Content-Length: 99999999\r\n'), 405],
  ['PUT', request('/nuevo.html', 'PUT', 'Content-Length: 0\r\n'), 405],
  ['DELETE', request('/', 'DELETE'), 405],
  ['OPTIONS', request('/', 'OPTIONS'), 405],
  ['PROPFIND', request('/', 'PROPFIND'), 405],
  ['TRACE', request('/', 'TRACE'), 405],
  ['an invented method', request('/', 'PENTHOUSE'), 405],
  ['a method in small letters', request('/', 'get'), 400],
  ['CONNECT', request('example.com:443', 'CONNECT'), 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host with a slash', 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', request('/', 'GET', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400],
  ['a made-up transfer coding', request('/', 'GET', 'Transfer-Encoding: penthouse\r\n'), 501],
  ['TLS to a port without it', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
  ['a version to come', 'GET / HTTP/9.0\r\nHost: localhost\r\n\r\n', 505],
  ['an expectation', request('/', 'GET', 'Expect: penthouse\r\nIf-Match: "other"\r\n'), 412],
  ['one huge header', request('/', 'GET', `X-Huge: ${HUGE}\r\n`), 431],
  ['many large headers', request('/', 'GET', `X-Large: ${'a'.repeat(7_000)}\r\n`.repeat(6)), 431],
  ['a huge cookie', request('/', 'GET', `Cookie: a=${HUGE}\r\n`), 431],
  ['a huge address', request(`/${HUGE}`), 414],
  ['a huge query', request(`/?${HUGE}`), 414],
];

test('what nobody should ask for is refused, with every header', async ({ nginx }) => {
  for (const [question, text, status] of ODD) {
    const answer = await sendRaw(nginx?.port ?? 0, text);
    expect.soft(answer.status, question).toBe(status);
    expectPromised(answer, question);
    expect.soft(answer.headers['set-cookie'], question).toBeUndefined();
    expect.soft(answer.body, question).not.toContain('root:');
    expect.soft(answer.headers['cache-control'] ?? '', question).not.toContain('immutable');
  }
});

test('a mistyped address gets the page that leads home; a refused method, those that are allowed', async ({
  nginx,
}) => {
  const ask = (text: string) => sendRaw(nginx?.port ?? 0, text);
  for (const target of ['/no-existe', '/analytics/no-existe', '/_astro/no-existe.js', '/%E0%A4%A']) {
    const { body, headers } = await ask(request(target));
    expect(body).toContain(notFound.heading);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': PAGES });
  }
  expect((await ask(request('/', 'POST', 'Content-Length: 0\r\n'))).headers.allow).toBe('GET, HEAD');
  expect((await ask(request('/'))).headers.allow).toBeUndefined();
});

test('what a browser already has is not sent again, and what is sent is compressed', async ({ nginx }) => {
  const ask = (target: string, ...lines: string[]) =>
    sendRaw(nginx?.port ?? 0, request(target, 'GET', lines.map((line) => `${line}\r\n`).join('')));
  for (const [target, cacheControl] of KEPT) {
    const { headers } = await ask(target);
    const validators = [
      `If-None-Match: ${headers.etag ?? ''}`,
      `If-Modified-Since: ${headers['last-modified'] ?? ''}`,
    ];
    for (const validator of validators) {
      const answer = await ask(target, validator);
      expect.soft({ status: answer.status, body: answer.body }, `${target} ${validator}`).toEqual({
        status: 304,
        body: '',
      });
      expectPromised(answer, validator);
      expect.soft(answer.headers['cache-control'], target).toBe(cacheControl);
    }
  }

  const part = await ask('/icon-192.png', 'Range: bytes=0-9');
  expect(part).toMatchObject({ status: 206, headers: { 'cache-control': FIXED, 'content-length': '10' } });
  expectPromised(part, 'a part');
  const beyond = await ask('/icon-192.png', 'Range: bytes=99999999-');
  expect(beyond.status).toBe(416);
  // nginx runs this one answer through its headers twice.
  for (const [name, value] of PROMISED) expect.soft(beyond.headers[name]).toBe(`${value}, ${value}`);

  const whole = await ask('/');
  const compressed = await ask('/', 'Accept-Encoding: gzip');
  expectPromised(compressed, 'gzip');
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(compressed.body.length).toBeLessThan(whole.body.length / 3);
});

test('the header allows each page every script and style that its own policy names, and no frame', async ({
  request: client,
}) => {
  for (const address of ['/', '/analytics', '/no-existe']) {
    const answer = await client.get(address);
    const header = parsePolicy(answer.headers()['content-security-policy'] ?? '');
    const own = readPagePolicy(await answer.text());
    expect(own?.size).toBeGreaterThan(10);
    for (const [name, sources] of own ?? [])
      expect.soft(header.get(name)).toEqual(expect.arrayContaining([...sources]));
    expect(header.get('default-src')).toEqual(["'none'"]);
    expect(header.get('frame-ancestors')).toEqual(["'none'"]);
  }
});
