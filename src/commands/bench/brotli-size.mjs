import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Compresses as a static host does once for each file: brotli at its highest quality.
 *
 * @param {string | Buffer} content
 */
export function compress(content) {
  const buffer = Buffer.from(content);
  return brotliCompressSync(buffer, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length,
    },
  });
}

/**
 * @param {string | Buffer} content
 * @returns {number} bytes of it as brotli
 */
export function brotliSize(content) {
  return compress(content).length;
}
