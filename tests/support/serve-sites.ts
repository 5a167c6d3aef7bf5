/** `node tests/support/serve-sites.ts`: serves what the tests build of their own site, and what `npm run build` has left in dist/. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'astro';
import { ORIGINS, portOf } from './origins.ts';
import { PROJECT_ROOT } from './temp-site.ts';
import { BUILT } from './build-fixture-sites.ts';

async function serve(outDir: string, origin: string): Promise<void> {
  // A build may come later.
  mkdirSync(outDir, { recursive: true });
  const port = portOf(origin);
  const served = await preview({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'error',
    outDir,
    server: { port },
  });
  // Vite moves to the next port if another process listens on this one, and the tests would read that process.
  if (served.port !== port) throw new Error(`Port ${port} is in use. Stop the process that listens on it.`);
}

await serve(join(PROJECT_ROOT, 'dist'), ORIGINS.published);
await serve(BUILT.messages, ORIGINS.messages);
await serve(BUILT.site, ORIGINS.site);
console.log('Sites are served.');
