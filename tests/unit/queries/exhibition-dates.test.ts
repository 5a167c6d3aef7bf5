import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExhibitionDates } from '../../../src/queries/exhibition-dates.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)),
);
const LAST_YEAR = 9999;
const DAY_MS = 86_400_000;

const day = fc.date({
  min: new Date('1000-01-01T00:00:00Z'),
  max: new Date(`${LAST_YEAR}-11-30T00:00:00Z`),
  noInvalidDate: true,
});
const toIso = (date: Date) => date.toISOString().slice(0, 10);
const inWords = (date: Date) => ({
  day: String(date.getUTCDate()),
  month: MONTHS[date.getUTCMonth()] ?? '',
  year: String(date.getUTCFullYear()),
});
const whole = (date: Date) => {
  const { day: number, month, year } = inWords(date);
  return `${number} de ${month} de ${year}`;
};

describe('dates that can be read in one way', () => {
  test.each([
    ['12 de noviembre de 2026 – 31 de enero de 2027', { startDate: '2026-11-12', endDate: '2027-01-31' }],
    ['14 de marzo – 2 de junio de 2024', { startDate: '2024-03-14', endDate: '2024-06-02' }],
    ['6 – 27 de abril de 2027', { startDate: '2027-04-06', endDate: '2027-04-27' }],
    ['Febrero – abril de 2027', { startDate: '2027-02', endDate: '2027-04' }],
    ['Diciembre de 2026 – enero de 2027', { startDate: '2026-12', endDate: '2027-01' }],
    ['29 de febrero de 2028', { startDate: '2028-02-29' }],
    ['Marzo de 2027', { startDate: '2027-03' }],
    ['Acción sonora · 18 de octubre de 2025', { startDate: '2025-10-18' }],
    ['Pintura · 6 de febrero - 27 de abril de 2025', { startDate: '2025-02-06', endDate: '2025-04-27' }],
  ])('%s', (text, dates) => {
    expect(readExhibitionDates(text)).toEqual(dates);
  });

  test('every day of the calendar, alone and after a word for the kind of show', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(readExhibitionDates(whole(date))).toEqual({ startDate: toIso(date) });
        expect(readExhibitionDates(`Conversación · ${whole(date)}`)).toEqual({ startDate: toIso(date) });
      }),
    );
  });

  test('every two days, whether or not the first says what the second says too', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 3000 }), (start, days) => {
        const end = new Date(start.getTime() + days * DAY_MS);
        fc.pre(end.getUTCFullYear() <= LAST_YEAR);
        const dates = { startDate: toIso(start), endDate: toIso(end) };
        expect(readExhibitionDates(`${whole(start)} – ${whole(end)}`)).toEqual(dates);
        const [first, last] = [inWords(start), inWords(end)];
        if (first.year !== last.year) return;
        expect(readExhibitionDates(`${first.day} de ${first.month} – ${whole(end)}`)).toEqual(dates);
        if (first.month === last.month)
          expect(readExhibitionDates(`${first.day} – ${whole(end)}`)).toEqual(dates);
      }),
    );
  });
});

describe('search engines are told no date where it is not certain', () => {
  test.each([
    '2027',
    'Todo el año',
    'Primavera de 2027',
    '6 de febrero',
    'Febrero – abril',
    '31 de febrero de 2027',
    '29 de febrero de 2027',
    '0 de marzo de 2027',
    '12 de noviembre – 31 de enero de 2027',
    '27 de abril – 6 de febrero de 2027',
    'Febrero – 27 de abril de 2027',
    '6 de febrero – abril de 2027',
    '6 de febrero de 2027 – 6 de febrero de 2027',
    '6 de febrero – 3 de marzo – 27 de abril de 2027',
    'Desde el 6 de febrero de 2027',
    'Clausura · 3 de mayo de 2026',
    'Hasta · 3 de mayo de 2026',
    '2 funciones · 3 de mayo de 2026',
    'Jueves 6 de febrero de 2027',
    '6/2/2027',
    '6 de febrero del 27',
    '',
  ])('"%s"', (text) => {
    expect(readExhibitionDates(text)).toBeUndefined();
  });

  test('whatever an editor writes, it is a date of the calendar or nothing', () => {
    const piece = fc.constantFrom(' ', '–', ' – ', ' de ', ' · ', '·', ...MONTHS, '6', '31', '2027', 'el');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          for (const date of Object.values(readExhibitionDates(text) ?? {}))
            expect(new Date(String(date)).toISOString()).toMatch(new RegExp(`^${String(date)}`));
        },
      ),
    );
  });
});
