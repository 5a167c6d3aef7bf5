import { posix } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { hasError, type Problem } from './problem.ts';

const KEY = 'brokenFiles';

const listBroken = (problems: readonly Problem[]): string[] =>
  problems.filter((problem) => hasError([problem])).map(({ file }) => file);

/** What a dev server hands to the loaders with a change: the check has just read everything, and they need not again. */
export const toRefreshContext = (problems: readonly Problem[]): Record<string, unknown> => ({
  [KEY]: listBroken(problems),
});

/**
 * Tells the files that hold an error, or whose folder is gone, from the others.
 *
 * @param check finds the problems of what is loaded, for a server that starts, when no check has been handed over
 */
export const findBrokenFiles = async (
  { refreshContextData }: Pick<LoaderContext, 'refreshContextData'>,
  check: () => Promise<Problem[]>,
): Promise<(file: string) => boolean> => {
  const told = refreshContextData?.[KEY];
  const broken = Array.isArray(told) ? (told as unknown[]) : listBroken(await check());
  return (file) => broken.includes(file) || broken.includes(posix.dirname(file));
};
