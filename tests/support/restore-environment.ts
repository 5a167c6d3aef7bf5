import { afterAll, vi } from 'vitest';

// The files of a worker share one environment, and `unstubEnvs` restores it only before the next test.
afterAll(() => {
  vi.unstubAllEnvs();
});
