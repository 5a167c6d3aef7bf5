import { expect, test } from 'vitest';
import { createFormatter } from '../../../src/i18n/formatter.ts';

const spanish = createFormatter('es', 'es-MX');
const english = createFormatter('en', 'en');
const CLOSED = [
  { from: '2026-12-24', to: '2026-12-25' },
  { from: '2026-12-31', to: '2027-01-01' },
];
const CLOSED_TWICE = [
  { from: '2026-12-24', to: '2026-12-25' },
  { from: '2026-12-25', to: '2026-12-25' },
  { from: '2027-12-24', to: '2027-12-24' },
];
const HOLIDAYS = { from: '2026-12-20', to: '2026-12-27' };
/** Replaces the thin and non-breaking spaces of `Intl`. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [
    'a date',
    spanish.formatDate('2026-12-05'),
    english.formatDate('2026-12-05'),
    '5 de diciembre',
    'December 5',
  ],
  [
    'a date with its weekday',
    spanish.formatDate('2026-12-05', { hasWeekday: true, hasYear: true }),
    english.formatDate('2026-12-05', { hasWeekday: true, hasYear: true }),
    'sábado 5 de diciembre de 2026',
    'Saturday, December 5, 2026',
  ],
  [
    'a short date',
    spanish.formatShortDate('2026-11-28'),
    english.formatShortDate('2026-11-28'),
    'sáb 28 nov',
    'Sat Nov 28',
  ],
  [
    'a short date with its separator',
    createFormatter('es', 'pt-PT').formatShortDate('2026-11-26'),
    createFormatter('en', 'pt-BR').formatShortDate('2026-11-26'),
    'quinta 26/11',
    'qui. 26 nov.',
  ],
  [
    'a date range',
    spanish.formatDateRange('2026-12-24', '2026-12-25'),
    english.formatDateRange('2026-12-24', '2026-12-25'),
    '24 – 25 de diciembre',
    'December 24 – 25',
  ],
  [
    'closed dates by month',
    spanish.formatDates(CLOSED),
    english.formatDates(CLOSED),
    '24, 25 y 31 de diciembre y 1 de enero',
    'December 24, 25, and 31 and January 1',
  ],
  [
    'many consecutive dates as a range',
    spanish.formatDates([{ from: '2026-12-20', to: '2027-01-07' }]),
    english.formatDates([{ from: '2026-12-20', to: '2026-12-27' }]),
    '20 de diciembre de 2026 – 7 de enero de 2027',
    'December 20 – 27',
  ],
  [
    'a duplicated date and the same month of two years',
    spanish.formatDates(CLOSED_TWICE),
    english.formatDates(CLOSED_TWICE),
    '24 y 25 de diciembre de 2026 y 24 de diciembre de 2027',
    'December 24 and 25, 2026 and December 24, 2027',
  ],
  [
    'dates in the next year',
    spanish.formatDates(CLOSED, '2026'),
    english.formatDates(CLOSED, '2026'),
    '24, 25 y 31 de diciembre y 1 de enero de 2027',
    'December 24, 25, and 31 and January 1, 2027',
  ],
  [
    'a range in the next year',
    spanish.formatDates([{ from: '2027-12-20', to: '2027-12-27' }], '2026'),
    english.formatDates([{ from: '2027-12-20', to: '2027-12-27' }], '2026'),
    '20 – 27 de diciembre de 2027',
    'December 20 – 27, 2027',
  ],
  [
    'a date within a range',
    spanish.formatDates([HOLIDAYS, { from: '2026-12-25', to: '2026-12-25' }]),
    english.formatDates([HOLIDAYS, { from: '2026-12-25', to: '2026-12-25' }]),
    '20 – 27 de diciembre',
    'December 20 – 27',
  ],
  [
    'two adjacent ranges as one',
    spanish.formatDates([
      { from: '2026-12-26', to: '2026-12-27' },
      { from: '2026-12-24', to: '2026-12-25' },
    ]),
    english.formatDates([
      { from: '2026-12-26', to: '2026-12-27' },
      { from: '2026-12-24', to: '2026-12-25' },
    ]),
    '24 – 27 de diciembre',
    'December 24 – 27',
  ],
  [
    'a range before a later date',
    spanish.formatDates([{ from: '2026-12-31', to: '2026-12-31' }, HOLIDAYS]),
    english.formatDates([{ from: '2026-12-31', to: '2026-12-31' }, HOLIDAYS]),
    '20 – 27 de diciembre y 31 de diciembre',
    'December 20 – 27 and December 31',
  ],
  ['a time', spanish.formatTime('09:30'), english.formatTime('09:30'), '9:30', '9:30 AM'],
  ['a full hour', spanish.formatTime('19:00'), english.formatTime('19:00'), '19:00', '7 PM'],
  ['noon', spanish.formatTime('12:00'), english.formatTime('12:00'), '12:00', 'noon'],
  ['a length', spanish.formatLength(9.2, 0), english.formatLength(9.2, 0), '9 m', '30 ft (9 m)'],
  [
    'a length rounded to whole metres',
    spanish.formatLength(5.45, 0),
    english.formatLength(5.45, 0),
    '5 m',
    '16 ft (5 m)',
  ],
  ['an area', spanish.formatArea(21), english.formatArea(21), '21 m²', '225 sq ft (21 m²)'],
  [
    'a length in a country without feet',
    spanish.formatLength(9.2, 1),
    createFormatter('en', 'en-GB').formatLength(9.2, 1),
    '9.2 m',
    '9.2 m',
  ],
  [
    'a full hour on a clock',
    spanish.formatClockDigits('19:00'),
    english.formatClockDigits('19:00'),
    '19',
    '7',
  ],
  [
    'a half hour on a clock',
    spanish.formatClockDigits('09:30'),
    english.formatClockDigits('21:30'),
    '9:30',
    '9:30',
  ],
])('formatter formats %s in each locale', (_value, inSpanish, inEnglish, ...expected) => {
  expect([inSpanish, inEnglish].map(normalizeSpaces)).toStrictEqual(expected);
});
