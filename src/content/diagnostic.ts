import type { ContentSource } from './content-source.ts';

/**
 * Creates the errors of one file, `content/site.json`, or its warnings, which don't stop the build and say so: a Spanish message,
 * a line counted from 1, and a field as `formatFieldPath` writes it. One of the whole file is on line 1, without a field.
 */
export const createDiagnostics =
  (file: string, isWarning = false) =>
  (message: string, line = 1, field = '') => ({
    ...{ file, line, field, isWarning },
    message: isWarning ? `Aviso, no detiene nada: ${message}` : message,
  });

/** One error of an editor, and where it is. */
export type Diagnostic = ReturnType<ReturnType<typeof createDiagnostics>>;

/** `['items', 2, 'label']` as an editor reads it, lists counted from 1: `items[3].label`. */
export const formatFieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name + 1}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '');

/** Creates the errors of the fields of one file, or its warnings, each where its field is written. */
export const createFieldDiagnostics =
  (file: string, source?: Pick<ContentSource, 'lineOf' | 'placeOf'>, isWarning = false) =>
  (message: string, ...path: readonly PropertyKey[]): Diagnostic => {
    const place = source?.getLocation?.(path) ?? { file, line: source?.getLine(path), path };
    return createDiagnostics(place.file, isWarning)(message, place.line, formatFieldPath(place.path));
  };

/** Line number (from 1) of the character at an offset (from 0), or of the last one. */
export const getLineNumber = (text: string, offset?: number): number =>
  text.slice(0, offset).split('\n').length;

/** The error of a field that a file has twice: parsers of JSON and YAML keep only the last. */
export const REPEATED_FIELD = 'Este campo está escrito dos veces. Borra uno.';

/** An error for each line of a text that matches. */
export const reportLines = (file: string, text: string, pattern: RegExp, message: string): Diagnostic[] =>
  text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? createDiagnostics(file)(message, index + 1) : []));
