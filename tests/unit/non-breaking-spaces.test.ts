import { expect, test } from 'vitest';
import { keepHours, keepPhrases, keepTogether } from '../../src/non-breaking-spaces.ts';

/** With `_` for a space at which no line breaks. */
const show = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ['31 de enero de 2027', '31_de_enero_de_2027'],
  ['12 de noviembre de 2026 – 31 de enero de 2027', '12_de_noviembre_de_2026_– 31_de_enero_de_2027'],
  ['Febrero – abril de 2027', 'Febrero_– abril_de_2027'],
  ['a las 12:00 del 5 de diciembre', 'a las 12:00 del 5_de_diciembre'],
])('a line breaks neither within a day nor before a dash: %s', (written, kept) => {
  expect(show(keepTogether(written))).toBe(kept);
});

test.each([
  ['40 × 27.5 m, columnas cada 8 m', '40 ×_27.5_m, columnas cada_8_m'],
  ['1,200 kg a 220 V, 90 %', '1,200_kg a 220_V, 90_%'],
  ['4 metros de vidrio', '4 metros de vidrio'],
  ['1,100 m² (11,840 sq ft), 35 in', '1,100_m² (11,840_sq_ft), 35_in'],
])('a number keeps its unit: %s', (written, kept) => {
  expect(show(keepTogether(written))).toBe(kept);
});

test.each([
  ['11:00 – 18:00 h', '11:00_–\u2060_18:00 h'],
  ['11:00 AM – 6:00 PM', '11:00 AM_–\u2060_6:00 PM'],
])('hours stay on one line: %s', (written, kept) => {
  expect(show(keepHours(written))).toBe(kept);
});

test.each([
  ['Ven a verlo vacío.', 'Ven a_verlo vacío.'],
  ['Todo lo que pasa aquí.', 'Todo lo_que_pasa aquí.'],
])('no line of a heading ends in a short word: %s', (written, kept) => {
  expect(show(keepPhrases(written))).toBe(kept);
});

test('a phrase longer than the line of a small phone may break', () => {
  expect(keepPhrases('de la otorrinolaringología')).toBe('de la otorrinolaringología');
});
