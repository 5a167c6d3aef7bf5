import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compress } from './brotli-size.mjs';

/** @type {Record<string, { type: string, isText?: boolean }>} */
const KINDS = {
  '.avif': { type: 'image/avif' },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.ico': { type: 'image/x-icon' },
  '.jpg': { type: 'image/jpeg' },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.json': { type: 'application/json; charset=utf-8', isText: true },
  '.png': { type: 'image/png' },
  '.svg': { type: 'image/svg+xml; charset=utf-8', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', isText: true },
  '.webp': { type: 'image/webp' },
  '.woff2': { type: 'font/woff2' },
  '.xml': { type: 'application/xml; charset=utf-8', isText: true },
};

/**
 * @typedef {object} SiteFile
 * @property {string} type content type
 * @property {Buffer} raw
 * @property {Buffer} [brotli] what travels; absent for what is compressed already
 */

/**
 * Reads a built site into memory and compresses its texts, so that no timed visit waits for disk or compressor.
 *
 * @param {string} folder absolute path of the built site
 * @returns {Map<string, SiteFile>} by path below the folder, with forward slashes
 */
export function readSiteFiles(folder) {
  /** @type {Map<string, SiteFile>} */
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { type, isText } = KINDS[extname(path)] ?? { type: 'application/octet-stream' };
    const raw = readFileSync(path);
    files.set(relative(folder, path).split(sep).join('/'), {
      type,
      raw,
      ...(isText && { brotli: compress(raw) }),
    });
  }
  return files;
}
