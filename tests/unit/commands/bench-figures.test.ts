import { expect, test } from 'vitest';
import { formatSpread } from '../../../src/commands/bench/figure-format.mjs';
import { scoreLayoutShifts } from '../../../src/commands/bench/layout-shift-score.mjs';
import { formatTable } from '../../../src/commands/bench/markdown-table.mjs';
import { summarize } from '../../../src/commands/bench/statistics.mjs';

test.each([
  [[7], { median: 7, min: 7, max: 7 }],
  [[9, 1, 10], { median: 9, min: 1, max: 10 }],
  [[4, 100, 2, 3], { median: 3.5, min: 2, max: 100 }],
])('the middle and the ends of %j', (values, summary) => {
  expect(summarize(values)).toEqual(summary);
});

test('nothing has no middle', () => {
  expect(() => summarize([])).toThrow(RangeError);
});

test('a figure reads as its median, with its spread when it has one', () => {
  expect(formatSpread([1080, 1068, 1072.4], 'ms')).toBe('1,072 (1,068–1,080) ms');
  expect(formatSpread([119_257, 119_261], 'kilobytes')).toBe('119.3 kB');
  expect(formatSpread([0, 0], 'shift')).toBe('0');
  expect(formatSpread([20, Infinity], 'ms')).toBe('se perdió');
});

test('a table is aligned and keeps bars inside its cells', () => {
  expect(
    formatTable(
      ['Qué', 'Medido'],
      [
        ['a|b', '1'],
        ['Total en frío', '119.3 kB'],
      ],
    ),
  ).toBe(
    [
      '| Qué           | Medido   |',
      '| ------------- | -------- |',
      '| a\\|b          | 1        |',
      '| Total en frío | 119.3 kB |',
    ].join('\n'),
  );
});

test('layout shifts count as their worst burst', () => {
  expect(scoreLayoutShifts([])).toBe(0);
  const burst = [0, 600, 1200].map((time) => ({ time, value: 0.1 }));
  expect(scoreLayoutShifts(burst)).toBeCloseTo(0.3);
  expect(scoreLayoutShifts([...burst, { time: 2300, value: 0.2 }])).toBeCloseTo(0.3);
  const long = [0, 900, 1800, 2700, 3600, 4500, 5400].map((time) => ({ time, value: 0.1 }));
  expect(scoreLayoutShifts(long)).toBeCloseTo(0.6);
});
