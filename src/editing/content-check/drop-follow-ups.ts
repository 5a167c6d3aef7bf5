import { findNearName } from '../../schemas/near-name.ts';
import type { Problem } from './problem.ts';

const lastName = (field: string): string => /[^.[\]]+(?=(?:\[\d+\])?$)/.exec(field)?.[0] ?? '';

// A place known by its line alone may be any field's, but the first line is also where missing fields are told.
const isSamePlace = (problem: Problem, broken: Problem): boolean =>
  problem.line === broken.line &&
  (broken.field === '' ? problem.line > 1 : lastName(problem.field) === lastName(broken.field));

const firstName = (field: string): string => /^[^.[]+/.exec(field)?.[0] ?? '';

/**
 * Leaves out what is only the consequence of a line that cannot be read: a problem on the same line, or a field that
 * is missing because its line was lost.
 *
 * @param broken the lines that cannot be read
 * @param lostFields first words of those of them that were left out
 */
export const dropFollowUps = (
  problems: readonly Problem[],
  broken: readonly Problem[],
  lostFields: readonly string[] = [],
): Problem[] =>
  problems.filter(
    (problem) =>
      !broken.some((other) => isSamePlace(problem, other)) &&
      !lostFields.some((word) => findNearName(word, [firstName(problem.field)]) !== undefined),
  );
