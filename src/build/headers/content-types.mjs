/**
 * What a server says that each kind of file is. A module of JavaScript, because `npm start` reads it with the Node of the
 * machine.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const CONTENT_TYPES = {
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
 * @param {string} extension with its dot, e.g. `.AVIF`
 * @returns {string}
 */
export function contentTypeOf(extension) {
  return CONTENT_TYPES[extension.toLowerCase()] ?? 'application/octet-stream';
}
