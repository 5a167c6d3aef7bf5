import type { z } from 'astro/zod';
import { spanishErrors } from '../../schemas/error-map.ts';
import { type ContentError, errorsOf, nameField } from './content-error.ts';

/** A file that could be read: its data, and where each field stands. */
export interface ContentSource {
  data: unknown;
  /** Line of a field, counted from 1; of the group around it when the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

// One issue names every unknown field of a group, with one line of message for each (see error-map.ts).
const splitIssue = (issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((name, index) => ({
        path: [...issue.path, name],
        message: issue.message.split('\n')[index] ?? '',
      }))
    : [issue];

/** Everything that a schema finds wrong in a file, with the line of each field. */
export const checkValues = async (
  file: string,
  schema: z.ZodType,
  { data, lineOf }: ContentSource,
): Promise<ContentError[]> => {
  const { error } = await schema.safeParseAsync(data, { error: spanishErrors });
  const errors = (error?.issues ?? []).flatMap((issue) =>
    splitIssue(issue).map(({ path, message }) => errorsOf(file)(message, lineOf(path), nameField(path))),
  );
  // A string in place of a list has two issues, type and length, with the same message.
  return errors.filter(
    ({ field, message }, index) =>
      index === errors.findIndex((other) => other.field === field && other.message === message),
  );
};
