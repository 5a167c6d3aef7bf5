/**
 * @typedef {object} LoadResult
 * @property {number} requests
 * @property {number} perSecond
 * @property {string} p99 as wrk writes it, e.g. `12.34ms`
 * @property {number} notOk answers whose status is not 2xx or 3xx
 * @property {number} socketErrors connections that failed, reads, writes and time-outs
 */

/**
 * @param {string} report what `wrk --latency` printed
 * @returns {LoadResult | undefined} undefined when it is no such report
 */
export function parseWrkReport(report) {
  const requests = /(\d+) requests in/.exec(report)?.[1];
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  const p99 = /99%\s+(\S+)/.exec(report)?.[1];
  if (requests === undefined || perSecond === undefined || p99 === undefined) return undefined;
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report);
  return {
    requests: Number(requests),
    perSecond: Number(perSecond),
    p99,
    notOk: Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0),
    socketErrors: (socketErrors?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0),
  };
}

/**
 * @param {LoadResult} result
 * @param {boolean} isMissing whether the address is one that does not exist, so that every answer must be an error
 * @returns {number} answers and connections that were not as they should be
 */
export function countFailures({ requests, notOk, socketErrors }, isMissing) {
  return socketErrors + (isMissing ? requests - notOk : notOk);
}
