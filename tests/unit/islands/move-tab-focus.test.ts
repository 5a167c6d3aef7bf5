import { expect, test } from 'vitest';
import { findTabByKey } from '../../../src/islands/shared/move-tab-focus.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowUp', 1, undefined],
  ['Tab', 1, undefined],
  ['Enter', 1, undefined],
  ['a', 1, undefined],
])('of three tabs, %s leads from %i to %s', (key, from, to) => {
  expect(findTabByKey(key, from, 3)).toBe(to);
});
