/** The part of `npm run bench -- --editing` that runs on the project's own Node: how soon `npm run dev` shows a change. */
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand, say } from '../steps/run-step.mjs';
import { listContentChanges } from './editing/content-changes.mjs';
import { startDevServer } from './editing/dev-server.mjs';
import { formatSpread } from './figure-format.mjs';
import { growExhibitions } from './growth/more-exhibitions.mjs';
import { describeMachine, readLoad } from './machine.mjs';
import { formatTable } from './markdown-table.mjs';
import { launchBrowser } from './phone.mjs';
import { copyProject } from './project-copy.mjs';
import { removeTemporaryFolder } from './temporary-folder.mjs';

const MANY_EXHIBITIONS = 200;
const LOOK_AGAIN_MS = 15;
/** A look at a page that leaves at this moment may get no answer. */
const LONGEST_LOOK_MS = 1000;
/** Until what the change before set off is over; the page's connection to the server never falls quiet. */
const PAUSE_MS = 3000;
/** Whoever waits longer believes that nothing has happened. */
const LONGEST_WAIT_MS = 30_000;

/** @typedef {Map<string, number[]>} Waits ms from saving until the page shows it, by change */

await runCommand(async () => {
  const rounds = Number(process.argv[2]);
  const loadBefore = readLoad();
  const browser = await launchBrowser();
  try {
    console.error('  el contenido de hoy');
    const today = await measureEditing(() => Promise.resolve());
    console.error(`  ${MANY_EXHIBITIONS} exhibiciones`);
    const many = await measureEditing((copy) => growExhibitions(copy, MANY_EXHIBITIONS));
    say(`\n${describeMachine(browser.version(), loadBefore)}`);
    say(
      `Mediana${rounds > 1 ? ` de ${rounds} veces (mínimo–máximo)` : ' de una vez'}, desde que se guarda.\n`,
    );
    const rows = [...today].map(([what, waits]) => [
      what,
      formatSpread(waits, 'ms'),
      formatSpread(many.get(what) ?? [Infinity], 'ms'),
    ]);
    say(`${formatTable(['Cambio', 'Hoy', `${MANY_EXHIBITIONS} exhibiciones`], rows)}\n`);
  } finally {
    await browser.close();
  }

  /**
   * @param {(copy: string) => Promise<void>} grow
   * @returns {Promise<Waits>}
   */
  async function measureEditing(grow) {
    const copy = copyProject();
    try {
      await grow(copy);
      const { address, stop } = await startDevServer(copy);
      try {
        return await editAndWatch(await browser.newPage(), address, copy);
      } finally {
        await stop();
      }
    } finally {
      removeTemporaryFolder(copy);
    }
  }

  /**
   * @param {import('@playwright/test').Page} page
   * @param {string} address
   * @param {string} copy
   * @returns {Promise<Waits>}
   */
  async function editAndWatch(page, address, copy) {
    /** @type {Waits} */
    const waits = new Map();
    await page.goto(address, { waitUntil: 'load' });
    for (let round = 1; round <= rounds; round += 1) {
      for (const { what, make, isSeen } of await listContentChanges(copy)) {
        await sleep(PAUSE_MS);
        console.error(`    ${what}`);
        await make();
        waits.set(what, [...(waits.get(what) ?? []), await waitUntil(() => isSeen(page))]);
      }
    }
    return waits;
  }
});

/**
 * @param {() => Promise<boolean>} isSeen may fail while the page reloads, or never answer
 * @returns {Promise<number>} ms; `Infinity` when it is never seen
 */
async function waitUntil(isSeen) {
  const startedAt = performance.now();
  for (;;) {
    const wait = performance.now() - startedAt;
    if (await Promise.race([isSeen().catch(() => false), sleep(LONGEST_LOOK_MS, false)])) return wait;
    if (wait > LONGEST_WAIT_MS) return Infinity;
    await sleep(LOOK_AGAIN_MS);
  }
}
