import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compileInlineScript } from '../../../src/build/inline-script.ts';

/** The recorder, its arguments and the mark before it, as `page-view-recorder.ts` prints them; the limit itself is 2 KB. */
const MAX_COMPRESSED_BYTES = 700;
const code = await compileInlineScript(
  fileURLToPath(new URL('../../../src/page-views/record.ts', import.meta.url)),
);

test('the recorder as it is printed into the page stays under 700 bytes compressed', () => {
  const printed = `document.documentElement.dataset.js='';(${code})(window,"/analytics")`;
  expect(brotliCompressSync(printed).length).toBeLessThan(MAX_COMPRESSED_BYTES);
});

test('the recorder cannot end the script that holds it', () => {
  expect(code).not.toContain('</');
});
