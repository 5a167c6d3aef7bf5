import { posix } from 'node:path';
import { DOCUMENTS } from '../../schemas/documents.ts';
import { checkDocument } from './check-document.ts';
import { checkExhibitions } from './check-exhibitions.ts';
import { checkStrays } from './check-strays.ts';
import { checkPrivacyNotice } from '../privacy-notice.ts';
import type { Problem } from './problem.ts';

const byPlace = (a: Problem, b: Problem): number => a.file.localeCompare(b.file, 'es') || a.line - b.line;

/** What is gone with its whole folder is told once, with the folder. */
const dropWhatIsInLostFolders = (problems: readonly Problem[], folders: readonly Problem[]): Problem[] => {
  const lost = folders.filter(({ severity }) => severity === 'error').map(({ file }) => file);
  return problems.filter(({ file }) => !lost.includes(posix.dirname(file)) && !lost.includes(file));
};

/**
 * Every mistake of every file of content/, in one run and without a build, by file and line.
 *
 * @param root the project's folder, the one that holds content/
 */
export const checkContent = async (root: string): Promise<Problem[]> => {
  const [strays, ...found] = await Promise.all([
    checkStrays(root),
    checkExhibitions(root),
    checkPrivacyNotice(root),
    ...Object.values(DOCUMENTS).map((document) => checkDocument(root, document)),
  ]);
  return [...strays, ...dropWhatIsInLostFolders(found.flat(), strays)].sort(byPlace);
};
