import { checkContent } from '../../src/editing/content-check/check-content.ts';
import { formatProblem } from '../../src/editing/content-check/format-report.ts';
import type { Problem } from '../../src/editing/content-check/problem.ts';
import { TemporaryContent } from './temporary-content.ts';

/** One mistake an editor makes on a copy of the real content. */
export type Change = (content: TemporaryContent) => Promise<void>;

/** An editor's mistake in a few words, how it is made, and every problem it must give. */
export type Mistake = [title: string, change: Change, expected: Partial<Problem>[]];

/** Checks a copy of the real content after the changes, in their order. */
export const checkChanged = async (...changes: Change[]): Promise<Problem[]> => {
  await using content = await TemporaryContent.create();
  for (const change of changes) await change(content);
  // Awaited here: the copy is removed on the way out.
  return await checkContent(content.root);
};

/** An editor's mistake in a few words, how it is made, and the lines that the report prints. */
export type ToldMistake = [title: string, change: Change, lines: string[]];

/** The lines that the report prints for a copy of the real content after the changes. */
export const tellChanged = async (...changes: Change[]): Promise<string[]> =>
  (await checkChanged(...changes)).map(formatProblem);
