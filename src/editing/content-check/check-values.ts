import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { ContentFile, ContentFolder } from '../../content/read-content.ts';
import { getSourceFile } from '../../schemas/translation.ts';
import { parseDocument } from './check-image.ts';

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

/** Validates a file by its schema. Reports each error at the line of its field. */
export const checkValues = async (
  content: ContentFolder,
  { file, schema }: Pick<ContentFile, 'file' | 'schema'>,
  source: ContentSource,
): Promise<Diagnostic[]> => {
  const { error } = await parseDocument(content, getSourceFile(file) ?? file, schema, source.data);
  const errors = (error?.issues ?? []).map((issue) => {
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
  // Zod reports two issues, type and length, with the same message if a list is a string.
  return errors.filter(
    ({ field, message }, index) =>
      index === errors.findIndex((error) => error.field === field && error.message === message),
  );
};
