import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const LAUNCH_TIMEOUT_MS = 30_000;
/** Playwright would wait half a minute for each of several addresses, which is long behind a closed network. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Browsers of the Chromium family under the names that systems give them. */
const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/** Two pages that the address bar loads for every window, and what Playwright switches off: of two lists Chromium takes the last. */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What keeps Chromium from work, and from calling hosts, of its own while the tests run. */
export const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-first-run',
];

/**
 * The browser that the tests use: the one that CHROMIUM_PATH names, else Playwright's own, else the system's. Only one that
 * opens a page counts, since a download without its system libraries does not.
 *
 * @returns path; undefined when there is none on this machine
 */
export async function findBrowser(): Promise<string | undefined> {
  const { CHROMIUM_PATH: named } = process.env;
  return firstToLaunch(named ? [named] : [chromium.executablePath(), ...systemBrowsers()]);
}

async function firstToLaunch(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (existsSync(path) && (await launches(path))) return path;
  return undefined;
}

async function launches(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: QUIET_FLAGS, timeout: LAUNCH_TIMEOUT_MS });
    await browser.newPage();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function systemBrowsers(): string[] {
  const {
    PATH = '',
    PROGRAMFILES = '',
    'PROGRAMFILES(X86)': PROGRAMFILES_X86 = '',
    LOCALAPPDATA = '',
  } = process.env;
  if (process.platform === 'win32')
    return WINDOWS_PROGRAMS.flatMap((name) =>
      [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].map((root) => join(root, name)),
    );
  if (process.platform === 'darwin')
    return MAC_APPS.flatMap((app) =>
      ['/', homedir()].map((root) => join(root, 'Applications', `${app}.app`, 'Contents', 'MacOS', app)),
    );
  return LINUX_NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
}

/** Downloads Playwright's own browser where that is possible; where none is found after all, installs Debian's. */
async function installBrowser(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH || (await firstToLaunch([chromium.executablePath()]))) return findBrowser();
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
  const path = await installBrowser();
  console.log(
    path ? `Browser: ${path}` : 'No browser: install Chrome or Chromium, or name yours in CHROMIUM_PATH.',
  );
  process.exitCode = path ? 0 : 1;
}
