import { defineConfig } from 'vitest/config';
import { TEST_ENVIRONMENT } from './tests/support/temp-site.ts';

/** The project `sources` tests modules that run without Astro. The project `built` tests the output of a build. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/vitest.json' }]],
    environment: 'node',
    // Test files of a worker share their modules, which halves the processor time.
    isolate: false,
    // By default Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // A build takes seconds, or minutes on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Output in the time zone of the visitor must be the same on all machines.
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
          // Builds the site only if one of these files runs.
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
    ],
  },
});
