import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { ASTRO, CONFIG, FIXTURE_SITE, TempSite, TEST_ENVIRONMENT } from '../../support/temp-site.ts';

export { expect };

/** An editor at work: a copy of the tests' own site, files to change in it, and `astro dev` on a port of its own. */
export class Editor extends TempSite {
  #server: ChildProcess | undefined;
  #origin = '';

  /** Takes back every change of the content; files that nobody changed stay as they are. */
  async restore(): Promise<void> {
    const list = (cwd: string) => globSync('content/**/*.*', { cwd });
    const frozen = list(FIXTURE_SITE);
    for (const file of list(this.root)) if (!frozen.includes(file)) await this.remove(file);
    for (const file of frozen) {
      const bytes = await readFile(join(FIXTURE_SITE, file));
      const own = await readFile(join(this.root, file)).catch(() => undefined);
      if (!own?.equals(bytes)) await this.save(file, bytes);
    }
  }

  /** Starts the dev server, where none is serving; throws with what it printed when it ends instead. */
  async startServer(): Promise<void> {
    if (this.isServing) return;
    const args = [ASTRO, 'dev', '--config', CONFIG, '--ignore-lock', '--port', '0'];
    // With NODE_ENV=production, which hosts set, it would be no dev server.
    const env = { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' };
    const server = spawn(process.execPath, args, { cwd: this.root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#server = server;
    this.#origin = await new Promise((resolve, reject) => {
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        const [, origin] = /(http:\/\/localhost:\d+)/.exec(output) ?? [];
        if (origin !== undefined) resolve(origin);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.once('exit', () => reject(new Error(`astro dev ended:\n${output}`)));
    });
  }

  async stopServer(): Promise<void> {
    const server = this.#server;
    if (!server || !this.isServing) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }

  /** Opens a page of the site. The browser leaves the previous page first, because the dev server can tell that page to reload. */
  async visit(page: Page, path = '/'): Promise<void> {
    await page.goto('about:blank');
    await expect(() => page.goto(`${this.#origin}${path}`)).toPass();
  }

  /** False once the server has ended, whatever the reason. */
  get isServing(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null;
  }

  /** Saves as most programs do: the new text in a file beside it, which then takes its place. */
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

/** All tests share one editor and its dev server, which the first of them starts. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({}, use) => {
      // For the dev server and for the check in this process.
      Object.assign(process.env, TEST_ENVIRONMENT);
      await using editor = await Editor.create();
      await editor.addCode();
      await use(editor);
      await editor.stopServer();
    },
    { scope: 'worker' },
  ],
});
