import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, checkContent } from './steps/build-site.mjs';
import { prepareProject } from './install/prepare-project.mjs';
import { findFreePort } from './serve/port.mjs';
import { buildMessagesSite } from './steps/messages-site.mjs';
import { CACHE, PROJECT_ROOT, readJsonIfSound } from './project.mjs';
import { toolEnvironment } from './steps/run-program.mjs';
import { runCommand, runStep, say, sayDone } from './steps/run-step.mjs';
import { countPlaywright, countVitest, formatTotals } from './steps/test-totals.mjs';
import { toolScript } from './steps/tool-script.mjs';

/** Away from 4321, so that the tests and an open `npm start` do not meet. */
const FIRST_E2E_PORT = 4399;
const VITEST_REPORT = join(CACHE, 'vitest.json');
const PLAYWRIGHT_REPORT = join(CACHE, 'playwright.json');
const PREPARE_BROWSER = join(PROJECT_ROOT, 'src', 'commands', 'browser', 'prepare-browser.mjs');
const PREPARE_NGINX = join(PROJECT_ROOT, 'src', 'commands', 'nginx', 'prepare-nginx.mjs');

await runCommand(async () => {
  const startedAt = performance.now();
  // An owner whose own site sends messages tests the one that does not; an empty value wins over a file `.env`.
  for (const name of ['ENDPOINT', 'FORMAT', 'KEY']) process.env[`PUBLIC_CONTACT_${name}`] = '';
  const node = await prepareProject();
  mkdirSync(CACHE, { recursive: true });
  for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });
  await checkSources(node);
  await runUnitTests(node);
  await buildSite(node);
  await runBrowserTests(node);
  sayDone('Todo pasó', startedAt);
  say(
    formatTotals([
      countVitest(readJsonIfSound(VITEST_REPORT)),
      countPlaywright(readJsonIfSound(PLAYWRIGHT_REPORT)),
    ]),
  );
});

/** @param {string} node */
async function checkSources(node) {
  const env = toolEnvironment(node);
  const astro = toolScript('astro');
  await runStep('Formato', 'Arréglalo con: npm run format', [node, toolScript('prettier'), '--check', '.'], {
    env,
  });
  // Before the linter and the type checker, because both read the types that Astro derives from sound content.
  await checkContent(node);
  await runStep('Tipos del contenido', 'Arriba está la causa.', [node, astro, 'sync'], { env });
  const lint = [node, toolScript('eslint'), '.', '--max-warnings', '0'];
  await runStep('Reglas de código', 'Corrige las líneas de arriba.', lint, { env });
  const types = [
    node,
    astro,
    'check',
    '--noSync',
    '--minimumFailingSeverity',
    'warning',
    '--minimumSeverity',
    'warning',
  ];
  await runStep('Tipos', 'Corrige las líneas de arriba.', types, { env });
}

/** @param {string} node */
async function runUnitTests(node) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  await runStep(
    'Pruebas de unidad y de contenido',
    'Arriba está la que falla.',
    [node, toolScript('vitest'), 'run', ...reporters],
    {
      env: toolEnvironment(node),
      isLive: true,
    },
  );
}

/** @param {string} node */
async function runBrowserTests(node) {
  const env = {
    ...toolEnvironment(node),
    ...(await buildMessagesSite(node)),
    E2E_PORT: String(await findFreePort(FIRST_E2E_PORT)),
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
  };
  await runStep('Navegador', 'Sin él no hay pruebas de extremo a extremo.', [node, PREPARE_BROWSER], {
    env,
    isLive: true,
  });
  await runStep('nginx', 'Arriba está la causa.', [node, PREPARE_NGINX], { env, isLive: true });
  const reporter = process.stdout.isTTY ? 'line' : 'dot';
  const tests = [node, toolScript('@playwright/test', 'playwright'), 'test', `--reporter=${reporter},json`];
  await runStep('Pruebas en el navegador', 'Arriba está la que falla.', tests, { env, isLive: true });
}
