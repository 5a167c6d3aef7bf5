import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeFrontMatterHelp } from './json-schemas/front-matter-help.ts';
import { EXHIBITIONS_FOLDER } from '../schemas/documents.ts';

/** Keeps the help inside front matter as new as the schema and the folder: at every command, and while `dev` runs. */
export function frontMatterHelp(): AstroIntegration {
  let root = '';
  return {
    name: 'front-matter-help',
    hooks: {
      'astro:config:done': async ({ config }) => {
        root = fileURLToPath(config.root);
        await writeFrontMatterHelp(root);
      },
      'astro:server:setup': ({ server, logger }) => {
        const folder = join(root, EXHIBITIONS_FOLDER);
        const follow = (path: string): void => {
          if (!path.startsWith(folder)) return;
          writeFrontMatterHelp(root).catch((error: unknown) => logger.warn(String(error)));
        };
        server.watcher.add(folder);
        server.watcher.on('add', follow);
        server.watcher.on('unlink', follow);
      },
    },
  };
}
