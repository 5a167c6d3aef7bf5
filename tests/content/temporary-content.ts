import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));

const isText = (name: string): boolean => /\.(json|md)$/.test(name);

/**
 * A folder of its own with a copy of the real content/, that a test may spoil; pictures are links to the real ones.
 * It is removed when the test gives it back (`await using`).
 */
export class TemporaryContent {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  static async create(): Promise<TemporaryContent> {
    const root = await mkdtemp(join(tmpdir(), 'penthouse-content-'));
    const files = await readdir(join(PROJECT_ROOT, 'content'), { recursive: true, withFileTypes: true });
    for (const entry of files.filter((file) => file.isFile())) {
      const from = join(entry.parentPath, entry.name);
      const to = join(root, from.slice(PROJECT_ROOT.length));
      await mkdir(dirname(to), { recursive: true });
      await (isText(entry.name) ? copyFile(from, to) : symlink(from, to));
    }
    return new TemporaryContent(root);
  }

  /** Replaces one piece of a file; throws when the piece is not there, so that no test passes by changing nothing. */
  async replace(file: string, from: string | RegExp, to: string): Promise<void> {
    const text = await readFile(join(this.root, file), 'utf8');
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} does not hold ${String(from)}`);
    await writeFile(join(this.root, file), changed);
  }

  async write(file: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(this.root, file)), { recursive: true });
    await rm(join(this.root, file), { force: true });
    await writeFile(join(this.root, file), content);
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.root, path), { recursive: true });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }
}
