import { expect, test } from 'vitest';
import { parseImport, toCsv, toJson } from '../../../src/page-views/files.ts';
import { makeView } from './fake-window.ts';

test('a CSV opens in Excel and LibreOffice of Mexico: byte order mark, commas, CRLF', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['Visión', ''],
    ]),
  ).toBe('\uFEFFa,b\r\nVisión,\r\n');
});

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
])('the text %j is the cell %j: one cell, and no formula', (text, cell) => {
  expect(toCsv([[text, text]])).toBe(`\uFEFF${cell},${cell}\r\n`);
});

test('an exported JSON holds one row on each line as it is; imported, junk rows are counted and the others read', () => {
  const view = { ...makeView(), idioma: 'es' };
  const text = toJson([7, view, { path: '/' }]);
  expect(text.trim().split('\n')).toHaveLength(5);
  expect(parseImport(text)).toEqual({ pageViews: [view], unreadableRows: 2 });
});
