import { defineConfig } from '@playwright/test';
import { readRememberedBrowser, rememberBrowser } from './src/commands/browser/browser-memory.mjs';
import { chooseBrowser } from './src/commands/browser/choose-browser.mjs';
import { findEngineProjects } from './src/commands/browser/engine-projects.mjs';
import { machineSources, QUIET_FLAGS } from './src/commands/browser/machine-browsers.mjs';
import { messagesProjects, messagesServers } from './tests/e2e/messages/messages-project.ts';

const PORT = process.env.E2E_PORT ?? '4399';
const ADDRESS = `http://localhost:${PORT}`;
const SERVER_START_TIMEOUT_MS = 30_000;
const EDITING_TIMEOUT_MS = 120_000;
/** Folders with a project of their own. */
const OWN_SUITES = ['nginx/**', 'editing/**', 'messages/**'];

/** `npm test` has chosen a browser by now; alone, Playwright looks for one but installs nothing. */
async function findBrowser(): Promise<string> {
  const remembered = readRememberedBrowser();
  if (remembered) return remembered;
  const path = await chooseBrowser(machineSources);
  if (!path) throw new Error('No hay navegador para las pruebas. Ejecuta npm test, que lo instala.');
  rememberBrowser(path);
  return path;
}

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: ADDRESS,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    trace: 'off',
    launchOptions: { executablePath: await findBrowser(), args: QUIET_FLAGS },
  },
  projects: [
    {
      // An editor's stories: one dev server for all, that builds each page when it is asked for.
      name: 'edicion',
      testDir: 'tests/e2e/editing',
      timeout: EDITING_TIMEOUT_MS,
      expect: { timeout: EDITING_TIMEOUT_MS / 2 },
    },
    { name: 'escritorio', testIgnore: OWN_SUITES, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'telefono',
      testIgnore: OWN_SUITES,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent:
          'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
      },
    },
    // Stories of the real server, each on an nginx that its worker starts: tests/e2e/nginx/nginx-visitor.ts.
    { name: 'nginx', testMatch: 'nginx/*.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    ...messagesProjects,
    ...(process.env.E2E_ENGINES ? findEngineProjects() : []),
  ],
  webServer: [
    {
      command: `"${process.execPath}" src/commands/serve.mjs --port ${PORT}`,
      url: ADDRESS,
      timeout: SERVER_START_TIMEOUT_MS,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    ...messagesServers,
  ],
});
