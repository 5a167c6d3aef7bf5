import { expect, test } from 'vitest';
import { readReport } from '../../../src/commands/bench/lighthouse-report.mjs';

const audit = (numericValue: number) => ({ numericValue, score: 1 });
const category = (score: number, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: id === 'advice' ? 0 : 1 })),
});
const report = {
  audits: {
    'first-contentful-paint': audit(801.5),
    'largest-contentful-paint': audit(1070),
    'total-blocking-time': audit(0),
    'cumulative-layout-shift': audit(0),
    'robots-txt': { score: 0 },
    'image-alt': { score: null },
    advice: { score: 0 },
  },
  categories: {
    performance: category(0.995, 'first-contentful-paint'),
    accessibility: category(1, 'image-alt', 'advice'),
    'best-practices': category(1),
    seo: category(0.92, 'robots-txt'),
  },
};

test('reads the figures, the scores and the audits that cost points', () => {
  expect(readReport(report)).toEqual({
    ...{ fcp: 801.5, lcp: 1070, tbt: 0, cls: 0 },
    scores: [100, 100, 100, 92],
    failed: ['robots-txt'],
  });
});

test('says what went wrong instead of giving half a report', () => {
  expect(() => readReport({ ...report, runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP');
  expect(() => readReport({ ...report, audits: {} })).toThrow('first-contentful-paint');
  expect(() => readReport(undefined)).toThrow('Lighthouse');
});
