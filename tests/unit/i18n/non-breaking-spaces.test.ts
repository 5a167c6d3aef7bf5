import { expect, test } from 'vitest';
import {
  joinTimeRange,
  bindShortWords,
  addNonBreakingSpaces,
} from '../../../src/i18n/non-breaking-spaces.ts';

/** Replaces non-breaking spaces with `_`. */
const markSpaces = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ['31 de enero de 2027', '31_de_enero de_2027'],
  ['12 de noviembre de 2026 – 31 de enero de 2027', '12_de_noviembre de_2026_– 31_de_enero de_2027'],
  ['Febrero – abril de 2027', 'Febrero_– abril de_2027'],
  ['a las 12:00 del 5 de diciembre', 'a las 12:00 del 5_de_diciembre'],
])('addNonBreakingSpaces keeps dates together: %s', (text, expected) => {
  expect(markSpaces(addNonBreakingSpaces(text))).toBe(expected);
});

test.each([
  ['40 × 27.5 m, columnas cada 8 m', '40_×_27.5_m, columnas cada_8_m'],
  ['1,200 kg a 220 V, 90 %', '1,200_kg a 220_V, 90_%'],
  ['3 × 11 × 4.8 m', '3_×_11_×_4.8_m'],
  ['(1.40 × 1.40 × 2.30 m)', '(1.40_×_1.40 ×_2.30_m)'],
  ['4.80 m a losa, cada 7.4 a 8.5 m', '4.80_m_a_losa, cada_7.4_a_8.5_m'],
  ['4 ft 7 in × 7 ft (2 m)', '4_ft_7_in ×_7_ft (2_m)'],
  ['4 metros de vidrio', '4 metros de vidrio'],
  ['1,100 m² (11,840 sq ft), 35 in', '1,100_m² (11,840_sq_ft), 35_in'],
])('addNonBreakingSpaces keeps numbers with their units: %s', (text, expected) => {
  expect(markSpaces(addNonBreakingSpaces(text))).toBe(expected);
});

test.each([
  ['11:00 – 18:00 h', '11:00_–\u2060_18:00_h'],
  ['11:00 AM – 6 PM', '11:00_AM_–\u2060_6_PM'],
])('joinTimeRange keeps a time range on one line: %s', (text, expected) => {
  expect(markSpaces(joinTimeRange(text))).toBe(expected);
});

test.each([
  ['Ven a verlo vacío.', 'Ven a_verlo vacío.'],
  ['Todo lo que pasa aquí.', 'Todo lo_que_pasa aquí.'],
])('bindShortWords joins short words with the next word: %s', (text, expected) => {
  expect(markSpaces(bindShortWords(text))).toBe(expected);
});

test('bindShortWords joins longer phrases in a small heading', () => {
  const [large, small] = (['large', 'small'] as const).map((size) => bindShortWords('en la escalera', size));
  expect([large, small].map((heading = '') => markSpaces(heading))).toStrictEqual([
    'en la escalera',
    'en_la_escalera',
  ]);
});

test('addNonBreakingSpaces keeps a middle dot off the start of a line', () => {
  expect(markSpaces(addNonBreakingSpaces('Con cita · Entrada libre · 2022'))).toBe(
    'Con cita_· Entrada libre_· 2022',
  );
});

test('bindShortWords keeps the spaces of a phrase wider than a phone', () => {
  expect(bindShortWords('de la otorrinolaringología')).toBe('de la otorrinolaringología');
});
