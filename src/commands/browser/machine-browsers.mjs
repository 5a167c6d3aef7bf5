import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readRememberedBrowser } from './browser-memory.mjs';
import { run } from '../steps/run-program.mjs';
import { say } from '../steps/run-step.mjs';
import { findSystemBrowsers } from './system-browsers.mjs';
import { toolScript } from '../steps/tool-script.mjs';

const LAUNCH_TIMEOUT_MS = 30_000;
const DOWNLOAD_TIMEOUT_MS = 300_000;
/** Playwright waits half a minute for each of several addresses, which is long behind a closed network. */
const CONNECTION_TIMEOUT_MS = 10_000;
const APT_GET = '/usr/bin/apt-get';

/** What keeps Chromium from looking up and calling hosts of its own while the tests run. */
export const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** @type {import('./choose-browser.mjs').BrowserSources} */
export const machineSources = {
  named: () => process.env.CHROMIUM_PATH,
  remembered: readRememberedBrowser,
  playwrightPath: () => chromium.executablePath(),
  systemPaths: findSystemBrowsers,
  launches,
};

/** @type {import('./choose-browser.mjs').BrowserInstallers} */
export const machineInstallers = { downloadPlaywright, installWithApt };

/** @param {string} executablePath */
async function launches(executablePath) {
  if (!existsSync(executablePath)) return false;
  try {
    const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS, timeout: LAUNCH_TIMEOUT_MS });
    await browser.newPage();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function downloadPlaywright() {
  say('▸ Descargando el navegador de Playwright para las pruebas');
  // The whole browser, because its smaller variant for tests behaves unlike the ones that visitors and systems have.
  const args = [toolScript('@playwright/test', 'playwright'), 'install', 'chromium', '--no-shell'];
  const { code } = await run(process.execPath, args, {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) },
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
  if (code !== 0) say('  No se pudo descargar: se busca otro en el sistema');
}

async function installWithApt() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync(APT_GET)) return;
  say('▸ Instalando Chromium con apt');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(APT_GET, ['update'], { env });
  const { code, output } = await run(APT_GET, ['install', '--yes', '--no-install-recommends', 'chromium'], {
    env,
  });
  if (code !== 0) console.error(output.trimEnd());
}
