import { describe, expect, test } from 'vitest';
import { countFailures, parseWrkReport } from '../../../src/commands/load/wrk-report.mjs';

const REPORT = `Running 5s test @ http://127.0.0.1:4550/
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    22.56ms   10.72ms 141.26ms   85.42%
    Req/Sec     1.45k   240.80     1.93k    73.00%
  Latency Distribution
     50%   20.41ms
     75%   26.24ms
     90%   34.17ms
     99%   63.13ms
  14467 requests in 5.01s, 583.42MB read
Requests/sec:   2888.56
Transfer/sec:    116.49MB
`;

describe('parseWrkReport', () => {
  test('reads a run in which nothing failed', () => {
    expect(parseWrkReport(REPORT)).toEqual({
      requests: 14467,
      perSecond: 2888.56,
      p99: '63.13ms',
      notOk: 0,
      socketErrors: 0,
    });
  });

  test('adds up what failed', () => {
    const report = `${REPORT}  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 7\n`;
    expect(parseWrkReport(report)).toMatchObject({ notOk: 7, socketErrors: 10 });
  });

  test('takes nothing else for a report', () => {
    expect(parseWrkReport('unable to connect to 127.0.0.1:4550 Connection refused')).toBeUndefined();
  });
});

describe('countFailures', () => {
  const result = { requests: 10, perSecond: 2, p99: '1ms', notOk: 0, socketErrors: 0 };

  test('every error is a failure, except where each answer must be one', () => {
    expect(countFailures({ ...result, notOk: 3 }, false)).toBe(3);
    expect(countFailures({ ...result, notOk: 10 }, true)).toBe(0);
    expect(countFailures({ ...result, notOk: 8, socketErrors: 1 }, true)).toBe(3);
  });
});
