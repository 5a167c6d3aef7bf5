import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Files that can reference others. */
const TEXT = /\.(?:html|css|js|json|txt|xml|svg)$/;
/** Pictures that pages and islands import, and icons: what Astro leaves unreferenced. */
const ORIGINAL = /\.(?:jpe?g|png|webp|avif|svg)$/;
/** The end of a built file's name, with its hash: `DQ6SoTYM.woff2`. It is ASCII, also where the rest of the name isn't. */
const endOf = (file: string): string => file.split(/[./]/).slice(-2).join('.');
/** What may be the name of a file, in a text. */
const NAME = /[\w-]+(?:\.[\w-]+)+/g;

/** Keeps the pictures' originals, which Astro leaves there (withastro/astro#11887), out of `dist`. */
export function publishedFiles(): AstroIntegration {
  return {
    name: 'published-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const removed = await removeUnreferencedFiles(dist);
        logger.info(`${removed.length} unreferenced files deleted: ${removed.join(', ')}`);
      },
    },
  };
}

/** Deletes the pictures that Astro built under names with a hash and no text file references, and returns their names. */
async function removeUnreferencedFiles(dist: string): Promise<string[]> {
  const referenced = new Set<string>();
  for (const file of listPublishedFiles(dist).filter((name) => TEXT.test(name)))
    for (const [name] of (await readFile(file, 'utf8')).matchAll(NAME)) referenced.add(endOf(name));
  const built = listPublishedFiles(join(dist, '_astro'));
  const unreferenced = built.filter((file) => !referenced.has(endOf(file)));
  if (unreferenced.length === built.length)
    throw new Error('published-files: no page references a file in _astro/.');
  const removed = unreferenced.filter((file) => ORIGINAL.test(file));
  await Promise.all(removed.map((file) => rm(file)));
  return removed.map((file) => basename(file)).sort();
}

const listPublishedFiles = (folder: string): string[] =>
  globSync('**/*.*', { cwd: folder }).map((file) => join(folder, file));
