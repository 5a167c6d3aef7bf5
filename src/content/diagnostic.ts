import type { ContentSource } from './content-source.ts';

/** Error or warning in a content file. */
export interface Diagnostic {
  /** Path from the root of the project: `content/site.json`. */
  file: string;
  /** Line number, counted from 1; 1 if the diagnostic is about the whole file. */
  line: number;
  /** Path of the field in the format of `formatFieldPath`; empty if the diagnostic is about the whole file. */
  field: string;
  /** Whether the build continues despite the problem. */
  isWarning: boolean;
  /** Message in Spanish. */
  message: string;
  /** Position of the field in its file; undefined if the diagnostic is about the file or the essay. */
  path?: FieldPath;
}

export type FieldPath = readonly PropertyKey[];

/** Returns a function that creates the errors or the warnings of a file. */
export const createDiagnostics =
  (file: string, isWarning = false) =>
  (message: string, line = 1, field = ''): Diagnostic => ({
    file,
    line,
    field,
    isWarning,
    message: isWarning ? `Aviso, no detiene nada: ${message}` : message,
  });

/** Formats the path of a field for editors, who count from 1: `['items', 2, 'label']` is `items[3].label`. */
export const formatFieldPath = (path: FieldPath): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name + 1}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '');

/** File with the positions of its fields. */
interface LocatedFile {
  file: string;
  source?: Pick<ContentSource, 'getLine' | 'getLocation'> | undefined;
}

function createFieldDiagnostic(
  { file, source }: LocatedFile,
  path: FieldPath,
  message: string,
  isWarning: boolean,
): Diagnostic {
  const location = source?.getLocation?.(path) ?? { file, line: source?.getLine(path), path };
  const field = formatFieldPath(location.path);
  const diagnostic = createDiagnostics(location.file, isWarning)(message, location.line, field);
  return { ...diagnostic, path: location.path };
}

/** Creates an error about a field, at its position in the file. */
export const createFieldError = (file: LocatedFile, path: FieldPath, message: string): Diagnostic =>
  createFieldDiagnostic(file, path, message, false);

/** Creates a warning about a field, at its position in the file. */
export const createFieldWarning = (file: LocatedFile, path: FieldPath, message: string): Diagnostic =>
  createFieldDiagnostic(file, path, message, true);

/** Returns whether two paths are the same field, or a field and its group; false for an undefined path. */
export const isSameOrNestedField = (a: FieldPath | undefined, b: FieldPath | undefined): boolean =>
  a !== undefined && b !== undefined && a.every((name, index) => index >= b.length || name === b[index]);

/** Returns the line number (from 1) of an offset (from 0). Without an offset, returns the number of the last line. */
export const getLineNumber = (text: string, offset?: number): number =>
  text.slice(0, offset).split('\n').length;

/** Error for a duplicate key. The JSON and YAML parsers keep only its last value. */
export const REPEATED_FIELD = 'Este campo está escrito dos veces. Borra uno.';

/** Creates an error for each line that matches a pattern. */
export const createLineDiagnostics = (
  file: string,
  text: string,
  pattern: RegExp,
  message: string,
): Diagnostic[] => {
  const diagnostics: Diagnostic[] = [];
  for (const [index, line] of text.split('\n').entries())
    if (pattern.test(line)) diagnostics.push(createDiagnostics(file)(message, index + 1));
  return diagnostics;
};
