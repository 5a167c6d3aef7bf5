import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CsvWords,
  MOST_IMPORTED_CHARACTERS,
  parseImport,
  toCsv,
  toJson,
} from '../../../src/page-views/files.ts';
import { arbitraryView } from './arbitrary-page-views.ts';
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

/** Reads RFC 4180, after the byte order mark. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g);
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('a CSV opens in Excel and LibreOffice of Mexico: byte order mark, commas, local dates, a head row', () => {
  const view = makeView({ path: '/analytics', title: 'Visión, "arte" y más', userAgent: 'Mobile' });
  expect(toCsv([view], WORDS)).toBe(
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
  '\n=1',
  '  =1',
  '"=1',
  `'=1`,
  '\u200B=1',
  '＝1',
  '\tx',
])('the title %j is no formula', (title) => {
  expect(parseCsv(toCsv([makeView({ title })], WORDS))[1]?.[2]).toBe(`'${title}`);
});

test.each(['Penthouse 2200', '1-2', 'a=b', ' texto', 'línea\notra', '«=»'])(
  'the title %j stays as it is',
  (title) => {
    expect(parseCsv(toCsv([makeView({ title })], WORDS))[1]?.[2]).toBe(title);
  },
);

test('whatever the page views, each is one row of seven cells, none a formula, and their texts are there', () => {
  fc.assert(
    fc.property(fc.array(arbitraryView), (views) => {
      const [, ...rows] = parseCsv(toCsv(views, WORDS));
      expect(rows).toHaveLength(views.length);
      for (const [index, row] of rows.entries()) {
        const { path, title, referrer } = views[index] ?? makeView();
        expect(row).toHaveLength(7);
        expect(row.filter((cell) => /^[\s"]*[=+\-@]|^[\t\r\n]/.test(cell))).toEqual([]);
        for (const [column, text] of [path, title, referrer].entries())
          expect([text, `'${text}`]).toContain(row[column + 1]);
      }
    }),
  );
});

test('an exported JSON holds one row on each line, junk and unknown fields included', () => {
  const rows = [{ ...makeView(), idioma: 'es' }, 7];
  expect(toJson(rows).trim().split('\n')).toHaveLength(4);
  expect(JSON.parse(toJson(rows))).toEqual(rows);
});

test.each([
  ['null', 'null'],
  ['a million brackets', '['.repeat(1_000_000)],
  ['an endless text', `[${' '.repeat(MOST_IMPORTED_CHARACTERS)}]`],
])('%s is no import', (_, text) => {
  expect(parseImport(text)).toBeNull();
});

test('junk rows of an import are counted and the good ones read, after a byte order mark as well', () => {
  const text = `\uFEFF${toJson([1, makeView(), null, { path: '/' }])}`;
  expect(parseImport(text)).toEqual({ pageViews: [makeView()], unreadableRows: 3 });
});
