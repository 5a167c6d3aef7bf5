import { existsSync } from 'node:fs';
import { devices, firefox, webkit } from '@playwright/test';

/** Files that another engine cannot tell, and why. Single stories skip themselves, by `browserName` and with their reason. */
const CHROMIUM_FILES = Object.entries({
  'budgets.spec.ts': 'bytes and requests are those of one browser',
  'contrast.spec.ts': 'one photograph under one text, measured in its pixels',
  'forced-colors.spec.ts': 'Playwright forces no colours in WebKit',
  'gallery-touch.spec.ts': 'fingers come from the protocol of Chromium',
  'layout-shift.spec.ts': 'only Chromium reports what moved',
  'print.spec.ts': 'only Chromium prints to a file',
  'read-aloud.spec.ts': 'the tree of accessibility comes from the protocol of Chromium',
}).map(([file]) => `**/${file}`);

/** The stories of visitors; what lies in folders has projects of its own. */
const SUITE = /[\\/]e2e[\\/][^\\/]+\.spec\.ts$/;

/** Not those of Chromium. */
const launchOptions = {};
const DESK = { viewport: { width: 1440, height: 900 } };

/**
 * The end-to-end suite in Firefox and WebKit, where Playwright's own builds of them are on this machine: it can drive no
 * other ones as well.
 *
 * @returns {import('@playwright/test').PlaywrightTestConfig['projects'] & object}
 */
export function findEngineProjects() {
  const common = { testMatch: SUITE, testIgnore: CHROMIUM_FILES };
  return [
    ...(existsSync(firefox.executablePath())
      ? [
          {
            ...common,
            name: 'firefox',
            use: { ...DESK, browserName: /** @type {const} */ ('firefox'), launchOptions },
          },
        ]
      : []),
    ...(existsSync(webkit.executablePath())
      ? [
          {
            ...common,
            name: 'webkit',
            use: { ...DESK, browserName: /** @type {const} */ ('webkit'), launchOptions },
          },
          { ...common, name: 'webkit-telefono', use: { ...devices['iPhone 15'], launchOptions } },
        ]
      : []),
  ];
}
