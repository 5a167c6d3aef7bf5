import { defineConfig } from 'vitest/config';
import { findEngines } from './src/commands/engines/find-engines.mjs';

/** A phone and a desk, in px. */
const WIDTHS_PX = [390, 1280];
const STORY_TIMEOUT_MS = 120_000;
/** How long a story waits for each state. */
const PATIENCE_MS = 20_000;

const { firefox, webkit } = findEngines();
const engines = [...(firefox ? ['firefox' as const] : []), ...(webkit ? ['webkit' as const] : [])];

/** The core stories in engines other than Chromium's, apart from the tests of every day: `npm run test:engines`. */
export default defineConfig({
  test: {
    globalSetup: 'tests/engines/witnessed-site.ts',
    fileParallelism: false,
    projects: engines.flatMap((engine) =>
      WIDTHS_PX.map((widthPx) => ({
        extends: true as const,
        test: {
          name: `${engine} ${widthPx}`,
          include: ['tests/engines/*.test.ts'],
          provide: { engine, widthPx },
          testTimeout: STORY_TIMEOUT_MS,
          expect: { poll: { timeout: PATIENCE_MS } },
          env: { TZ: 'America/Mexico_City' },
        },
      })),
    ),
  },
});
