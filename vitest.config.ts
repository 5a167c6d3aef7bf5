import { defineConfig } from 'vitest/config';
import { TEST_ENVIRONMENT } from './tests/support/temp-site.ts';

/** The site's own modules need no Astro to run; what only exists inside Astro is tested on the built site. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/vitest.json' }]],
    environment: 'node',
    // Files of one worker share what they import: half of the processor's time.
    isolate: false,
    // Vitest would leave a core alone, half of a machine that has two.
    maxWorkers: '100%',
    // A build takes seconds; a busy machine may need many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is shown in the visitor's zone is the same on every machine.
    env: { TZ: 'America/Mexico_City', ...TEST_ENVIRONMENT },
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: 'tests/support/restore-environment.ts',
    projects: [
      { extends: true, test: { name: 'sources', include: ['tests/{unit,content}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/build-output/*.test.ts'],
          // Only a run with one of these files builds.
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
    ],
  },
});
