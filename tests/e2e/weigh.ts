import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** A file as a visitor's connection carries it: text compressed as hosts do (Brotli), headers left out. */
export interface WeighedFile {
  address: string;
  kind: string;
  bytes: number;
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/;

async function weigh(response: Response): Promise<WeighedFile> {
  const body = await response.body();
  const isText = COMPRESSIBLE.test(response.headers()['content-type'] ?? '');
  return {
    address: new URL(response.url()).pathname,
    kind: response.request().resourceType(),
    bytes: isText ? brotliCompressSync(body).length : body.length,
  };
}

/**
 * Starts weighing every file that the page receives; those from the browser's cache are not received again.
 *
 * @returns the files so far, the heaviest first
 */
export function startWeighing(page: Page): () => Promise<WeighedFile[]> {
  const received: Promise<WeighedFile>[] = [];
  page.on('response', (response) => {
    received.push(weigh(response));
  });
  return async () => (await Promise.all(received)).sort((a, b) => b.bytes - a.bytes);
}

export const totalBytes = (files: readonly WeighedFile[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

export const describeFile = ({ address, bytes }: WeighedFile) => `${String(bytes)} B ${address}`;
