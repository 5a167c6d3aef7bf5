import { expect, test } from 'vitest';
import { findTabByKey } from '../../../src/islands/shared/tab-keys.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('of three tabs, %s leads from %i to %i', (key, from, to) => {
  expect(findTabByKey(key, from, 3)).toBe(to);
});

test.each(['ArrowUp', 'ArrowDown', 'Tab', 'Enter', ' ', 'a', ''])('«%s» is left to the page', (key) => {
  expect(findTabByKey(key, 1, 3)).toBeUndefined();
});

test('a single tab leads to itself', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => findTabByKey(key, 0, 1))).toEqual([
    0, 0, 0, 0,
  ]);
});
