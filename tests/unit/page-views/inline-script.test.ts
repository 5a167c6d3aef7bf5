import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compileInlineScript } from '../../../src/integrations/inline-script.ts';
import { FakeWindow, readList, SETTINGS } from './fake-window.ts';
import { MemoryStorage } from './memory-storage.ts';

const MAX_COMPRESSED_BYTES = 2048;
const code = await compileInlineScript(
  fileURLToPath(new URL('../../../src/page-views/record.ts', import.meta.url)),
);

test('the recorder as it is printed into the page records, with nothing but its two arguments', () => {
  const storage = new MemoryStorage();
  const record = (0, eval)(`(${code})`) as (window: FakeWindow, settings: typeof SETTINGS) => void;
  record(new FakeWindow(storage), SETTINGS);
  expect(readList(storage)).toHaveLength(1);
});

test('the recorder stays under 2 KB compressed', () => {
  expect(brotliCompressSync(code).length).toBeLessThan(MAX_COMPRESSED_BYTES);
});

test('the recorder cannot end the script that holds it', () => {
  expect(code).not.toContain('</');
});
