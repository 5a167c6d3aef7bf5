import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TOOLS_FOLDER } from './bench-tools.mjs';
import { readReport } from './lighthouse-report.mjs';
import { BROWSER_FLAGS, findBrowser } from './phone.mjs';

/** @typedef {(url: string, flags: object, config?: unknown) => Promise<{ lhr: unknown } | undefined>} Lighthouse */
/** @typedef {{ port: number, kill: () => void }} LaunchedChrome */
/** @typedef {{ launch: (options: object) => Promise<LaunchedChrome> }} ChromeLauncher */

const tools = createRequire(join(TOOLS_FOLDER, 'package.json'));

/**
 * Runs Lighthouse once, with its simulated network and processor, in a browser of its own.
 *
 * @param {string} address
 * @param {'mobile' | 'desktop'} form
 * @returns {Promise<import('./lighthouse-report.mjs').LighthouseReport>}
 * @throws {Error} when the page could not be measured
 */
export async function runLighthouse(address, form) {
  const { launch } = /** @type {ChromeLauncher} */ (await importTool('chrome-launcher'));
  const { default: lighthouse } = /** @type {{ default: Lighthouse }} */ (await importTool('lighthouse'));
  const { default: desktop } = /** @type {{ default: unknown }} */ (
    await importTool('lighthouse/core/config/desktop-config.js')
  );
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', ...BROWSER_FLAGS],
    logLevel: 'silent',
  });
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'silent' };
    const result = await lighthouse(address, flags, form === 'desktop' ? desktop : undefined);
    return readReport(result?.lhr);
  } finally {
    chrome.kill();
  }
}

/**
 * @param {string} name
 * @returns {Promise<unknown>}
 */
async function importTool(name) {
  /** @type {unknown} */
  const module = await import(pathToFileURL(tools.resolve(name)).href);
  return module;
}
