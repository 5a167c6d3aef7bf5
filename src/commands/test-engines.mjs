import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { downloadEngines } from './engines/download-engines.mjs';
import { installEngines } from './engines/install-engines.mjs';
import { prepareProject } from './install/prepare-project.mjs';
import { CACHE, PROJECT_ROOT, readJsonIfSound } from './project.mjs';
import { findFreePort } from './serve/port.mjs';
import { buildSite } from './steps/build-site.mjs';
import { toolEnvironment } from './steps/run-program.mjs';
import { runCommand, runStep, say, sayDone } from './steps/run-step.mjs';
import { countPlaywright, countVitest, formatTotals } from './steps/test-totals.mjs';
import { toolScript } from './steps/tool-script.mjs';

const FIRST_E2E_PORT = 4399;
const STORIES_REPORT = join(CACHE, 'engines-stories.json');
const SUITE_REPORT = join(CACHE, 'engines-suite.json');
const PREPARE_BROWSER = join(PROJECT_ROOT, 'src', 'commands', 'browser', 'prepare-browser.mjs');

/**
 * What `npm test` tells in Chromium, in Firefox and WebKit: the whole suite in Playwright's builds of them where these can
 * be had, and the core stories in Debian's through WebDriver.
 */
await runCommand(async () => {
  const startedAt = performance.now();
  const node = await prepareProject();
  const builds = await downloadEngines();
  const { firefox, webkit } = await installEngines();
  if (!firefox)
    say(
      '– Firefox del sistema se omite: no está y no se pudo instalar (en Debian: apt-get install firefox-esr).',
    );
  if (!webkit)
    say(
      '– WebKitGTK se omite: no está y no se pudo instalar (en Debian: apt-get install webkit2gtk-driver xvfb).',
    );
  await buildSite(node);
  mkdirSync(CACHE, { recursive: true });
  for (const report of [STORIES_REPORT, SUITE_REPORT]) rmSync(report, { force: true });
  if (firefox || webkit) await tellStories(node);
  if (builds.length > 0) await runSuite(node, builds);
  sayDone('Terminado', startedAt);
  say(
    formatTotals([
      countVitest(readJsonIfSound(STORIES_REPORT)),
      countPlaywright(readJsonIfSound(SUITE_REPORT)),
    ]),
  );
});

/** @param {string} node */
async function tellStories(node) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${STORIES_REPORT}`];
  const command = [toolScript('vitest'), 'run', '--config', 'vitest.engines.config.ts', ...reporters];
  await runStep('Historias principales por WebDriver', 'Arriba está la que falla.', [node, ...command], {
    env: toolEnvironment(node),
    isLive: true,
  });
}

/**
 * @param {string} node
 * @param {readonly string[]} builds names of engines, with which the names of their projects begin
 */
async function runSuite(node, builds) {
  const env = {
    ...toolEnvironment(node),
    E2E_ENGINES: '1',
    E2E_PORT: String(await findFreePort(FIRST_E2E_PORT)),
    PLAYWRIGHT_JSON_OUTPUT_FILE: SUITE_REPORT,
  };
  // The configuration of Playwright names the browser of every day, whichever is used.
  await runStep('Navegador', 'Arriba está la causa.', [node, PREPARE_BROWSER], { env, isLive: true });
  const command = [toolScript('@playwright/test', 'playwright'), 'test', '--reporter=line,json'];
  const projects = builds.map((name) => `--project=${name}*`);
  await runStep('Suite en Firefox y WebKit', 'Arriba está la que falla.', [node, ...command, ...projects], {
    env,
    isLive: true,
  });
}
