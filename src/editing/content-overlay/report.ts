import type { Problem } from '../content-check/problem.ts';

/** What the dev server tells the open pages about content/. */
export interface Report {
  /** Spanish: how many errors and warnings there are. */
  summary: string;
  problems: Problem[];
  /** Grows with each change of what pages show. */
  version: number;
}

/** Names the version that a page was made of, in its header Server-Timing: the one header that a page can read of itself. */
export const VERSION_TIMING = 'content';

/** A page asks for the report. */
export const ASK = 'content-check:ask';

/** The server sends it, asked or after a change. */
export const PROBLEMS = 'content-check:problems';
