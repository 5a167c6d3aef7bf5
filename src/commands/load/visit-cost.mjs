import { readFileSync, writeFileSync } from 'node:fs';
import { openAndWait, scrollSlowly } from '../bench/patience.mjs';
import { launchBrowser, onNewPhone } from '../bench/phone.mjs';

/** @typedef {{ requests: number, bytes: number, notModified: number }} Cost what a server sent, headers included */
/** @typedef {{ visit: string, cost: Cost }} VisitCost */

/**
 * What a telephone costs the server on its first visit and when it comes back, by the server's own list of answers.
 *
 * @param {{ address: string, log: string }} server
 * @returns {Promise<VisitCost[]>}
 */
export async function measureVisits({ address, log }) {
  const browser = await launchBrowser();
  try {
    return await onNewPhone(browser, async (phone) => {
      const context = phone.context();
      const visits = [];
      for (const turn of ['Primera visita', 'Segunda visita']) {
        const page = await context.newPage();
        writeFileSync(log, '');
        await openAndWait(page, `${address}/`);
        visits.push({ visit: `${turn}, sin tocar nada`, cost: readCost(log) });
        await scrollSlowly(page);
        visits.push({ visit: `${turn}, hasta el pie de la página`, cost: readCost(log) });
        await page.close();
      }
      return visits;
    });
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} log
 * @returns {Cost}
 */
function readCost(log) {
  const answers = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  const sent = answers.map((line) => line.split(' ').slice(0, 2).map(Number));
  return {
    requests: answers.length,
    bytes: sent.reduce((sum, [, bytes = 0]) => sum + bytes, 0),
    notModified: sent.filter(([status]) => status === 304).length,
  };
}
