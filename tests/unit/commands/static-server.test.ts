import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demandFreePort, findFreePort } from '../../../src/commands/serve/port.mjs';
import { serveFolder } from '../../../src/commands/serve/static-server.mjs';

const FIRST_PORT = 4600;

let folder: string;
let port: number;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'penthouse-2200-'));
  mkdirSync(join(folder, 'site', '_astro'), { recursive: true });
  mkdirSync(join(folder, 'site', 'analytics'));
  writeFileSync(join(folder, 'secreto.txt'), 'secreto');
  writeFileSync(join(folder, 'site', 'index.html'), '<h1>Inicio</h1>');
  writeFileSync(join(folder, 'site', '404.html'), '<h1>Oops! Page not found</h1>');
  writeFileSync(join(folder, 'site', 'analytics', 'index.html'), '<h1>Historial</h1>');
  writeFileSync(join(folder, 'site', '_astro', 'a.js'), 'ñ');
  port = await findFreePort(FIRST_PORT);
  close = await serveFolder(join(folder, 'site'), port);
});

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** Sends the path as it is; `fetch` would clean it first. */
function ask(path: string, method = 'GET', host = '127.0.0.1') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = request({ host, port, path, method }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}

describe('serveFolder', () => {
  test('serves a page under its clean address, to be asked for again each time', async () => {
    const { status, headers, body } = await ask('/analytics');
    expect({ status, body }).toEqual({ status: 200, body: '<h1>Historial</h1>' });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  test('answers an unknown address with the page and the status 404', async () => {
    const { status, headers, body } = await ask('/nada');
    expect({ status, body }).toEqual({ status: 404, body: '<h1>Oops! Page not found</h1>' });
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
  });

  test('lets browsers keep hashed files for ever and counts bytes, not letters', async () => {
    const { headers } = await ask('/_astro/a.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  test('sends one page from one address', async () => {
    expect(await ask('/analytics/?a=1')).toMatchObject({
      status: 308,
      headers: { location: '/analytics?a=1' },
    });
  });

  test('answers HEAD with the headers alone', async () => {
    expect(await ask('/', 'HEAD')).toMatchObject({
      status: 200,
      headers: { 'content-length': '15' },
      body: '',
    });
  });

  test('sends what `_headers` says with every answer, errors and redirects included, and not the file itself', async () => {
    const rules = '/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: public, max-age=5\n';
    writeFileSync(join(folder, 'site', '_headers'), rules);
    for (const [path, status] of [
      ['/', 200],
      ['/analytics/', 308],
      ['/nada', 404],
      ['/%E0%A4%A', 400],
      ['/_headers', 404],
    ] as const)
      expect(await ask(path)).toMatchObject({ status, headers: { 'x-frame-options': 'DENY' } });
    expect(await ask('/', 'POST')).toMatchObject({ status: 405, headers: { 'x-frame-options': 'DENY' } });
    expect(await ask('/_astro/a.js')).toMatchObject({ headers: { 'cache-control': 'public, max-age=5' } });
    expect(await ask('/_astro/b.js')).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-cache' },
    });
    rmSync(join(folder, 'site', '_headers'));
  });

  test('refuses to change anything', async () => {
    expect(await ask('/', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test.each([
    '/../secreto.txt',
    '/..%2fsecreto.txt',
    '/%2e%2e%2fsecreto.txt',
    '/_astro%2f..%2f..%2fsecreto.txt',
    `/${'x'.repeat(5000)}`,
  ])('gives away nothing outside its folder, and survives (%#)', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '<h1>Oops! Page not found</h1>' });
  });
});

describe('ports', () => {
  test('a taken port is refused with the remedy, and the next one is found', async () => {
    await expect(demandFreePort(port, 'start')).rejects.toThrow(
      `✗ El puerto ${port} está ocupado por otro programa o no se puede usar. Ciérralo, o elige otro puerto: npm start -- --port 5000`,
    );
    expect(await findFreePort(port)).toBeGreaterThan(port);
  });
});
