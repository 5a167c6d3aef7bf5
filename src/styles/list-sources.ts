import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Markup, and the class lists of `src/styles`: nothing else has classes. */
const IMPORT = /(?:from |import\()'(\.[^']+(?:\.astro|\.tsx|\/styles\/[\w-]+\.ts))'/g;
const EVERYTHING = './src/**/*.{astro,tsx,ts}';

/**
 * Where Tailwind finds the classes of a stylesheet: in these files and all that they import. In dev in every file, since a new
 * import doesn't restart it.
 */
export function listSources(...roots: readonly string[]): string[] {
  if (process.env.NODE_ENV === 'development') return [EVERYTHING];
  const sources = new Set(roots);
  for (const file of sources)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      sources.add(posix.join(posix.dirname(file), path));
  return [...sources];
}
