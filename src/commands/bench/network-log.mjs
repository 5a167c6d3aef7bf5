/**
 * @typedef {object} Traffic
 * @property {string} url
 * @property {number} bytes on the wire, headers included
 * @property {boolean} isScript
 */

/**
 * Starts writing down everything that a page asks the network for, as the browser's own tools count it.
 *
 * @param {import('@playwright/test').Page} page one that has not been opened yet
 * @returns {Promise<() => Traffic[]>} reads the log so far
 */
export async function logNetwork(page) {
  /** @type {Map<string, Traffic>} */
  const log = new Map();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (/^(data|blob):/.test(request.url)) return;
    const bytes = (log.get(requestId)?.bytes ?? 0) + (redirectResponse?.encodedDataLength ?? 0);
    log.set(requestId, { url: request.url, bytes, isScript: type === 'Script' });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = log.get(requestId);
    // A preloaded module has no type of its own.
    if (entry && response.mimeType.includes('javascript')) entry.isScript = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = log.get(requestId);
    if (entry) entry.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...log.values()];
}

/**
 * @param {readonly Traffic[]} traffic
 * @returns {number} bytes
 */
export function sumBytes(traffic) {
  return traffic.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** @param {readonly Traffic[]} traffic */
export function onlyScripts(traffic) {
  return traffic.filter(({ isScript }) => isScript);
}
