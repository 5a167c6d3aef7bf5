import { expect, test } from 'vitest';
import { type CsvWords, parseImport, toCsv, toJson } from '../../../src/page-views/files.ts';
import { makeView } from './fake-window.ts';

const WORDS: CsvWords = {
  columns: {
    date: 'Fecha y hora',
    page: 'Página',
    title: 'Título',
    referrer: 'Referencia',
    device: 'Dispositivo',
    timestamp: 'Momento (UTC)',
    userAgent: 'Navegador',
  },
  devices: { mobile: 'Móvil', tablet: 'Tablet', desktop: 'Escritorio' },
};

test('a CSV opens in Excel and LibreOffice of Mexico: byte order mark, commas, local dates, a head row', () => {
  const view = makeView({ path: '/analytics', title: 'Visión, "arte" y más', userAgent: 'Mobile' });
  expect(toCsv([view, makeView()], WORDS)).toBe(
    '\uFEFFFecha y hora,Página,Título,Referencia,Dispositivo,Momento (UTC),Navegador\r\n' +
      '2026-11-20 11:42:07,/analytics,"Visión, ""arte"" y más",,Móvil,2026-11-20T17:42:07.000Z,Mobile\r\n' +
      '2026-11-20 11:42:07,/,Penthouse 2200,,Escritorio,2026-11-20T17:42:07.000Z,Mozilla/5.0\r\n',
  );
});

test.each([
  ['Penthouse 2200', 'Penthouse 2200'],
  ['1-2', '1-2'],
  ['a=b', 'a=b'],
  ['«=»', '«=»'],
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
  const view = makeView({ path: text, title: text, referrer: text });
  expect(toCsv([view], WORDS)).toContain(`,${cell},${cell},${cell},Escritorio,`);
});

test('an exported JSON holds one row on each line, junk and unknown fields included', () => {
  const rows = [{ ...makeView(), idioma: 'es' }, 7];
  expect(toJson(rows).trim().split('\n')).toHaveLength(4);
  expect(JSON.parse(toJson(rows))).toEqual(rows);
});

test('junk rows of an import are counted and the good ones read', () => {
  const text = toJson([1, makeView(), null, { path: '/' }]);
  expect(parseImport(text)).toEqual({ pageViews: [makeView()], unreadableRows: 3 });
});
