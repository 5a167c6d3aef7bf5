/** The part of `npm run bench` that runs on the project's own Node: measures the built site and prints the table. */
import { DIST } from '../project.mjs';
import { runCommand, say } from '../steps/run-step.mjs';
import { makeCertificate } from './certificate.mjs';
import { formatSpread } from './figure-format.mjs';
import { serveOverHttp2 } from './http2-server.mjs';
import { describeMachine, readLoad } from './machine.mjs';
import { formatTable } from './markdown-table.mjs';
import { launchBrowser } from './phone.mjs';
import { readSiteFiles } from './site-files.mjs';
import { measureOnce } from './site-run.mjs';
import { listInteractions, listRows } from './table-rows.mjs';

const SCRIPT_DELAY_MS = 300;

await runCommand(async () => {
  const count = Number(process.argv[2]);
  const loadBefore = readLoad();
  const files = readSiteFiles(DIST);
  const certificate = await makeCertificate();
  const site = await serveOverHttp2(files, certificate);
  const slowSite = await serveOverHttp2(files, certificate, SCRIPT_DELAY_MS);
  const browser = await launchBrowser();
  /** @type {import('./site-run.mjs').SiteRun[]} */
  const runs = [];
  try {
    for (let run = 1; run <= count; run += 1) {
      runs.push(
        await measureOnce({
          browser,
          origin: site.origin,
          slowOrigin: slowSite.origin,
          homeHtml: files.get('index.html')?.raw.toString() ?? '',
          tell: (step) => console.error(`  ${run} de ${count}: ${step}`),
        }),
      );
    }
    say(`\n${describeMachine(browser.version(), loadBefore)}`);
    say(`Mediana${count > 1 ? ` de ${count} mediciones (mínimo–máximo)` : ' de una medición'}.\n`);
    printTable(runs);
  } finally {
    await browser.close();
    await site.close();
    await slowSite.close();
  }
});

/** @param {readonly import('./site-run.mjs').SiteRun[]} runs */
function printTable(runs) {
  const rows = listRows(runs).map(({ what, value, target, isMet }) => [
    what,
    value,
    target,
    isMet ? '✓' : '✗',
  ]);
  say(formatTable(['Qué', 'Medido', 'Meta', ''], rows));
  const failed = new Set(runs.flatMap(({ phone, desktop }) => [...phone.failed, ...desktop.failed]));
  if (failed.size > 0) say(`\nAuditorías de Lighthouse que no pasan: ${[...failed].join(', ')}.`);
  const interactions = listInteractions(runs).map(
    ({ control, values }) => `${control} ${formatSpread(values, 'ms')}`,
  );
  say(`\nLas interacciones, CPU 4× más lenta: ${interactions.join(', ')}.`);
  const files = runs[0]?.home.files ?? [];
  say(`\nLo que pide / en frío:\n\n${files.map((file) => `- ${file}`).join('\n')}\n`);
}
