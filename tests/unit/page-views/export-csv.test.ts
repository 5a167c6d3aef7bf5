import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvWords, toCsv } from '../../../src/page-views/export-csv.ts';
import type { PageView } from '../../../src/page-views/page-view.ts';
import { arbitraryView } from './arbitrary-rows.ts';
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
const write = (records: PageView[]) => toCsv(records, WORDS, 'America/Mexico_City');

/** Reads RFC 4180, after the byte order mark. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('the table opens in Excel and LibreOffice of Mexico: byte order mark, commas, local dates, a head row', () => {
  const text = write([makeView({ path: '/analytics', title: 'Visión, "arte" y más', userAgent: 'Mobile' })]);
  expect(text).toBe(
    '\uFEFFFecha y hora,Página,Título,Referencia,Dispositivo,Momento (UTC),Navegador\r\n' +
      '2026-11-20 11:42:07,/analytics,"Visión, ""arte"" y más",,Móvil,2026-11-20T17:42:07.000Z,Mobile\r\n',
  );
});

test.each([
  '=1+1',
  '+52 55',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '"=1',
  `'=1`,
  '\u200B=1',
  '\0=1',
  '＝1',
  '\tx',
  '=HYPERLINK("http://e.com","x")',
])('the title %j is no formula', (title) => {
  const [, row] = parseCsv(write([makeView({ title })]));
  expect(row?.[2]).toBe(`'${title}`);
});

test.each(['Penthouse 2200', '1-2', 'a=b', ' texto', 'línea\notra', '«=»'])(
  'the title %j stays as it is',
  (title) => {
    const [, row] = parseCsv(write([makeView({ title })]));
    expect(row?.[2]).toBe(title);
  },
);

test('whatever the records, each is one row of seven cells, none a formula, and their texts are there', () => {
  fc.assert(
    fc.property(fc.array(arbitraryView), (records) => {
      const [, ...rows] = parseCsv(write(records));
      expect(rows).toHaveLength(records.length);
      for (const [index, row] of rows.entries()) {
        expect(row).toHaveLength(7);
        expect(row.filter((cell) => /^[\s"]*[=+\-@]|^[\t\r\n]/.test(cell))).toEqual([]);
        const { [index]: record } = records;
        const texts = [record?.path, record?.title, record?.referrer];
        expect(
          row.slice(1, 4).map((cell, column) => (cell === texts[column] ? cell : cell.slice(1))),
        ).toEqual(texts);
      }
    }),
  );
});
