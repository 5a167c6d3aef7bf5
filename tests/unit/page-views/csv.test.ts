import { expect, test } from 'vitest';
import { formatCsv } from '../../../src/page-views/csv.ts';

test.each([
  ['Penthouse 2200', 'Penthouse 2200'],
  ['1-2', '1-2'],
  ['a=b', 'a=b'],
  ['«=»', '«=»'],
  ['Visión, "arte"', '"Visión, ""arte"""'],
  [' texto', '" texto"'],
  ['texto ', '"texto "'],
  ['línea\notra', '"línea\notra"'],
  ['línea\rotra', '"línea\rotra"'],
  ['=1+1', "'=1+1"],
  ['+52 55', "'+52 55"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ['\u200B=1', "'\u200B=1"],
  ['  =1', "'  =1"],
  ['"=1', `"'""=1"`],
  ['\tx', "'\tx"],
  ['\n=1', `"'\n=1"`],
])('formatCsv serializes %j as %j', (text, cell) => {
  expect(formatCsv([[text, text]])).toBe(`\uFEFF${cell},${cell}\r\n`);
});
