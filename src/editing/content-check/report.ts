import type { Diagnostic } from '../../content/diagnostic.ts';

/** Returns whether a report contains an error. */
export const hasErrors = (report: readonly Diagnostic[]): boolean =>
  report.some(({ isWarning }) => !isWarning);

/** Formats an error on one line: `content/site.json:4 · «url» · Se encontró…`. */
export const formatError = ({ file, line, field, message }: Diagnostic): string => {
  const parts = field === '' ? [message] : [`«${field}»`, message];
  // Replace the line breaks in file names and values.
  return [`${file}:${line}`, ...parts].join(' · ').replace(/\s*[\r\n]+\s*/g, ' ');
};

/** Summarizes a report in one Spanish sentence. */
export const summarizeReport = (report: readonly Diagnostic[]): string => {
  const { length } = report.filter(({ isWarning }) => !isWarning);
  if (length === 0) return 'El contenido está bien: ningún error.';
  return `Hay ${length} ${length === 1 ? 'error' : 'errores'} en el contenido.`;
};

export const HELP =
  'Cómo corregirlos: content/LEEME.md. Lo que no se pudo leer se revisa cuando lo corriges.';

/** Formats a report in Spanish: one error per line, with a blank line between files. */
export const formatReport = (report: readonly Diagnostic[]): string => {
  const paragraphs = [summarizeReport(report)];
  for (const diagnostics of Map.groupBy(report, ({ file }) => file).values())
    paragraphs.push(diagnostics.map(formatError).join('\n'));
  if (hasErrors(report)) paragraphs.push(HELP);
  return paragraphs.join('\n\n');
};
