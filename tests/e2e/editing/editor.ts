import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const COPIED = ['src', 'content', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs'];
const CONFIG = 'editing.config.mjs';

/** The packages are a link that leads out of the copy; caches are its own; pictures as they are, which takes no time. */
const CONFIG_TEXT = `import config from './astro.config.mjs';
export default {
  ...config,
  cacheDir: './.cache',
  vite: { ...config.vite, cacheDir: './.cache/vite', server: { fs: { strict: false } } },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
};
`;

/** An editor at work: a copy of the project, files to change in it, and `astro dev` on a port of its own. */
export class Editor {
  readonly root: string;
  #server: ChildProcess | undefined;
  #address = '';

  private constructor(root: string) {
    this.root = root;
  }

  static async sitDown(): Promise<Editor> {
    const root = realpathSync(await mkdtemp(join(tmpdir(), 'penthouse-editing-')));
    for (const name of [...COPIED, 'tailwind.config.ts'])
      cpSync(join(ROOT, name), join(root, name), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
    await writeFile(join(root, CONFIG), CONFIG_TEXT);
    return new Editor(root);
  }

  /** Starts the dev server; throws with what it printed when it ends instead. */
  async startServer(): Promise<void> {
    const args = [
      join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs'),
      'dev',
      '--config',
      CONFIG,
      '--ignore-lock',
      '--port',
      '0',
    ];
    const env = { ...process.env, NO_COLOR: '1' };
    const server = spawn(process.execPath, args, { cwd: this.root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#server = server;
    this.#address = await new Promise((resolve, reject) => {
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        const [, address] = /(http:\/\/localhost:\d+)/.exec(output) ?? [];
        if (address !== undefined) resolve(address);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.once('exit', () => reject(new Error(`astro dev ended:\n${output}`)));
    });
  }

  /** Opens a page of the site. The page before may reload by itself just then, and end the visit that is on its way. */
  async visit(page: Page, path = '/'): Promise<void> {
    await expect(() => page.goto(`${this.#address}${path}`)).toPass();
  }

  /** False once the server has ended, whatever the reason. */
  get isServing(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null;
  }

  /** Saves as most programs do: the new text in a file beside it, which then takes its place. */
  async write(file: string, content: string | Uint8Array): Promise<void> {
    await writeFile(join(this.root, `${file}~`), content);
    await rename(join(this.root, `${file}~`), join(this.root, file));
  }

  async read(file: string): Promise<string> {
    return readFile(join(this.root, file), 'utf8');
  }

  /** Changes one piece of a text in place; throws when the piece is not there, so that no story changes nothing. */
  async replace(file: string, from: string, to: string): Promise<void> {
    const text = await this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    await writeFile(
      join(this.root, file),
      text.replace(from, () => to),
    );
  }

  async rename(from: string, to: string): Promise<void> {
    await rename(join(this.root, from), join(this.root, to));
  }

  async remove(file: string): Promise<void> {
    await rm(join(this.root, file));
  }

  async standUp(): Promise<void> {
    const server = this.#server;
    if (server && this.isServing) {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
    await rm(this.root, { recursive: true, force: true });
  }
}
