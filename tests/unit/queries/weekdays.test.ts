import { expect, test } from 'vitest';
import { describeWeekdays } from '../../../src/queries/weekdays.ts';

test.each([
  [[4, 5, 6, 7], 'es-MX', '{first} a {last}', 'jueves a domingo'],
  [[6, 7], 'es-MX', '{first} a {last}', 'sábado y domingo'],
  [[1, 4, 5, 6], 'es-MX', '{first} a {last}', 'lunes y jueves a sábado'],
  [[3], 'es-MX', '{first} a {last}', 'miércoles'],
  [[4, 5, 6, 7], 'en', '{first} to {last}', 'Thursday to Sunday'],
])('days %j are read in %s by %s as %s', (days, language, range, read) => {
  expect(describeWeekdays(days, language, range)).toBe(read);
});
