/** The part of `npm run bench -- --growth` that runs on the project's own Node: builds larger sites and weighs them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, say } from '../steps/run-step.mjs';
import { brotliSize } from './brotli-size.mjs';
import { makeCertificate } from './certificate.mjs';
import { listCosts, listGrowth } from './growth/growth-rows.mjs';
import { growExhibitions } from './growth/more-exhibitions.mjs';
import { growGallery } from './growth/more-pictures.mjs';
import { serveOverHttp2 } from './http2-server.mjs';
import { describeMachine, readLoad } from './machine.mjs';
import { formatTable } from './markdown-table.mjs';
import { launchBrowser } from './phone.mjs';
import { buildCopy, copyProject } from './project-copy.mjs';
import { readSiteFiles } from './site-files.mjs';
import { removeTemporaryFolder } from './temporary-folder.mjs';
import { measureTabSwitches } from './tab-switches.mjs';
import { visitUntouched } from './untouched-visit.mjs';

/** The second is what the site must bear; between the first and it, the cost of each must be what it was before. */
const EXHIBITIONS = [100, 200];
const PICTURES = 60;

/** @typedef {import('./growth/growth-rows.mjs').SizeOfSite} SizeOfSite */

await runCommand(async () => {
  const loadBefore = readLoad();
  const certificate = await makeCertificate();
  const browser = await launchBrowser();
  try {
    console.error('  el sitio de hoy');
    const today = await measureSite(() => Promise.resolve());
    /** @type {SizeOfSite[]} */
    const larger = [];
    for (const count of EXHIBITIONS) {
      console.error(`  ${count} exhibiciones`);
      larger.push(await measureSite((copy) => growExhibitions(copy, count)));
    }
    console.error(`  ${PICTURES} fotografías`);
    const pictures = await measureSite((copy) => growGallery(copy, PICTURES));
    say(`\n${describeMachine(browser.version(), loadBefore)}\n`);
    const heads = [...EXHIBITIONS.map((count) => `${count} exhibiciones`), `${PICTURES} fotografías`];
    const head = ['Qué', 'Hoy', ...heads.flatMap((name) => [name, ''])];
    say(`${formatTable(head, listGrowth(today, [...larger, pictures]))}\n`);
    const costHead = ['Cada exhibición más', 'HTML de /', 'HTML de todas las páginas', 'Construir'];
    say(`${formatTable(costHead, listCosts([today, ...larger]))}\n`);
  } finally {
    await browser.close();
  }

  /**
   * @param {(copy: string) => Promise<void>} grow
   * @returns {Promise<SizeOfSite>}
   */
  async function measureSite(grow) {
    const copy = copyProject();
    try {
      await grow(copy);
      const buildSeconds = await buildCopy(copy);
      const files = readSiteFiles(join(copy, 'dist'));
      const site = await serveOverHttp2(files, certificate);
      const { bytes, requests } = await visitUntouched(browser, `${site.origin}/`);
      const tabSwitch = await measureTabSwitches(browser, `${site.origin}/`);
      await site.close();
      const html = brotliSize(files.get('index.html')?.raw ?? '');
      return {
        ...weighPages(files),
        exhibitions: countExhibitions(copy),
        html,
        bytes,
        requests,
        tabSwitch,
        buildSeconds,
      };
    } finally {
      removeTemporaryFolder(copy);
    }
  }
});

/**
 * @param {ReturnType<typeof readSiteFiles>} files
 * @returns {{ archivePage: number, allHtml: number }}
 */
function weighPages(files) {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  const weigh = (/** @type {string} */ folder) =>
    pages.filter(([path]) => path.startsWith(folder)).map(([, { raw }]) => brotliSize(raw));
  return {
    archivePage: Math.max(0, ...weigh('exhibiciones/')),
    allHtml: weigh('').reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** @param {string} copy */
function countExhibitions(copy) {
  return readdirSync(join(copy, 'content', 'exhibitions')).filter((name) => name.endsWith('.md')).length;
}
