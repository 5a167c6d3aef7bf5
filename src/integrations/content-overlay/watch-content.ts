import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** An editor's program writes a file in several steps, and Git many files; this waits for the last one. */
const SAVE_PAUSE_MS = 150;

/**
 * Calls back after each burst of changes below a folder, with the files that changed. Calls never overlap: what happens
 * during one is told by the next.
 */
export function watchContent(
  watcher: ViteDevServer['watcher'],
  folder: string,
  onChange: (paths: string[]) => Promise<void>,
): void {
  const changed = new Set<string>();
  let pause: NodeJS.Timeout | undefined;
  let isBusy = false;
  const tell = async (): Promise<void> => {
    if (isBusy || changed.size === 0) return;
    isBusy = true;
    const paths = [...changed];
    changed.clear();
    await onChange(paths);
    isBusy = false;
    await tell();
  };
  watcher.add(folder);
  watcher.on('all', (_event, path) => {
    if (path !== folder && !path.startsWith(`${folder}${sep}`)) return;
    changed.add(path);
    clearTimeout(pause);
    pause = setTimeout(() => void tell(), SAVE_PAUSE_MS);
  });
}
