import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Timeout of browser downloads. The default of 30 seconds per URL is long without a network. */
const CONNECTION_TIMEOUT_MS = 10_000;

const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
/** Paths of Chromium on Linux distributions. Playwright has no channel for it. */
const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'];
const SHELLS = [{ channel: 'chromium-headless-shell' }, { executablePath: DEBIAN_SHELL }];
const FULL_BROWSERS = [
  ...['chromium', 'chrome', 'msedge'].map((channel) => ({ channel })),
  ...CHROMIUM_PATHS.map((executablePath) => ({ executablePath })),
];

/** Limits the browsers of this process to DejaVu, so that tests are independent of installed fonts. Requires fontconfig. */
export function limitFonts(): void {
  const hasDejaVu = globSync('/usr/share/fonts/**/DejaVuSans.ttf').length > 0;
  if (hasDejaVu) process.env.FONTCONFIG_FILE ??= join(import.meta.dirname, 'fonts.conf');
}

/** Playwright launch options of the two browsers. `undefined` means that the machine has no such browser. */
export type TestBrowsers = Record<'defaultBrowser' | 'fullBrowser', LaunchOptions | undefined>;

/**
 * Returns the two browsers of the tests. A browser counts only if it opens a page, because system libraries may be missing.
 *
 * - `defaultBrowser`: Chromium's headless shell, which uses half the processor time, or else the full browser. The headless shell has no
 *   back/forward cache, loads lazy images from further away, and requests no icon.
 * - `fullBrowser`: a full browser, for tests tagged `@full-browser`.
 *
 * CHROMIUM_PATH sets both browsers, or only `defaultBrowser` if the path is a headless shell.
 */
export async function getBrowsers(): Promise<TestBrowsers> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const configured = executablePath && [{ executablePath }];
  const defaultBrowser = await findFirst(configured || SHELLS);
  if (configured && !/headless.shell/.test(executablePath))
    return { defaultBrowser, fullBrowser: defaultBrowser };
  const fullBrowser = await findFirst(FULL_BROWSERS);
  if (configured) return { defaultBrowser, fullBrowser };
  return { defaultBrowser: defaultBrowser ?? fullBrowser, fullBrowser };
}

/** Returns the first browser that opens a page, or `undefined`. */
async function findFirst(browsers: LaunchOptions[]): Promise<LaunchOptions | undefined> {
  for (const options of browsers)
    try {
      const browser = await chromium.launch(options);
      await browser.newPage();
      await browser.close();
      return options;
    } catch {
      // Try the next browser.
    }
  return undefined;
}

/** Downloads missing browsers with Playwright, or else installs the Debian packages. */
async function installBrowsers(): Promise<TestBrowsers> {
  const hasBoth = ({ defaultBrowser, fullBrowser }: TestBrowsers) =>
    fullBrowser && defaultBrowser !== fullBrowser;
  const browsers = await getBrowsers();
  if (process.env.CHROMIUM_PATH || hasBoth(browsers)) return browsers;
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) };
  const download = spawnSync('npx playwright install chromium', { shell: true, env });
  if (download.status !== 0)
    console.log('Playwright browsers can’t be downloaded. Looking for system browsers.');
  const downloaded = await getBrowsers();
  if (hasBoth(downloaded) || process.getuid?.() !== 0) return downloaded;
  spawnSync(
    'apt-get update && apt-get install --yes --no-install-recommends chromium chromium-headless-shell',
    { shell: true, stdio: 'inherit' },
  );
  return getBrowsers();
}

if (import.meta.main) {
  const { defaultBrowser, fullBrowser } = await installBrowsers();
  const describe = (browser: LaunchOptions | undefined, fallback: string) =>
    browser?.executablePath ?? browser?.channel ?? fallback;
  const advice = 'none. Install Chrome or Chromium, or set CHROMIUM_PATH.';
  console.log(`Browser: ${describe(defaultBrowser, advice)}`);
  console.log(`Full browser: ${describe(fullBrowser, 'none, so tests tagged @full-browser are skipped.')}`);
  process.exitCode = defaultBrowser ? 0 : 1;
}
