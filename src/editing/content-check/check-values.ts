import type { z } from 'astro/zod';
import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { ContentFile, ContentFolder } from '../../content/read-content.ts';
import { getSourceFile } from '../../schemas/translation.ts';
import { MISSING_FIELD } from '../../schemas/error-map.ts';
import { parseDocument } from './check-image.ts';

/** Beginning of the path of an image in an error. */
const CONTENT_PATH = '«content/';

interface FileValue {
  path: readonly PropertyKey[];
  value: unknown;
}

interface FileText {
  path: readonly PropertyKey[];
  text: string;
}

/** Returns the values of a file that are neither groups nor lists, with their path. */
export const getValues = (data: unknown, path: readonly PropertyKey[] = []): FileValue[] => {
  if (typeof data !== 'object' || data === null) return [{ path, value: data }];
  return Object.entries(data).flatMap(([key, child]) =>
    getValues(child, [...path, Array.isArray(data) ? Number(key) : key]),
  );
};

/** Returns the strings of a file, with their path. */
export const getTextValues = (data: unknown): FileText[] => {
  const texts: FileText[] = [];
  for (const { path, value } of getValues(data))
    if (typeof value === 'string') texts.push({ path, text: value });
  return texts;
};

/** Omits missing fields that may be an unknown field: misspelled in the same group, or in a wrong group because of the indentation. */
function omitMisspelledFields(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  return issues.filter(({ message, path }) => {
    const group = path.slice(0, -1).join();
    const isUnknown = unknown.some(
      (issue) => issue.path.join() === group || issue.keys.includes(String(path.at(-1))),
    );
    return !(message.startsWith(MISSING_FIELD) && isUnknown);
  });
}

/** Validates a file by its schema. Reports each error at the line of its field. */
export const checkValues = async (
  content: ContentFolder,
  { file, schema }: Pick<ContentFile, 'file' | 'schema'>,
  source: ContentSource,
): Promise<Diagnostic[]> => {
  const { error } = await parseDocument(content, getSourceFile(file) ?? file, schema, source.data);
  const errors = omitMisspelledFields(error?.issues ?? []).map((issue) => {
    const createError = createFieldDiagnostics(file, source);
    if (issue.code !== 'unrecognized_keys') return createError(issue.message, ...issue.path);
    // The message lists all unknown fields of a group. Report it at the first of them.
    const path = [...issue.path, ...issue.keys.slice(0, 1)];
    return {
      ...createError(issue.message, ...path),
      line: source.getLine(path),
      field: formatFieldPath(path),
    };
  });
  // Zod reports two issues, type and length, with the same message if a list is a string. A work repeats the error of its image.
  const isSameError = (a: Diagnostic, b: Diagnostic): boolean =>
    a.message === b.message && (a.field === b.field || a.message.includes(CONTENT_PATH));
  // Images are measured concurrently, so the order of errors varies.
  const sorted = errors.toSorted((a, b) => a.line - b.line);
  return sorted.filter(
    (error, index) => index === sorted.findIndex((candidate) => isSameError(candidate, error)),
  );
};
