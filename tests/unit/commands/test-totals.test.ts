import { expect, test } from 'vitest';
import { countPlaywright, countVitest, formatTotals } from '../../../src/commands/steps/test-totals.mjs';

test('adds what vitest and Playwright report', () => {
  const unit = countVitest({ numPassedTests: 120, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 });
  const browser = countPlaywright({ stats: { expected: 30, unexpected: 0, flaky: 1, skipped: 1 } });
  expect(formatTotals([unit, browser])).toBe('151 passed, 0 failed, 2 skipped');
});

test('says nothing of skipped tests when there are none, and tells failures', () => {
  expect(formatTotals([{ passed: 3, failed: 1, skipped: 0 }])).toBe('3 passed, 1 failed');
});

test('counts nothing in a report that was never written', () => {
  expect(formatTotals([countVitest(undefined), countPlaywright('')])).toBe('0 passed, 0 failed');
});
