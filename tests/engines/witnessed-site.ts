import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { DIST } from '../../src/commands/project.mjs';
import { findFreePort } from '../../src/commands/serve/port.mjs';
import { serveFolder } from '../../src/commands/serve/static-server.mjs';

const FIRST_PORT = 4541;

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, without a slash at its end. */
    site: string;
  }
}

/**
 * Serves the built site with a witness in each page: a script before the policy, and so not subject to it, that keeps what
 * the browser complains of. The protocols tell of this in one engine only.
 */
export default async function serveWitnessedSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(DIST, folder, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    const witnessed = html.replace('<head>', `<head><script>(${witness.toString()})()</script>`);
    if (witnessed === html) throw new Error(`${file} has no head for the witness`);
    writeFileSync(path, witnessed);
  }
  const port = await findFreePort(FIRST_PORT);
  const close = await serveFolder(folder, port);
  project.provide('site', `http://localhost:${port}`);
  return async () => {
    await close();
    rmSync(folder, { recursive: true });
  };
}

/** Runs in the page. */
function witness(): void {
  const complaints: string[] = [];
  Reflect.set(window, 'complaints', complaints);
  // Of a script, or of an element whose file did not come. Firefox says it, wrongly, of a preload that comes after its module.
  addEventListener(
    'error',
    ({ message, target }) => {
      const isPreload = target instanceof HTMLLinkElement && target.rel === 'modulepreload';
      if (!isPreload) complaints.push(`error: ${target instanceof Element ? target.outerHTML : message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => complaints.push(`${level}: ${words.map(String).join(' ')}`);
  }
}
