import { expect, test } from 'vitest';
import { describeWeekdays } from '../../../src/queries/weekdays.ts';

test.each([
  [[4, 5, 6, 7], 'es-MX', '{first} a {last}', 'jueves a domingo'],
  [[6, 7], 'es-MX', '{first} a {last}', 'sábado y domingo'],
  [[1, 4, 5, 6], 'es-MX', '{first} a {last}', 'lunes y jueves a sábado'],
  [[3], 'es-MX', '{first} a {last}', 'miércoles'],
  [[4, 5, 6, 7], 'en', '{first} to {last}', 'Thursday to Sunday'],
])('describeWeekdays of %j in %s with the range %s returns %s', (days, languageTag, range, expected) => {
  expect(describeWeekdays(days, languageTag, range)).toBe(expected);
});
