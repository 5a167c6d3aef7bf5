import { afterAll, vi } from 'vitest';

// Test files of a worker share their environment, and `unstubEnvs` restores it only before the next test.
afterAll(() => {
  vi.unstubAllEnvs();
});
