import { readFileSync } from 'node:fs';
import type { Reporter, Suite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

const UNIT_REPORT = 'node_modules/.cache/vitest.json';

/** Prints the combined totals of Vitest and Playwright. */
export default class Totals implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onExit(): Promise<void> {
    const unit = JSON.parse(readFileSync(UNIT_REPORT, 'utf8')) as JsonTestResults;
    const tests = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (outcome: string) => tests.filter((actual) => actual === outcome).length;
    const passed = unit.numPassedTests + count('expected') + count('flaky');
    const failed = unit.numFailedTests + count('unexpected');
    console.log(`${passed} passed, ${failed} failed, ${unit.numPendingTests + count('skipped')} skipped`);
    return Promise.resolve();
  }
}
