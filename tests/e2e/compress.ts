import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** As hosts compress when they answer. */
export const gzip = (body: Buffer) => gzipSync(body, { level: 6 });
export const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** Bytes of a text on its way, by gzip or Brotli, whichever is larger. */
export const weighText = (body: Buffer): number => Math.max(gzip(body).length, brotli(body).length);
