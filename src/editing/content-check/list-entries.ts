import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file or folder of content/, by its path from there, with forward slashes. */
export interface Entry {
  path: string;
  isFolder: boolean;
}

// What computers leave beside the files of people: .DS_Store, ._foto.jpg, Thumbs.db, ~$nota.docx, .nota.md.swp.
const LEFT_BY_COMPUTERS = /^(?:\.(?!.*\.(?:md|json)$)|\._|~\$|Thumbs\.db$|desktop\.ini$)/i;

const readEntries = async (folder: string): Promise<Dirent[]> => {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};

/** Everything under a folder, sorted; links are taken for files, so that one that leads back up ends nowhere. */
export const listEntries = async (folder: string): Promise<Entry[]> => {
  const entries = (await readEntries(folder)).filter(({ name }) => !LEFT_BY_COMPUTERS.test(name));
  const found = await Promise.all(
    entries.map(async (entry): Promise<Entry[]> => {
      if (!entry.isDirectory()) return [{ path: entry.name, isFolder: false }];
      const inside = await listEntries(join(folder, entry.name));
      return [
        { path: entry.name, isFolder: true },
        ...inside.map(({ path, isFolder }) => ({ path: `${entry.name}/${path}`, isFolder })),
      ];
    }),
  );
  return found.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
};
