import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the text files of a built site whose names end in one of these.
 *
 * @param endings as a pattern: `html`, `{txt,xml}`
 * @returns the text of each by its path: `/`, `/exhibiciones/cielo-raso`, `/robots.txt`
 */
export function readBuilt(folder: string, endings: string): Map<string, string> {
  const files = globSync(`**/{*,.*/*}.${endings}`, { cwd: folder });
  const pathOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;
  return new Map(files.map((file) => [pathOf(file), readFileSync(join(folder, file), 'utf8')]));
}
