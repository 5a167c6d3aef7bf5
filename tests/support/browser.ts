import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Playwright would wait half a minute for each of several URLs, which is long behind a closed network. */
const CONNECTION_TIMEOUT_MS = 10_000;

const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
/** Where Linux distributions put their Chromium, which is no channel of Playwright's. */
const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'];
/** Playwright's own first. */
const SHELLS = [{ channel: 'chromium-headless-shell' }, { executablePath: DEBIAN_SHELL }];
const WHOLE = [
  ...['chromium', 'chrome', 'msedge'].map((channel) => ({ channel })),
  ...CHROMIUM_PATHS.map((executablePath) => ({ executablePath })),
];

/**
 * Limits the browsers of this process and of its children to DejaVu, the only font of a bare Debian, so that no test depends on
 * the fonts of a machine. Changes nothing where there is no fontconfig (macOS, Windows) or no DejaVu.
 */
export function limitFonts(): void {
  const hasDejaVu = globSync('/usr/share/fonts/**/DejaVuSans.ttf').length > 0;
  if (hasDejaVu) process.env.FONTCONFIG_FILE ??= join(import.meta.dirname, 'fonts.conf');
}

/**
 * Finds the two browsers of the tests. Only one that opens a page counts, since a download without its system libraries does not.
 *
 * - `usual`: Chromium's headless shell, which opens no window and takes half the processor; where there is none, the whole browser.
 *   It differs in what the tests tagged `@full-browser` look at: it keeps no page for Back, loads lazy pictures from further away, and
 *   asks for no icon.
 * - `whole`, for those: a browser as visitors have it.
 *
 * CHROMIUM_PATH names both, or, if it is that of a shell, the usual one.
 *
 * @returns how Playwright launches each; undefined when this machine has none
 */
export async function findBrowsers() {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const named = executablePath && [{ executablePath }];
  const usual = await findFirst(named || SHELLS);
  if (named && !/headless.shell/.test(executablePath)) return { usual, whole: usual };
  const whole = await findFirst(WHOLE);
  return { usual: named ? usual : (usual ?? whole), whole };
}

async function findFirst(browsers: LaunchOptions[]): Promise<LaunchOptions | undefined> {
  for (const options of browsers)
    try {
      const browser = await chromium.launch(options);
      await browser.newPage();
      await browser.close();
      return options;
    } catch {
      // The next one may open it.
    }
  return undefined;
}

/** Downloads Playwright's own browsers where one is missing and that is possible; where it isn't, installs Debian's. */
async function installBrowsers() {
  const areBoth = ({ usual, whole }: Awaited<ReturnType<typeof findBrowsers>>) => whole && usual !== whole;
  const found = await findBrowsers();
  if (process.env.CHROMIUM_PATH || areBoth(found)) return found;
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) };
  const download = spawnSync('npx playwright install chromium', { shell: true, env });
  if (download.status !== 0)
    console.log("Playwright's own browsers can't be downloaded: looking for the system's.");
  const now = await findBrowsers();
  if (areBoth(now) || process.getuid?.() !== 0) return now;
  spawnSync(
    'apt-get update && apt-get install --yes --no-install-recommends chromium chromium-headless-shell',
    { shell: true, stdio: 'inherit' },
  );
  return findBrowsers();
}

if (import.meta.main) {
  const { usual, whole } = await installBrowsers();
  const describe = (browser: LaunchOptions | undefined, missing: string) =>
    browser?.executablePath ?? browser?.channel ?? missing;
  const remedy = 'none. Install Chrome or Chromium, or name yours in CHROMIUM_PATH.';
  console.log(`Browser: ${describe(usual, remedy)}`);
  console.log(`Whole browser: ${describe(whole, 'none, so tests tagged @full-browser are left out.')}`);
  process.exitCode = usual ? 0 : 1;
}
