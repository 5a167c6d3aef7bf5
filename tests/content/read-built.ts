import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/**
 * Reads the text files of a built site whose names end in one of these.
 *
 * @param endings e.g. `html`
 * @returns the text of each by its path: `/`, `/exhibiciones/cielo-raso`, `/site.webmanifest`
 */
export async function readBuilt(folder: string, ...endings: string[]): Promise<Map<string, string>> {
  const files = globSync(['**/*', '.well-known/*'], { cwd: folder }).filter((file) =>
    endings.includes(extname(file).slice(1)),
  );
  const pathOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;
  return new Map(
    await Promise.all(
      files.map(async (file) => [pathOf(file), await readFile(join(folder, file), 'utf8')] as const),
    ),
  );
}
