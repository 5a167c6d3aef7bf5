/** Serves the fixture sites and dist/. Run `node tests/support/serve-sites.ts`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'astro';
import { ORIGINS, getPort } from './origins.ts';
import { PROJECT_ROOT } from './temp-site.ts';
import { BUILT } from './build-fixture-sites.ts';

async function serve(outDir: string, origin: string): Promise<void> {
  // The preview server requires the folder, which a later build may fill.
  mkdirSync(outDir, { recursive: true });
  const port = getPort(origin);
  const server = await preview({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'error',
    outDir,
    server: { port },
  });
  // Vite silently uses the next port if this port is in use.
  if (server.port !== port)
    throw new Error(
      `Port ${port} is in use. Stop the process that listens on it, or set another port (tests/support/origins.ts).`,
    );
}

await serve(join(PROJECT_ROOT, 'dist'), ORIGINS.published);
await serve(BUILT.messages, ORIGINS.messages);
await serve(BUILT.site, ORIGINS.site);
console.log('Sites are served.');
