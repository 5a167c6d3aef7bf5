import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { findNearName } from '../schemas/near-name.ts';

/** Whether a file is there under exactly that name, or else the name it may have been meant to have. */
export interface FoundFile {
  isThere: boolean;
  nearName?: string;
}

const readNames = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
};

/** Looks a file up by its exact name: a Mac forgives `Foto.JPG` for `foto.jpg`, a web server does not. */
export const findFile = async (path: string): Promise<FoundFile> => {
  const names = (await readNames(dirname(path))).map((name) => name.normalize('NFC'));
  if (names.includes(basename(path).normalize('NFC'))) return { isThere: true };
  const pictures = names.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));
  const nearName = findNearName(basename(path), pictures);
  return nearName === undefined ? { isThere: false } : { isThere: false, nearName };
};
