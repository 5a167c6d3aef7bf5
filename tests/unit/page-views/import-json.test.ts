import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJson } from '../../../src/page-views/export-json.ts';
import { MOST_IMPORTED_CHARACTERS, parseImport } from '../../../src/page-views/import-json.ts';
import { arbitraryRecord } from './arbitrary-rows.ts';
import { makeView } from './fake-window.ts';

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a number', 5],
  ['an empty text', ''],
  ['cut JSON', '[{"path":"/"'],
  ['null', 'null'],
  ['a text in quotes', '"texto"'],
  ['an object', '{"0":{}}'],
  ['a million brackets', '['.repeat(1_000_000)],
  ['an endless text', `[${' '.repeat(MOST_IMPORTED_CHARACTERS)}]`],
])('%s is no history', (_, text) => {
  expect(parseImport(text)).toEqual({ status: 'failed' });
});

test('junk rows are counted and the good ones read, after a byte order mark as well', () => {
  const text = `\uFEFF${toJson([1, makeView(), null, { path: '/' }])}`;
  expect(parseImport(text)).toEqual({ status: 'ok', records: [makeView()], unreadableRows: 3 });
});

test('an export holds one row on each line, unknown fields included', () => {
  const rows = [{ ...makeView(), idioma: 'es' }, 7];
  expect(toJson(rows).trim().split('\n')).toHaveLength(4);
  expect(JSON.parse(toJson(rows))).toEqual(rows);
  expect(JSON.parse(toJson([]))).toEqual([]);
});

test('whatever the text, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (text) => {
      expect(['ok', 'failed']).toContain(parseImport(text).status);
    }),
    { numRuns: 200 },
  );
});

test('records that went through an export are the same records', () => {
  fc.assert(
    fc.property(fc.array(arbitraryRecord), (records) => {
      // What is stored has been JSON before: -0, for one, is 0 by then.
      const stored = JSON.parse(JSON.stringify(records)) as unknown[];
      expect(parseImport(toJson(stored))).toEqual({ status: 'ok', records: stored, unreadableRows: 0 });
    }),
    { numRuns: 200 },
  );
});
