import { expect, test } from 'vitest';
import { makeWriter } from '../../../src/queries/writer.ts';

const spanish = makeWriter('es', 'es-MX');
const english = makeWriter('en', 'en');
const CLOSED = [
  { from: '2026-12-24', to: '2026-12-25' },
  { from: '2026-12-31', to: '2027-01-01' },
];
const CLOSED_AGAIN = [
  { from: '2026-12-24', to: '2026-12-25' },
  { from: '2026-12-25', to: '2026-12-25' },
  { from: '2027-12-24', to: '2027-12-24' },
];
const HOLIDAYS = { from: '2026-12-20', to: '2026-12-27' };
/** `Intl` has thin spaces, and those at which no line breaks. */
const simplify = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['a day', spanish.writeDay('2026-12-05'), english.writeDay('2026-12-05'), '5 de diciembre', 'December 5'],
  [
    'a day of the week, in Spanish without the comma that the hours have',
    spanish.writeDay('2026-12-05', { hasWeekday: true, hasYear: true }),
    english.writeDay('2026-12-05', { hasWeekday: true, hasYear: true }),
    'sábado 5 de diciembre de 2026',
    'Saturday, December 5, 2026',
  ],
  [
    'a short day without words or commas',
    spanish.writeShortDay('2026-11-28'),
    english.writeShortDay('2026-11-28'),
    'sáb 28 nov',
    'Sat Nov 28',
  ],
  [
    'a short day with the sign between its numbers',
    makeWriter('es', 'pt-PT').writeShortDay('2026-11-26'),
    makeWriter('en', 'pt-BR').writeShortDay('2026-11-26'),
    'quinta 26/11',
    'qui. 26 nov.',
  ],
  [
    'a range with spaces around its dash',
    spanish.writeRange('2026-12-24', '2026-12-25'),
    english.writeRange('2026-12-24', '2026-12-25'),
    '24 – 25 de diciembre',
    'December 24 – 25',
  ],
  [
    'days that are closed, a month once',
    spanish.writeDays(CLOSED),
    english.writeDays(CLOSED),
    '24, 25 y 31 de diciembre y 1 de enero',
    'December 24, 25, and 31 and January 1',
  ],
  [
    'a long run of days as a range',
    spanish.writeDays([{ from: '2026-12-20', to: '2027-01-07' }]),
    english.writeDays([{ from: '2026-12-20', to: '2026-12-27' }]),
    '20 de diciembre de 2026 – 7 de enero de 2027',
    'December 20 – 27',
  ],
  [
    'a day that is listed twice, and the same month of another year',
    spanish.writeDays(CLOSED_AGAIN),
    english.writeDays(CLOSED_AGAIN),
    '24 y 25 de diciembre de 2026 y 24 de diciembre de 2027',
    'December 24 and 25, 2026 and December 24, 2027',
  ],
  [
    'days of next year',
    spanish.writeDays(CLOSED, '2026'),
    english.writeDays(CLOSED, '2026'),
    '24, 25 y 31 de diciembre y 1 de enero de 2027',
    'December 24, 25, and 31 and January 1, 2027',
  ],
  [
    'a long run of next year',
    spanish.writeDays([{ from: '2027-12-20', to: '2027-12-27' }], '2026'),
    english.writeDays([{ from: '2027-12-20', to: '2027-12-27' }], '2026'),
    '20 – 27 de diciembre de 2027',
    'December 20 – 27, 2027',
  ],
  [
    'a day within a long run',
    spanish.writeDays([HOLIDAYS, { from: '2026-12-25', to: '2026-12-25' }]),
    english.writeDays([HOLIDAYS, { from: '2026-12-25', to: '2026-12-25' }]),
    '20 – 27 de diciembre',
    'December 20 – 27',
  ],
  [
    'two runs in a row as one range',
    spanish.writeDays([
      { from: '2026-12-26', to: '2026-12-27' },
      { from: '2026-12-24', to: '2026-12-25' },
    ]),
    english.writeDays([
      { from: '2026-12-26', to: '2026-12-27' },
      { from: '2026-12-24', to: '2026-12-25' },
    ]),
    '24 – 27 de diciembre',
    'December 24 – 27',
  ],
  ['an hour', spanish.writeHour('09:30'), english.writeHour('09:30'), '9:30', '9:30 AM'],
  ['a whole hour', spanish.writeHour('19:00'), english.writeHour('19:00'), '19:00', '7 PM'],
  ['noon', spanish.writeHour('12:00'), english.writeHour('12:00'), '12:00', 'noon'],
  ['a length', spanish.writeLength(9.2, 0), english.writeLength(9.2, 0), '9 m', '30 ft (9 m)'],
  [
    'a length in the feet of the metres beside them',
    spanish.writeLength(5.45, 0),
    english.writeLength(5.45, 0),
    '5 m',
    '16 ft (5 m)',
  ],
  ['the hour of a clock', spanish.writeDigits('19:00'), english.writeDigits('19:00'), '19', '7'],
  ['its half', spanish.writeDigits('09:30'), english.writeDigits('21:30'), '9:30', '9:30'],
])('each language writes %s as its editors do', (_what, inSpanish, inEnglish, ...expected) => {
  expect([inSpanish, inEnglish].map(simplify)).toStrictEqual(expected);
});
