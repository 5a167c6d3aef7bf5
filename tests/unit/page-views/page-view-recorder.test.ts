import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { printRecorder } from '../../../src/components/page-view-recorder.ts';

const MAX_COMPRESSED_BYTES = 700;

test('the recorder as it is printed into the page stays under 700 bytes compressed', () => {
  expect(brotliCompressSync(printRecorder('/analytics')).length).toBeLessThan(MAX_COMPRESSED_BYTES);
});

test('neither the recorder nor a word that it logs can end the script that holds it', () => {
  expect(printRecorder('', 'No existe </script>')).not.toContain('</');
});
