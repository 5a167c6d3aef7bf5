import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compresses with gzip at the level that hosts use for dynamic compression. */
export const gzip = (body: Buffer): Buffer => gzipSync(body, { level: 6 });
/** Compresses with Brotli at the quality that hosts use for dynamic compression. */
export const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** Returns the transfer size of a text in bytes: the larger of gzip and Brotli. */
export const getTransferSize = (body: Buffer): number => Math.max(gzip(body).length, brotli(body).length);
