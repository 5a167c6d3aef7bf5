import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type * as changes from './history-changes.ts';

declare global {
  var historyChanges: typeof changes;
}

/** Gives a page that no policy forbids it the functions that change the history, as `historyChanges`. */
export async function provideChanges(page: Page): Promise<void> {
  const bundles = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('history-changes.ts', import.meta.url)),
        formats: ['iife'],
        name: 'historyChanges',
      },
    },
  })) as Rolldown.RolldownOutput[];
  await page.evaluate(`${bundles[0]?.output[0].code ?? ''}; globalThis.historyChanges = historyChanges`);
}
