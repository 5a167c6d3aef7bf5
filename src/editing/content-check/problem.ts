/** An error stops the build; a warning only tells. */
export type Severity = 'error' | 'warning';

/** What is wrong, before anyone says where: in Spanish, what was found, what is expected, an example. */
export interface Mistake {
  severity: Severity;
  message: string;
}

/** One mistake of an editor, and where it is. */
export interface Problem extends Mistake {
  /** Path from the project's root, with forward slashes: `content/site.json`. */
  file: string;
  /** Line of the file, counted from 1. */
  line: number;
  /** `share.title`, `items[3].label` (counted from 1), `ensayo`; empty when the file itself is the problem. */
  field: string;
}

/** Whether the site can't be published with these problems. */
export const hasError = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');
