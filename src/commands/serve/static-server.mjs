import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from '../../build/headers/content-types.mjs';
import { headersFor, parseHeaderRules } from './header-rules.mjs';
import { resolveAddress } from './resolve-address.mjs';

const NOT_FOUND_PAGE = ['404.html'];
/** What the build wrote for the hosts that read it, and for this server. */
const HEADERS_FILE = '_headers';
/** Astro puts a hash of the content in the name of every file in this folder. */
const HASHED_FOLDER = '_astro';
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked for again each time; `no-store` would also forbid the back/forward cache. */
const CACHE_AND_ASK = 'no-cache';
const CACHE_CONTROL = 'cache-control';
/** Both, because browsers differ in which one they take for `localhost`; neither is seen from outside. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Serves a folder on http://localhost as a good static host would, with the headers of its file `_headers`: what is tested
 * here is what visitors get.
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
  const rules = headersFor(readHeaderRules(folder), pathOf(request.url ?? ''));
  const cacheControl = rules.get(CACHE_CONTROL);
  rules.delete(CACHE_CONTROL);
  rules.forEach((value, name) => response.setHeader(name, value));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const isFile = (/** @type {string[]} */ file) =>
    file[0] !== HEADERS_FILE && sizeOfFile(join(folder, ...file)) !== undefined;
  const found = resolveAddress(request.url ?? '', isFile);
  if (found.status === 308) response.writeHead(308, { Location: found.location }).end();
  else if (found.status === 200) await send(response, folder, found.file, 200, cacheControl);
  else await send(response, folder, NOT_FOUND_PAGE, found.status);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder
 * @param {string[]} file
 * @param {number} status
 * @param {string} [cacheControl] what the rules say of a file that is there; the usual when left out
 */
async function send(response, folder, file, status, cacheControl = usualCacheControl(file)) {
  const path = join(folder, ...file);
  const size = sizeOfFile(path);
  if (size === undefined) {
    response.writeHead(status).end();
    return;
  }
  response.writeHead(status, {
    'Content-Type': contentTypeOf(extname(path)),
    'Content-Length': size,
    'Cache-Control': cacheControl,
  });
  try {
    // For HEAD, Node itself leaves the body out.
    await pipeline(createReadStream(path), response);
  } catch {
    // The visitor left, or a new build replaced the file: the connection is already closed.
  }
}

/** @param {string[]} file */
function usualCacheControl(file) {
  return file[0] === HASHED_FOLDER ? CACHE_FOR_EVER : CACHE_AND_ASK;
}

/** @param {string} target */
function pathOf(target) {
  return target.split('?')[0] ?? target;
}

/**
 * Read for each request, because a new build may have replaced it, and it is small.
 *
 * @param {string} folder
 */
function readHeaderRules(folder) {
  const path = join(folder, HEADERS_FILE);
  return parseHeaderRules(sizeOfFile(path) === undefined ? '' : readFileSync(path, 'utf8'));
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
