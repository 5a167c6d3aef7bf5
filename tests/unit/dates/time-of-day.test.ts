import { expect, test } from 'vitest';
import { getFullHours, parseTime, shortenTime, toMinutes } from '../../../src/dates/time-of-day.ts';

test.each([
  ['9', '09:00', '9', 540],
  ['9:30', '09:30', '9:30', 570],
  ['00:00', '00:00', '0', 0],
  ['10', '10:00', '10', 600],
  ['20:05', '20:05', '20:05', 1205],
] as const)('time %s is %s, shortened to %s, %d minutes after midnight', (text, time, short, minutes) => {
  expect(parseTime(text)).toBe(time);
  expect(shortenTime(time)).toBe(short);
  expect(toMinutes(time)).toBe(minutes);
});

test.each([
  ['09:30', '12:45', ['10:00', '11:00', '12:00']],
  ['09:00', '11:00', ['09:00', '10:00', '11:00']],
  ['10:10', '10:50', []],
] as const)('getFullHours lists the full hours from %s to %s', (from, to, hours) => {
  expect(getFullHours(from, to)).toStrictEqual(hours);
});
