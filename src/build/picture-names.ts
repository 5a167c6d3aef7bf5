import { globSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

/** A version of a picture as Astro names it: the original's hash (`astro.config.mjs`), `_`, and a hash of what was asked for. */
const VERSION = /^([\w-]{6})_[0-9A-Za-z]+(\.(?:avif|webp|jpeg|png))$/;
/** The same name in a text. */
const REFERENCE = /(?<=\/_astro\/)[\w-]{6}_[0-9A-Za-z]+\.\w+/g;
const TEXT = '**/*.{html,css,js,json,txt,xml,svg,ics}';

/**
 * Names each version of a picture by its size instead of a hash, `CAME3O_736x414.avif`: a `srcset` repeats itself then, and the home
 * page is 1.2 kB lighter compressed. The hash of the original still tells caches of another picture.
 */
export function pictureNames(): AstroIntegration {
  return {
    name: 'picture-names',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const names = await nameBySize(join(dist, '_astro'));
        for (const [before, name] of names)
          await rename(join(dist, '_astro', before), join(dist, '_astro', name));
        for (const file of globSync(TEXT, { cwd: dist })) {
          const text = await readFile(join(dist, file), 'utf8');
          const renamed = text.replace(REFERENCE, (name) => names.get(name) ?? name);
          if (renamed !== text) await writeFile(join(dist, file), renamed);
        }
      },
    },
  };
}

/** The new name of each version in the folder by its old one; two of one size, by another quality, are told by a number. */
async function nameBySize(folder: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of (await readdir(folder)).sort()) {
    const [, original, ending = ''] = VERSION.exec(file) ?? [];
    if (!original) continue;
    const { width, height } = await sharp(join(folder, file)).metadata();
    const size = `${original}_${String(width)}x${String(height)}`;
    let name = size + ending;
    for (let number = 2; taken.has(name); number++) name = `${size}-${String(number)}${ending}`;
    taken.add(name);
    names.set(file, name);
  }
  return names;
}
