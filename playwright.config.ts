import { defineConfig, type LaunchOptions } from '@playwright/test';
import { ORIGINS, portOf } from './tests/support/origins.ts';
import { findBrowsers, limitFonts } from './tests/support/browser.ts';

/** Time that one busy core needs for a test, and for one of its assertions. A test that passes ends sooner. */
const TEST_TIMEOUT_MS = 90_000;
const EXPECT_TIMEOUT_MS = 20_000;
const EDITING_TIMEOUT_MS = 120_000;
/** A build of the tests' own site, with every picture. */
const BUILD_TIMEOUT_MS = 300_000;

/** Folders with a project of their own. */
const OWN_SUITES = ['builds/**', 'editing/**', 'messages/**', 'published/**'];
/** What hangs on the clock of the house; its visitor is in another zone. */
const BY_THE_CLOCK = ['**/{sunlight,visits}.spec.ts', '**/walks/{plans,visit}.spec.ts'];
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

/** What Chromium alone can: print to a file, force colours, report layout shifts, show its accessibility tree and its fingers; and random walks. */
const CHROMIUM_ONLY = [
  '**/walks/*.spec.ts',
  '**/{budgets,forced-colors,layout-shift,print,read-aloud,*-touch}.spec.ts',
];

/** A project in Playwright's own Firefox or WebKit; `npx playwright install firefox webkit` brings them. */
const engine = (browserName: 'firefox' | 'webkit') => ({
  name: browserName,
  testIgnore: [...OWN_SUITES, ...CHROMIUM_ONLY],
  grepInvert: /@phone|@full-browser/,
  dependencies: ['setup'],
  use: { ...DESKTOP, browserName, launchOptions: {} },
});

limitFonts();
// Workers read this file as well and inherit the environment, so that the browsers are looked for once.
const browsers = (process.env.E2E_BROWSERS ||= JSON.stringify(await findBrowsers()));
const { usual = {}, whole } = JSON.parse(browsers) as Record<string, LaunchOptions>;

/** Chromium keeps pages for Back, as visitors' browsers do; Playwright tells it not to. */
const WHOLE = {
  name: 'full-browser',
  grep: /@full-browser/,
  dependencies: ['setup'],
  use: { ...DESKTOP, launchOptions: { ...whole, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
};

/**
 * A test runs once, on the desktop. One that hangs on touch, the menu or a small screen has the tag `@phone`, in its title
 * or its details, and runs on the phone instead; one that both must pass, each in its own way, has `@desktop-and-phone`. One that needs a whole
 * browser, not its headless shell, has `@full-browser`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: ORIGINS.site,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Nothing is on its way when a test looks; the tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: usual,
  },
  projects: [
    // Builds that other projects read, made when one of these is run.
    { name: 'setup', testDir: 'tests/e2e/builds', testMatch: 'site.setup.ts', timeout: BUILD_TIMEOUT_MS },
    {
      name: 'setup-messages',
      testDir: 'tests/e2e/builds',
      testMatch: 'messages.setup.ts',
      timeout: BUILD_TIMEOUT_MS,
    },
    {
      // An editor's tests: one dev server for all, that builds each page when it is asked for.
      name: 'editing',
      testDir: 'tests/e2e/editing',
      workers: 1,
      timeout: EDITING_TIMEOUT_MS,
      expect: { timeout: EDITING_TIMEOUT_MS / 2 },
    },
    {
      name: 'desktop',
      testIgnore: [...OWN_SUITES, ...BY_THE_CLOCK],
      grepInvert: /@phone|@full-browser/,
      dependencies: ['setup'],
      use: DESKTOP,
    },
    {
      name: 'madrid',
      testMatch: BY_THE_CLOCK,
      grepInvert: /@phone|@full-browser/,
      dependencies: ['setup'],
      use: { ...DESKTOP, timezoneId: 'Europe/Madrid' },
    },
    {
      name: 'phone',
      testIgnore: OWN_SUITES,
      grep: /@phone|@desktop-and-phone/,
      dependencies: ['setup'],
      use: PHONE,
    },
    {
      name: 'messages',
      testDir: 'tests/e2e/messages',
      dependencies: ['setup-messages'],
      use: { ...DESKTOP, baseURL: ORIGINS.messages },
    },
    // What holds for any content that the check lets pass, on what `npm run build` has left: it protects whoever publishes.
    { name: 'published', testDir: 'tests/e2e/published', grepInvert: /@full-browser/, use: DESKTOP },
    ...(whole ? [WHOLE] : []),
    ...(process.env.E2E_ENGINES ? [engine('firefox'), engine('webkit')] : []),
  ],
  webServer: [
    {
      command: `"${process.execPath}" tests/e2e/messages/endpoint.ts ${portOf(ORIGINS.endpoint)}`,
      url: `${ORIGINS.endpoint}/received/none`,
      reuseExistingServer: false,
    },
    {
      command: `"${process.execPath}" tests/support/serve-sites.ts`,
      wait: { stdout: /Sites are served/ },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
