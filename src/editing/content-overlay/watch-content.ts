import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** An editor's program writes a file in several steps, and Git many files; this waits for the last one. */
const SAVE_PAUSE_MS = 150;

interface Listener {
  /** The first change of a burst has come; the promise ends when the last one has been told. */
  onStir: (settled: Promise<void>) => void;
  /** These files have changed. Calls never overlap: what happens during one is told by the next. */
  onChange: (paths: string[]) => Promise<void>;
}

/** Tells of each burst of changes below a folder, when it begins and when it has been quiet for a moment. */
export function watchContent(
  watcher: ViteDevServer['watcher'],
  folder: string,
  { onStir, onChange }: Listener,
): void {
  const changed = new Set<string>();
  let pause: NodeJS.Timeout | undefined;
  let isBusy = false;
  let settle: (() => void) | undefined;
  const tell = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    while (changed.size > 0 && !pause) {
      const paths = [...changed];
      changed.clear();
      await onChange(paths);
    }
    isBusy = false;
    if (changed.size > 0) return;
    settle?.();
    settle = undefined;
  };
  watcher.add(folder);
  watcher.on('all', (_event, path) => {
    if (path !== folder && !path.startsWith(`${folder}${sep}`)) return;
    changed.add(path);
    if (!settle) onStir(new Promise((resolve) => (settle = resolve)));
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      void tell();
    }, SAVE_PAUSE_MS);
  });
}
