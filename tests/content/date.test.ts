import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDateErrors } from '../../src/editing/content-check/check-date.ts';

const others = (days: string): string =>
  `aquí se leen otros días que en opens y closes, ${days}. Escribe los mismos, o borra date: sale sola de los días.`;

test.each([
  [
    'Viernes 6 de febrero – 25 de abril de 2027',
    '2027-02-06',
    '2027-04-25',
    'el 6 de febrero de 2027 es sábado. opens y closes dicen 6 de febrero – 25 de abril de 2027.',
  ],
  [
    'Desde el viernes 6 de febrero',
    '2027-02-06',
    undefined,
    'el 6 de febrero de 2027 es sábado. opens y closes dicen 6 de febrero de 2027.',
  ],
  ['Viernes 6 de febrero de 2027', undefined, undefined, 'el 6 de febrero de 2027 es sábado.'],
  ['Hasta el 31 de noviembre', undefined, undefined, 'el 31 de noviembre no existe: ese mes tiene 30 días.'],
  [
    '12/11/2026',
    '2026-11-12',
    '2027-01-31',
    '"12/11/2026" se lee de dos maneras. Escríbelo con el mes: 12 de noviembre de 2026 – 31 de enero de 2027.',
  ],
  [
    '6 de febrero – 25 de abril de 2027',
    '2027-02-06',
    '2027-05-31',
    others('6 de febrero – 31 de mayo de 2027'),
  ],
  ['Febrero – mayo de 2027', '2027-02-11', '2027-04-25', others('11 de febrero – 25 de abril de 2027')],
  ['Marzo de 2027', '2027-02-11', '2027-02-25', others('11–25 de febrero de 2027')],
  ['Mayo', '2027-05-06', '2027-06-20', others('6 de mayo – 20 de junio de 2027')],
  ['Acción sonora · 18 de octubre', '2025-10-18', '2025-10-20', others('18–20 de octubre de 2025')],
  [
    '6 de febrero – 25 de abril de 2027',
    '2027-02-06',
    undefined,
    'aquí se lee cuándo termina, y falta closes. Escríbelo, o nunca pasará a Pasadas.',
  ],
])('the date %j of a show from %s to %s is told', (date, opens, closes, told) => {
  expect(findDateErrors(date, opens, closes)).toStrictEqual([told]);
});

test.each([
  ['Otoño de 2026', '2026-09-30', '2026-12-02'],
  ['Martes a domingo, 6 de febrero a 2 de mayo de 2027', '2027-02-06', '2027-05-02'],
  ['33 grados, en mayo de 2027, 19:00 h', '2027-05-06', '2027-06-20'],
  ['6, 13 y 20 de feb. de 2027', '2027-02-06', '2027-02-20'],
  ['Hasta el 1.º de mayo', '2027-02-06', '2027-05-01'],
  ['Siempre, de jueves a domingo', '2027-02-06', undefined],
  ['6 de febrero de 2027', '2027-02-06', undefined],
  ['Marzo de 2027', undefined, undefined],
])('the date %j of a show from %s to %s is quiet', (date, opens, closes) => {
  expect(findDateErrors(date, opens, closes)).toStrictEqual([]);
});

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-MX', { ...options, timeZone: 'UTC' });
const whole = format({ dateStyle: 'long' });
const withWeekday = format({ dateStyle: 'full' });
const withoutYear = format({ day: 'numeric', month: 'long' });
const month = format({ month: 'long', year: 'numeric' });
const short = format({ day: 'numeric', month: 'short', year: 'numeric' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How people write from one day to another. */
const WRITTEN: ((from: Date, to: Date) => string)[] = [
  ...[whole, withWeekday, withoutYear, month, short].map(
    (style) => (from: Date, to: Date) => style.formatRange(from, to),
  ),
  ...[whole, withWeekday, short, month].map(
    (style) => (from: Date, to: Date) =>
      `Del ${style.format(from)} al ${style.format(to)}, de 10:00 a 18:30 h`,
  ),
  (from, to) => `${capital(withWeekday.format(from))} a ${withoutYear.format(to)}`,
  (from, to) => `Acción sonora · ${whole.formatRange(from, to)} (martes a domingo)`,
  (from) => `Desde el ${whole.format(from)}`,
  (_, to) => `Hasta el ${withoutYear.format(to)}`,
  (from, to) => `Dos salas; ${from.getUTCFullYear()}–${to.getUTCFullYear()}`,
];

test('whatever the days of a show, a date that they make is quiet', () => {
  const time = fc.integer({ min: Date.UTC(1990, 0) / 864e5, max: Date.UTC(2060, 0) / 864e5 });
  const isQuiet = fc.property(time, fc.nat(1500), fc.constantFrom(...WRITTEN), (start, length, write) => {
    const [from, to] = [new Date(start * 864e5), new Date((start + length) * 864e5)];
    const [opens, closes] = [from, to].map((day) => day.toISOString().slice(0, 10));
    expect(findDateErrors(write(from, to), opens, closes)).toStrictEqual([]);
  });
  fc.assert(isQuiet, { numRuns: 5000 });
});
