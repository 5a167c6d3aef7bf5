import { execFile } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export const PROJECT_ROOT = join(import.meta.dirname, '..', '..');
export const ASTRO = join(PROJECT_ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
/** Fixture site, whose content is independent of the real site. */
export const FIXTURE_SITE = join(PROJECT_ROOT, 'tests', 'fixtures', 'site');

const CODE = [
  ...['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs', 'tailwind.config.ts'],
];
/** Date on which the fixture site is built and opened, so that its exhibitions keep their status. */
export const TEST_DAY = '2026-11-22';
/** Noon of `TEST_DAY` in Mexico City. */
export const TEST_TIME = `${TEST_DAY}T18:00Z`;
/**
 * Environment variables of every test process and every build of the fixture site. An empty value overrides the value that a developer's
 * shell may export.
 */
export const TEST_ENVIRONMENT = {
  BUILD_DAY: TEST_DAY,
  SOURCE_DATE_EPOCH: '',
  PUBLIC_CONTACT_ENDPOINT: '',
  PUBLIC_CONTACT_FORMAT: '',
  PUBLIC_CONTACT_KEY: '',
};
/** Name of a `TempSite`, with the id of the process that made the folder. */
const FOLDER_NAME = /^penthouse-site-(\d+)-/;
export const CONFIG = 'test.config.mjs';

const KEEP_NAMES =
  'vite: { ...vite, build: { ...vite.build, rolldownOptions: { ...vite.build.rolldownOptions, output: {} } } }';
const UNOPTIMIZED_IMAGES = "image: { service: { entrypoint: 'astro/assets/services/noop' } }";
const FAST_IMAGES =
  "image: { ...config.image, service: { ...config.image.service, config: { avif: { effort: 0, chromaSubsampling: '4:2:0' }, webp: { effort: 0 } } } }";

/** Formats an Astro configuration with separate caches. The link to node_modules requires `fs.strict: false`. */
const formatConfig = (
  viteOption: string,
  imageOption: string,
  cacheDir: string,
) => `import config from './astro.config.mjs';
const vite = { ...config.vite, cacheDir: './.cache/vite', server: { fs: { strict: false } } };
export default { ...config, cacheDir: ${JSON.stringify(cacheDir)}, ${viteOption}, ${imageOption} };
`;

/** Recreates a folder with hard links, which are fast and let the content check reuse its image cache. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else
      try {
        linkSync(source, target);
      } catch {
        // Hard links require the same disk.
        copyFileSync(source, target);
      }
  }
}

/** Returns whether a process runs. Only an unknown id has the error code `ESRCH`; another user's process has `EPERM`. */
function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes the site folders of test runs that were killed before they removed them. */
function removeAbandonedFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, processId] = FOLDER_NAME.exec(name) ?? [];
    if (processId === undefined || isRunning(Number(processId))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another worker is removing the folder, or another user owns it.
    }
  }
}

/** Temporary copy of the fixture site that a test can change. `await using` removes it. */
export class TempSite {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Creates a temporary folder with the fixture content. */
  static async create<Folder extends TempSite>(this: new (root: string) => Folder): Promise<Folder> {
    removeAbandonedFolders();
    const root = await fs.realpath(await fs.mkdtemp(join(tmpdir(), `penthouse-site-${process.pid}-`)));
    linkFiles(join(FIXTURE_SITE, 'content'), join(root, 'content'));
    return new this(root);
  }

  /** Replaces the first match in a file. Throws if the file stays the same. */
  async replace(file: string, from: string | RegExp, to: string): Promise<void> {
    const text = await fs.readFile(join(this.root, file), 'utf8');
    const changed = text.replace(from, () => to);
    if (changed === text)
      throw new Error(`${file}: no match for ${String(from)}. Update the replacement of the test.`);
    await this.write(file, changed);
  }

  async write(file: string, content: string | Uint8Array): Promise<void> {
    const path = join(this.root, file);
    await fs.mkdir(dirname(path), { recursive: true });
    // Remove the hard link first. Writing to it would change the fixture.
    await fs.rm(path, { force: true });
    await fs.writeFile(path, content);
  }

  async remove(path: string): Promise<void> {
    await fs.rm(join(this.root, path), { recursive: true });
  }

  /**
   * Adds the code of the project, with caches in `cacheDir`. Images are optimized and renamed only with `isForVisitors`. With
   * `keepsNames` they always keep their names.
   */
  async addCode({ isForVisitors = false, keepsNames = false, cacheDir = './.cache' } = {}): Promise<void> {
    const copy = (name: string) =>
      fs.cp(join(PROJECT_ROOT, name), join(this.root, name), { recursive: true });
    await Promise.all(CODE.map(copy));
    await fs.symlink(join(PROJECT_ROOT, 'node_modules'), join(this.root, 'node_modules'), 'junction');
    await this.write(
      CONFIG,
      formatConfig(
        keepsNames || !isForVisitors ? KEEP_NAMES : 'vite',
        isForVisitors ? FAST_IMAGES : UNOPTIMIZED_IMAGES,
        cacheDir,
      ),
    );
  }

  /** Builds the site into `outDir` and returns `outDir`. `env` overrides `TEST_ENVIRONMENT`. Throws with the output of a failed build. */
  async build(outDir = join(this.root, 'dist'), env: Record<string, string> = {}): Promise<string> {
    const args = [ASTRO, 'build', '--force', '--config', CONFIG, '--outDir', outDir];
    // The NODE_ENV of Vitest would change the build.
    const { NODE_ENV: _environment, ...inherited } = process.env;
    const options = { cwd: this.root, env: { ...inherited, ...TEST_ENVIRONMENT, ...env, NO_COLOR: '1' } };
    await promisify(execFile)(process.execPath, args, options).catch((failure: unknown) => {
      const { stdout, stderr } = failure as Record<'stdout' | 'stderr', string>;
      throw new Error(`astro build failed in ${this.root}:\n${stdout}${stderr}`, { cause: failure });
    });
    return outDir;
  }

  [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.root, { recursive: true, force: true });
    return Promise.resolve();
  }
}
