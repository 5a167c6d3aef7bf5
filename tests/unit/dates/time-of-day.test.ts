import { expect, test } from 'vitest';
import { getFullHours, parseTime, shortenTime, toMinutes } from '../../../src/dates/time-of-day.ts';

const TIMES = [
  { time: '09:00', text: '9', short: '9', minutes: 540 },
  { time: '09:30', text: '9:30', short: '9:30', minutes: 570 },
  { time: '00:00', text: '00:00', short: '0', minutes: 0 },
  { time: '10:00', text: '10', short: '10', minutes: 600 },
  { time: '20:05', text: '20:05', short: '20:05', minutes: 1205 },
] as const;

test.each(TIMES)('parseTime parses "$text" as $time', ({ text, time }) => {
  expect(parseTime(text)).toBe(time);
});

test.each(TIMES)('shortenTime shortens $time to $short', ({ time, short }) => {
  expect(shortenTime(time)).toBe(short);
});

test.each(TIMES)('toMinutes converts $time to $minutes', ({ time, minutes }) => {
  expect(toMinutes(time)).toBe(minutes);
});

test.each([
  ['09:30', '12:45', ['10:00', '11:00', '12:00']],
  ['09:00', '11:00', ['09:00', '10:00', '11:00']],
  ['10:10', '10:50', []],
] as const)('getFullHours lists the full hours from %s to %s', (from, to, hours) => {
  expect(getFullHours(from, to)).toStrictEqual(hours);
});
