import { expect, test } from 'vitest';
import { checkDays } from '../../src/editing/content-check/check-days.ts';
import { all, EXHIBITION, type ErrorRow, expectRow, inField, inFile } from './check-changed.ts';

const DAYS = (opens: string, closes: string) =>
  inFile(
    EXHIBITION,
    /^(?:opens: .*\ncloses: .*\n)?status:.*\n/m,
    `status: pasada\nopens: ${opens}\ncloses: ${closes}\n`,
  );

const ROWS: ErrorRow[] = [
  [
    'closes before it opens',
    DAYS('"2026-03-05"', '"2026-03-04"'),
    '8 · «closes» · Se encontró "2026-03-04", que es antes de opens: "2026-03-05". Se espera ese día o uno posterior.',
  ],
  [
    'has two days and no date',
    all(DAYS('"2026-03-05"', '"2026-03-05"'), inField('date', '#')),
    '1 · «date» · Falta este campo. Se espera un texto, por ejemplo "6 de febrero – 27 de abril de 2025".',
  ],
  [
    'opens on a day that no calendar has, and closes on one without quotes',
    DAYS('"2026-02-30"', '2026-03-05'),
    '7 · «opens» · Se encontró "2026-02-30". Se espera un día del calendario: año, mes y día, por ejemplo "2027-02-06".',
    '8 · «closes» · Se encontró la fecha 2026-03-05 sin comillas. Se espera un día del calendario: año, mes y día, por ejemplo "2027-04-27". Escríbelo entre comillas: "2026-03-05".',
  ],
  [
    'is still open and called past',
    DAYS('"2026-03-05"', '"2999-12-31"'),
    '6 · «status» · Aviso, no detiene nada: se ve hasta el 31 de diciembre de 2999. Si así es, cambia esta línea a status: actual; si no, corrige el día.',
  ],
];

test.each(ROWS)('an exhibition that %s', async (_title, change, ...lines) => {
  await expectRow(change, lines, EXHIBITION);
});

const TODAY = '2026-11-22';
const notice = (found: string, word: string) =>
  `Aviso, no detiene nada: ${found}. Si así es, cambia esta línea a status: ${word}; si no, corrige el día.`;

test.each([
  ['actual', '2026-11-01', '2026-11-21', [notice('cerró el 21 de noviembre de 2026', 'pasada')]],
  ['actual', '2026-11-01', '2026-11-22', []],
  ['actual', '2026-11-01', undefined, []],
  ['proxima', '2026-11-22', undefined, [notice('abrió el 22 de noviembre de 2026', 'actual')]],
  ['próxima', '2026-11-01', '2026-11-02', [notice('cerró el 2 de noviembre de 2026', 'pasada')]],
  ['proxima', '2026-11-23', '2026-12-01', []],
  ['proxima', undefined, undefined, []],
  ['pasada', '2026-11-23', '2026-12-01', [notice('abre el 23 de noviembre de 2026', 'proxima')]],
  ['pasada', '2026-11-01', '2026-11-22', [notice('se ve hasta el 22 de noviembre de 2026', 'actual')]],
  ['pasada', '2026-11-01', '2026-11-21', []],
])('on 22 November the check judges %s from %s to %s', (status, opens, closes, messages) => {
  const found = checkDays('a.md', { data: { status, opens, closes }, lineOf: () => 6 }, TODAY);
  expect(found.map(({ message }) => message)).toEqual(messages);
  expect(found.every(({ kind, line }) => kind === 'warning' && line === 6)).toBe(true);
});
