import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { ContentFile, ContentFolder } from '../../content/read-content.ts';
import { getSourceFile } from '../../schemas/translation.ts';
import { parseDocument } from './check-picture.ts';

/** Every value of a file that is no group and no list, each with the path of its field. */
export const listValues = (
  data: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; value: unknown }[] => {
  const value = data;
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, part]) =>
    listValues(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
};

/** Every text of a file, each with the path of its field. */
export const findTexts = (data: unknown): { path: readonly PropertyKey[]; text: string }[] =>
  listValues(data).flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, text: value }] : []));

/** Everything that a schema finds wrong in a file, with the line of each field. */
export const checkValues = async (
  content: ContentFolder,
  { file, schema }: Pick<ContentFile, 'file' | 'schema'>,
  source: ContentSource,
): Promise<Diagnostic[]> => {
  const { error } = await parseDocument(content, getSourceFile(file) ?? file, schema, source.data);
  const errors = (error?.issues ?? []).map((issue) => {
    const tell = createFieldDiagnostics(file, source);
    if (issue.code !== 'unrecognized_keys') return tell(issue.message, ...issue.path);
    // Reported at the first unknown field of a group, whatever it holds: the message names all of them.
    const path = [...issue.path, ...issue.keys.slice(0, 1)];
    return { ...tell(issue.message, ...path), line: source.getLine(path), field: formatFieldPath(path) };
  });
  // A string in place of a list has two issues, type and length, with the same message.
  return errors.filter(
    ({ field, message }, index) =>
      index === errors.findIndex((other) => other.field === field && other.message === message),
  );
};
