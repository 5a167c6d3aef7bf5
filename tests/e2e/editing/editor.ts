import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { ASTRO, CONFIG, FIXTURE_SITE, TempSite, TEST_ENVIRONMENT } from '../../support/temp-site.ts';

export { expect };

const LEAVE_TIMEOUT_MS = 5_000;
/** Timeout for a page that the dev server renders for the first time. */
const FIRST_RENDER_TIMEOUT_MS = 60_000;

/** Copy of the fixture site whose files tests can change, with its own `astro dev` server. */
export class Editor extends TempSite {
  #server: ChildProcess | undefined;
  #origin = '';

  /** Reverts all changes of the content. Unchanged files are not written. */
  async restore(): Promise<void> {
    const listFiles = (cwd: string) => globSync('content/**/*.*', { cwd });
    const fixtureFiles = listFiles(FIXTURE_SITE);
    for (const file of listFiles(this.root)) if (!fixtureFiles.includes(file)) await this.remove(file);
    for (const file of fixtureFiles) {
      const bytes = await readFile(join(FIXTURE_SITE, file));
      const currentBytes = await readFile(join(this.root, file)).catch(() => undefined);
      if (!currentBytes?.equals(bytes)) await this.save(file, bytes);
    }
  }

  /** Starts the dev server unless it runs. Throws its output if the process exits. */
  async startServer(): Promise<void> {
    if (this.isServing) return;
    const args = [ASTRO, 'dev', '--config', CONFIG, '--ignore-lock', '--port', '0'];
    // Some hosts set NODE_ENV=production, with which astro dev would not reload.
    const env = { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' };
    const server = spawn(process.execPath, args, { cwd: this.root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#server = server;
    this.#origin = await new Promise((resolve, reject) => {
      let output = '';
      const readOrigin = (chunk: Buffer) => {
        output += chunk.toString();
        const [, origin] = /(http:\/\/localhost:\d+)/.exec(output) ?? [];
        if (origin !== undefined) resolve(origin);
      };
      server.stdout.on('data', readOrigin);
      server.stderr.on('data', readOrigin);
      server.once('exit', () =>
        reject(new Error(`astro dev exited before it printed a URL. Its output:\n${output}`)),
      );
    });
  }

  async stopServer(): Promise<void> {
    const server = this.#server;
    if (!server || !this.isServing) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }

  /**
   * Opens a page of the site. Leaves the previous page first, and tries again if a reload by the dev server interrupts a
   * navigation.
   */
  async visit(page: Page, path = '/'): Promise<void> {
    await expect(async () => {
      await page.goto('about:blank', { timeout: LEAVE_TIMEOUT_MS });
      await page.goto(`${this.#origin}${path}`, { timeout: FIRST_RENDER_TIMEOUT_MS });
    }).toPass();
  }

  /** Whether the process of the dev server runs. */
  get isServing(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null;
  }

  /** Saves a file like most editors do: writes a temporary file and renames it. */
  async save(file: string, content: string | Uint8Array): Promise<void> {
    await this.write(`${file}~`, content);
    await this.rename(`${file}~`, file);
  }

  async read(file: string): Promise<string> {
    return readFile(join(this.root, file), 'utf8');
  }

  async rename(from: string, to: string): Promise<void> {
    await rename(join(this.root, from), join(this.root, to));
  }
}

/** Test with an editor that all tests of the worker share. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({}, use) => {
      // The dev server and the content check in this process read these variables.
      Object.assign(process.env, TEST_ENVIRONMENT);
      await using editor = await Editor.create();
      await editor.addCode();
      await use(editor);
      await editor.stopServer();
    },
    { scope: 'worker' },
  ],
});
