import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { resolveAddress } from './resolve-address.mjs';

const NOT_FOUND_PAGE = ['404.html'];
/** Astro puts a hash of the content in the name of every file in this folder. */
const HASHED_FOLDER = '_astro';
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked for again each time; `no-store` would also forbid the back/forward cache. */
const CACHE_AND_ASK = 'no-cache';
/** Both, because browsers differ in which one they take for `localhost`; neither is seen from outside. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** @type {Record<string, string>} */
const CONTENT_TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Serves a folder on http://localhost as a good static host would.
 *
 * @param {string} folder absolute path of the built site
 * @param {number} port
 * @returns {Promise<() => Promise<void>>} closes it, open connections included
 * @throws the error of `listen`, e.g. with code EADDRINUSE
 */
export async function serveFolder(folder, port) {
  /** @type {import('node:http').Server[]} */
  const servers = [];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  try {
    for (const host of LOOPBACK) {
      const server = createServer((request, response) => void answer(folder, request, response));
      if (await listen(server, port, host)) servers.push(server);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, request, response) {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = resolveAddress(request.url ?? '', (file) => sizeOfFile(join(folder, ...file)) !== undefined);
  if (found.status === 308) response.writeHead(308, { Location: found.location }).end();
  else if (found.status === 200) await send(response, folder, found.file, 200);
  else await send(response, folder, NOT_FOUND_PAGE, found.status);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder
 * @param {string[]} file
 * @param {number} status
 */
async function send(response, folder, file, status) {
  const path = join(folder, ...file);
  const size = sizeOfFile(path);
  if (size === undefined) {
    response.writeHead(status).end();
    return;
  }
  response.writeHead(status, {
    'Content-Type': CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': size,
    'Cache-Control': file[0] === HASHED_FOLDER ? CACHE_FOR_EVER : CACHE_AND_ASK,
  });
  try {
    // For HEAD, Node itself leaves the body out.
    await pipeline(createReadStream(path), response);
  } catch {
    // The visitor left, or a new build replaced the file: the connection is already closed.
  }
}

/**
 * @param {string} path
 * @returns {number | undefined} bytes; undefined when it is no file
 */
function sizeOfFile(path) {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} false on a machine that lacks this kind of address
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

/** @param {import('node:http').Server} server */
function closeServer(server) {
  return new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
