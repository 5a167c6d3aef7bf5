import { DOCUMENTS } from '../schemas/documents.ts';
import { checkDocument } from './check-document.ts';
import { checkExhibitions } from './check-exhibitions.ts';
import { checkStrays } from './check-strays.ts';
import type { Problem } from './problem.ts';

const byPlace = (a: Problem, b: Problem): number => a.file.localeCompare(b.file, 'es') || a.line - b.line;

/**
 * Every mistake of every file of content/, in one run and without a build, by file and line.
 *
 * @param root the project's folder, the one that holds content/
 */
export const checkContent = async (root: string): Promise<Problem[]> => {
  const found = await Promise.all([
    ...Object.values(DOCUMENTS).map((document) => checkDocument(root, document)),
    checkExhibitions(root),
    checkStrays(root),
  ]);
  return found.flat().sort(byPlace);
};
