import { spawnSync } from 'node:child_process';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Playwright would wait half a minute for each of several URLs, which is long behind a closed network. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Where Linux distributions put their Chromium, which is no channel of Playwright's. */
const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'];
const OWN: LaunchOptions = { channel: 'chromium' };
const SYSTEM: LaunchOptions[] = [
  { channel: 'chrome' },
  { channel: 'msedge' },
  ...CHROMIUM_PATHS.map((executablePath) => ({ executablePath })),
];

/**
 * The browser that the tests use: the one that CHROMIUM_PATH names, else Playwright's own, else the system's. Only one that
 * opens a page counts, since a download without its system libraries does not.
 *
 * @returns how Playwright launches it; undefined when there is none on this machine
 */
export async function findBrowser(): Promise<LaunchOptions | undefined> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  for (const options of executablePath ? [{ executablePath }] : [OWN, ...SYSTEM])
    if (await launches(options)) return options;
  return undefined;
}

async function launches(options: LaunchOptions): Promise<boolean> {
  try {
    const browser = await chromium.launch(options);
    await browser.newPage();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Downloads Playwright's own browser where that is possible; where none is found after all, installs Debian's. */
async function installBrowser(): Promise<LaunchOptions | undefined> {
  if (process.env.CHROMIUM_PATH || (await launches(OWN))) return findBrowser();
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) };
  // The whole browser: its smaller variant for tests behaves unlike those that visitors have.
  const download = spawnSync('npx playwright install chromium --no-shell', { shell: true, env });
  if (download.status !== 0)
    console.log("Playwright's own browser can't be downloaded: looking for the system's.");
  const found = await findBrowser();
  if (found || process.getuid?.() !== 0) return found;
  spawnSync('apt-get update && apt-get install --yes --no-install-recommends chromium', {
    shell: true,
    stdio: 'inherit',
  });
  return findBrowser();
}

if (import.meta.main) {
  const { channel, executablePath = channel } = (await installBrowser()) ?? {};
  console.log(
    executablePath
      ? `Browser: ${executablePath}`
      : 'No browser: install Chrome or Chromium, or name yours in CHROMIUM_PATH.',
  );
  process.exitCode = executablePath ? 0 : 1;
}
