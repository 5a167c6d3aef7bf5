/** The part of `npm run bench -- --growth` that runs on the project's own Node: builds larger sites and weighs them. */
import { join } from 'node:path';
import { runCommand, say } from '../steps/run-step.mjs';
import { brotliSize } from './brotli-size.mjs';
import { makeCertificate } from './certificate.mjs';
import { listGrowth } from './growth/growth-rows.mjs';
import { growExhibitions } from './growth/more-exhibitions.mjs';
import { growGallery } from './growth/more-pictures.mjs';
import { serveOverHttp2 } from './http2-server.mjs';
import { describeMachine, readLoad } from './machine.mjs';
import { formatTable } from './markdown-table.mjs';
import { launchBrowser } from './phone.mjs';
import { buildCopy, copyProject } from './project-copy.mjs';
import { readSiteFiles } from './site-files.mjs';
import { removeTemporaryFolder } from './temporary-folder.mjs';
import { visitUntouched } from './untouched-visit.mjs';

const EXHIBITIONS = 100;
const PICTURES = 60;

await runCommand(async () => {
  const loadBefore = readLoad();
  const certificate = await makeCertificate();
  const browser = await launchBrowser();
  try {
    console.error('  el sitio de hoy');
    const today = await measureSite(() => Promise.resolve());
    console.error(`  ${EXHIBITIONS} exhibiciones`);
    const exhibitions = await measureSite((copy) => growExhibitions(copy, EXHIBITIONS));
    console.error(`  ${PICTURES} fotografías`);
    const pictures = await measureSite((copy) => growGallery(copy, PICTURES));
    say(`\n${describeMachine(browser.version(), loadBefore)}\n`);
    const head = ['Qué', 'Hoy', `${EXHIBITIONS} exhibiciones`, '', `${PICTURES} fotografías`, ''];
    say(`${formatTable(head, listGrowth(today, [exhibitions, pictures]))}\n`);
  } finally {
    await browser.close();
  }

  /**
   * @param {(copy: string) => Promise<void>} grow
   * @returns {Promise<import('./growth/growth-rows.mjs').SizeOfSite>}
   */
  async function measureSite(grow) {
    const copy = copyProject();
    try {
      await grow(copy);
      const buildSeconds = await buildCopy(copy);
      const files = readSiteFiles(join(copy, 'dist'));
      const site = await serveOverHttp2(files, certificate);
      const { bytes, requests } = await visitUntouched(browser, `${site.origin}/`);
      await site.close();
      return { html: brotliSize(files.get('index.html')?.raw ?? ''), bytes, requests, buildSeconds };
    } finally {
      removeTemporaryFolder(copy);
    }
  }
});
