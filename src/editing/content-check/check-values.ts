import type { z } from 'astro/zod';
import { createFieldError, type Diagnostic, type FieldPath } from '../../content/diagnostic.ts';
import type { ContentFile, ContentFolder } from '../../content/read-content.ts';
import { type Field, getFields, getJsonSchema } from '../../schemas/json-schema.ts';
import { getSourceFile } from '../../schemas/translation.ts';
import { getField } from '../../schemas/untyped.ts';
import { parseDocument } from './check-image.ts';

/** Returns the fields of a file that its schema knows. */
export const getFileFields = ({ schema, source }: Pick<ContentFile, 'schema' | 'source'>): Field[] =>
  getFields(getJsonSchema(schema), source?.data);

/** Returns whether a missing field may be an unknown field: misspelled in the same group, or in a wrong group because of the indentation. */
const isMisspelled = (path: FieldPath, unknown: readonly z.core.$ZodIssueUnrecognizedKeys[]): boolean =>
  unknown.some(
    (issue) => issue.path.join() === path.slice(0, -1).join() || issue.keys.includes(String(path.at(-1))),
  );

/** Validates a file by its schema. Reports each error at the line of its field. */
export const checkValues = async (
  content: ContentFolder,
  contentFile: ContentFile,
): Promise<Diagnostic[]> => {
  const { file, schema, source } = contentFile;
  const { error } = await parseDocument(content, getSourceFile(file) ?? file, schema, source?.data);
  const issues = error?.issues ?? [];
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const errors: Diagnostic[] = [];
  for (const issue of issues) {
    const isMissing = getField(source?.data, ...issue.path) === undefined;
    if (isMissing && isMisspelled(issue.path, unknown)) continue;
    // The message lists all unknown fields of a group. Report it at the first of them.
    const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    errors.push(createFieldError(contentFile, [...issue.path, ...names], issue.message));
  }
  return errors;
};
