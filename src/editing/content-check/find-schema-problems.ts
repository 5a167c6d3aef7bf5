import type { z } from 'astro/zod';
import type { ContentSource } from './content-source.ts';
import type { Problem, Severity } from './problem.ts';

/** `['items', 2, 'label']` as an editor reads it, lists counted from 1: `items[3].label`. */
export const nameField = (path: readonly PropertyKey[]): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name + 1}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '');

const readSeverity = (issue: z.core.$ZodIssue): Severity =>
  issue.code === 'custom' && issue.params?.severity === 'warning' ? 'warning' : 'error';

interface Finding {
  path: PropertyKey[];
  message: string;
}

// One issue names every unknown field of a group, with one line of message for each (see field-group.ts).
const splitIssue = ({ path, message, ...issue }: z.core.$ZodIssue): Finding[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((name, index) => ({
        path: [...path, name],
        message: message.split('\n')[index] ?? message,
      }))
    : [{ path, message }];

/** Everything that a schema finds wrong in a file, with the line of each field. */
export const findSchemaProblems = async (
  file: string,
  schema: z.ZodType,
  { data, lineOf }: ContentSource,
): Promise<Problem[]> => {
  const { error } = await schema.safeParseAsync(data);
  if (!error) return [];
  const problems = error.issues.flatMap((issue) =>
    splitIssue(issue).map(({ path, message }) => ({
      file,
      line: lineOf(path),
      field: nameField(path),
      severity: readSeverity(issue),
      message,
    })),
  );
  // A text where a list belongs is wrong by its type and by its length, in the same words.
  return problems.filter(
    ({ field, message }, index) =>
      index === problems.findIndex((other) => other.field === field && other.message === message),
  );
};
