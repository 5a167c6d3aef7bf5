import { execFile } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export const PROJECT_ROOT = join(import.meta.dirname, '..', '..');
export const ASTRO = join(PROJECT_ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
/** The folder whose content/ is the tests' own: another owner's, and never changed with the site's. */
export const FIXTURE_SITE = join(PROJECT_ROOT, 'tests', 'fixtures', 'site');

const CODE = [
  ...['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs', 'tailwind.config.ts'],
];
/** The day on which the tests' own site is built and read; its exhibitions would else open and close. */
export const TEST_DAY = '2026-11-22';
/**
 * Variables that every test process and every build of the tests' own site reads. An empty value hides the value that a developer's
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
/** Astro's configuration in a folder with code. */
export const CONFIG = 'test.config.mjs';

/** Pictures under their own names, by which they are found. */
const OWN_NAMES =
  'vite: { ...vite, build: { ...vite.build, rolldownOptions: { ...vite.build.rolldownOptions, output: {} } } }';
/** Pictures as they are, which takes no time. */
const PLAIN_PICTURES = "image: { service: { entrypoint: 'astro/assets/services/noop' } }";
/** Every picture that visitors get, made with the least effort. */
const QUICK_PICTURES =
  "image: { ...config.image, service: { ...config.image.service, config: { avif: { effort: 0, chromaSubsampling: '4:2:0' }, webp: { effort: 0 } } } }";

/** The packages are a link that leads out of the folder, and its caches are apart: the project's must never hear of its content. */
const toConfig = (
  names: string,
  pictures: string,
  cacheDir: string,
) => `import config from './astro.config.mjs';
const vite = { ...config.vite, cacheDir: './.cache/vite', server: { fs: { strict: false } } };
export default { ...config, cacheDir: ${JSON.stringify(cacheDir)}, ${names}, ${pictures} };
`;

/** Makes a folder of the same files. A link takes no time, and a picture is one that the content check has opened for the test before. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else
      try {
        linkSync(source, target);
      } catch {
        // On another disk.
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

/**
 * A folder of its own with the files of the frozen content/, that a test may spoil. With the code beside it, a whole site. It is
 * removed when the test gives it back (`await using`).
 */
export class TempSite {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  static async create<Folder extends TempSite>(this: new (root: string) => Folder): Promise<Folder> {
    removeAbandonedFolders();
    const root = await fs.realpath(await fs.mkdtemp(join(tmpdir(), `penthouse-site-${process.pid}-`)));
    linkFiles(join(FIXTURE_SITE, 'content'), join(root, 'content'));
    return new this(root);
  }

  /** Replaces one piece of a file; throws when the piece is not there, so that no test passes by changing nothing. */
  async replace(file: string, from: string | RegExp, to: string): Promise<void> {
    const text = await fs.readFile(join(this.root, file), 'utf8');
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} does not hold ${String(from)}`);
    await this.write(file, changed);
  }

  async write(file: string, content: string | Uint8Array): Promise<void> {
    const path = join(this.root, file);
    await fs.mkdir(dirname(path), { recursive: true });
    // Another file than the frozen one, to which this is a link.
    await fs.rm(path, { force: true });
    await fs.writeFile(path, content);
  }

  async remove(path: string): Promise<void> {
    await fs.rm(join(this.root, path), { recursive: true });
  }

  /**
   * Puts the code beside the content, with its caches in `cacheDir`. Pictures stay as they are, unless `isForVisitors`, and have
   * their own names; with `keepsNames` they have them anyway.
   */
  async addCode({ isForVisitors = false, keepsNames = false, cacheDir = './.cache' } = {}): Promise<void> {
    const copy = (name: string) =>
      fs.cp(join(PROJECT_ROOT, name), join(this.root, name), { recursive: true });
    await Promise.all(CODE.map(copy));
    await fs.symlink(join(PROJECT_ROOT, 'node_modules'), join(this.root, 'node_modules'), 'junction');
    await this.write(
      CONFIG,
      toConfig(
        keepsNames || !isForVisitors ? OWN_NAMES : 'vite',
        isForVisitors ? QUICK_PICTURES : PLAIN_PICTURES,
        cacheDir,
      ),
    );
  }

  /**
   * Builds the site into `outDir`. `env` overrides single variables of `TEST_ENVIRONMENT`, as an owner sets them. Throws with what
   * the build printed when it fails.
   */
  async build(outDir = join(this.root, 'dist'), env: Record<string, string> = {}): Promise<string> {
    const args = [ASTRO, 'build', '--force', '--config', CONFIG, '--outDir', outDir];
    // Vitest's own would make another build of it.
    const { NODE_ENV: _environment, ...inherited } = process.env;
    const options = { cwd: this.root, env: { ...inherited, ...TEST_ENVIRONMENT, ...env, NO_COLOR: '1' } };
    await promisify(execFile)(process.execPath, args, options).catch((failure: unknown) => {
      const { stdout, stderr } = failure as Record<'stdout' | 'stderr', string>;
      throw new Error(stdout + stderr, { cause: failure });
    });
    return outDir;
  }

  [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.root, { recursive: true, force: true });
    return Promise.resolve();
  }
}
