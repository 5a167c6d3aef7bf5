import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENTS, EXHIBITIONS_FOLDER } from '../schemas/documents.ts';
import { findNearName } from '../schemas/near-name.ts';
import type { Problem } from './problem.ts';

const KNOWN: readonly string[] = Object.values(DOCUMENTS).map(({ file }) => file);
const MANUAL = 'content/LEEME.md';

const readNames = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder, { recursive: true });
  } catch {
    return [];
  }
};

/** Text files of content/ that no part of the site reads: usually a file that lost its name. */
export const checkStrays = async (root: string): Promise<Problem[]> => {
  const files = (await readNames(join(root, 'content'))).map(
    (name) => `content/${name.replaceAll('\\', '/')}`,
  );
  const strays = files.filter(
    (file) =>
      /\.(jsonc?|json5|md)$/i.test(file) &&
      file !== MANUAL &&
      !KNOWN.includes(file) &&
      !file.startsWith(`${EXHIBITIONS_FOLDER}/`),
  );
  return strays.map((file) => {
    const near = findNearName(
      file,
      KNOWN.filter((known) => !files.includes(known)),
    );
    const advice =
      near === undefined ? 'Bórralo o devuélvelo a su carpeta.' : `¿Quisiste llamarlo «${near}»?`;
    return {
      file,
      line: 1,
      field: '',
      severity: 'warning',
      message: `El sitio no usa este archivo. ${advice}`,
    };
  });
};
