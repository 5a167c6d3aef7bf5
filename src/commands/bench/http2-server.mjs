import { createSecureServer } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { resolveAddress } from '../serve/resolve-address.mjs';

/** Astro puts a hash of the content in the name of every file in this folder. */
const HASHED_FOLDER = '_astro/';
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';
const CACHE_AND_ASK = 'no-cache';
const NOT_FOUND_PAGE = '404.html';

/** @typedef {{ origin: string, close: () => Promise<void> }} Server */

/**
 * Serves a site as a good host does (HTTP/2, brotli, clean addresses, its own 404 page), on this machine alone.
 *
 * @param {Map<string, import('./site-files.mjs').SiteFile>} files
 * @param {import('./certificate.mjs').Certificate} certificate
 * @param {number} [scriptDelayMs] how long every script file is kept back
 * @returns {Promise<Server>}
 */
export async function serveOverHttp2(files, certificate, scriptDelayMs = 0) {
  const server = createSecureServer(certificate);
  /** @type {Set<import('node:http2').Http2Session>} */
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    // A visitor who leaves early resets the stream, which is no fault of ours.
    stream.on('error', () => stream.close());
    void answer(stream, headers, files, scriptDelayMs);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `https://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

/**
 * @param {import('node:http2').ServerHttp2Stream} stream
 * @param {import('node:http2').IncomingHttpHeaders} headers
 * @param {Map<string, import('./site-files.mjs').SiteFile>} files
 * @param {number} scriptDelayMs
 */
async function answer(stream, headers, files, scriptDelayMs) {
  const found = resolveAddress(headers[':path'] ?? '', (names) => files.has(names.join('/')));
  if (found.status === 308) {
    stream.respond({ ':status': 308, location: found.location }, { endStream: true });
    return;
  }
  const path = found.status === 200 ? found.file.join('/') : NOT_FOUND_PAGE;
  const file = files.get(path);
  if (path.endsWith('.js')) await wait(scriptDelayMs);
  if (stream.destroyed) return;
  if (!file) {
    stream.respond({ ':status': found.status }, { endStream: true });
    return;
  }
  const { type, raw, brotli } = file;
  const body = brotli ?? raw;
  stream.respond({
    ':status': found.status,
    'content-type': type,
    'content-length': body.length,
    'cache-control': path.startsWith(HASHED_FOLDER) ? CACHE_FOR_EVER : CACHE_AND_ASK,
    'x-content-type-options': 'nosniff',
    ...(brotli && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  });
  stream.end(body);
}
