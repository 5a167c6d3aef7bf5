import { defineConfig, type LaunchOptions } from '@playwright/test';
import { ORIGINS, getPort } from './tests/support/origins.ts';
import { getBrowsers, limitFonts } from './tests/support/browser.ts';

/** Timeouts of a test and of an assertion on one busy core. */
const TEST_TIMEOUT_MS = 90_000;
const EXPECT_TIMEOUT_MS = 20_000;
const EDITING_TIMEOUT_MS = 120_000;
/** Timeout for a build of the test site with all images. */
const BUILD_TIMEOUT_MS = 300_000;

/** Folders with a dedicated project. */
const DEDICATED_SUITES = ['builds/**', 'editing/**', 'messages/**', 'published/**'];
/** Tests that depend on the time zone of the site. They run in a browser with a different time zone. */
const TIME_ZONE_TESTS = ['**/{sunlight,visits}.spec.ts', '**/model-based/{plans,visit}.spec.ts'];
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

/**
 * Tests that need features of Chromium (PDF output, forced colours and states, layout shift entries, the accessibility tree, touch
 * gestures), and model-based tests.
 */
const CHROMIUM_ONLY = [
  '**/model-based/*.spec.ts',
  '**/{budgets,control-colors,forced-colors,layout-shift,print,read-aloud,*-touch}.spec.ts',
];

/** Creates a project for Playwright's Firefox or WebKit. `npx playwright install firefox webkit` installs them. */
const createEngineProject = (browserName: 'firefox' | 'webkit') => ({
  name: browserName,
  testIgnore: [...DEDICATED_SUITES, ...CHROMIUM_ONLY],
  grepInvert: /@phone|@full-browser/,
  dependencies: ['setup'],
  use: { ...DESKTOP, browserName, launchOptions: {} },
});

limitFonts();
// Workers evaluate this file too. They inherit the environment variable, so the search for browsers runs only once.
const browsers = (process.env.E2E_BROWSERS ||= JSON.stringify(await getBrowsers()));
const { defaultBrowser = {}, fullBrowser } = JSON.parse(browsers) as Record<string, LaunchOptions>;

/** Enables the back/forward cache of Chromium, which Playwright disables by default. */
const FULL_BROWSER_PROJECT = {
  name: 'full-browser',
  grep: /@full-browser/,
  dependencies: ['setup'],
  use: { ...DESKTOP, launchOptions: { ...fullBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
};

/**
 * Tests run in the desktop project by default. Tags in the title or the details select other projects:
 * `@phone` runs a test only on the phone, for touch, the menu or small screens;
 * `@desktop-and-phone` runs a test in both projects;
 * `@full-browser` runs a test in a full browser instead of the headless shell.
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
    // Assertions see final states. Tests of animations enable motion themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: defaultBrowser,
  },
  projects: [
    // Builds of the sites that other projects test. They run only if a selected project depends on them.
    { name: 'setup', testDir: 'tests/e2e/builds', testMatch: 'site.setup.ts', timeout: BUILD_TIMEOUT_MS },
    {
      name: 'setup-messages',
      testDir: 'tests/e2e/builds',
      testMatch: 'messages.setup.ts',
      timeout: BUILD_TIMEOUT_MS,
    },
    {
      // Editing tests share one dev server, which builds each page on request.
      name: 'editing',
      testDir: 'tests/e2e/editing',
      workers: 1,
      timeout: EDITING_TIMEOUT_MS,
      expect: { timeout: EDITING_TIMEOUT_MS / 2 },
    },
    {
      name: 'desktop',
      testIgnore: [...DEDICATED_SUITES, ...TIME_ZONE_TESTS],
      grepInvert: /@phone|@full-browser/,
      dependencies: ['setup', 'setup-messages'],
      use: DESKTOP,
    },
    {
      name: 'madrid',
      testMatch: TIME_ZONE_TESTS,
      grepInvert: /@phone|@full-browser/,
      dependencies: ['setup'],
      use: { ...DESKTOP, timezoneId: 'Europe/Madrid' },
    },
    {
      name: 'phone',
      testIgnore: DEDICATED_SUITES,
      grep: /@phone|@desktop-and-phone/,
      dependencies: ['setup', 'setup-messages'],
      use: PHONE,
    },
    {
      name: 'messages',
      testDir: 'tests/e2e/messages',
      dependencies: ['setup-messages'],
      use: { ...DESKTOP, baseURL: ORIGINS.messages },
    },
    // Tests that pass with any valid content. They run on the output of `npm run build`, before a site is published.
    { name: 'published', testDir: 'tests/e2e/published', grepInvert: /@full-browser/, use: DESKTOP },
    ...(fullBrowser ? [FULL_BROWSER_PROJECT] : []),
    ...(process.env.E2E_ENGINES ? [createEngineProject('firefox'), createEngineProject('webkit')] : []),
  ],
  webServer: [
    {
      command: `"${process.execPath}" tests/e2e/messages/endpoint.ts ${getPort(ORIGINS.endpoint)}`,
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
