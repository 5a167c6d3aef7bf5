import type { Problem } from './problem.ts';

/** A file that could be read: its data, and where each field stands. */
export interface ContentSource {
  data: unknown;
  /** Line of a field, counted from 1; of the group around it when the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** A file, or the reasons why it cannot be read. */
export type ReadResult<Source> = { source: Source } | { problems: Problem[] };
