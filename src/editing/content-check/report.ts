import type { Diagnostic } from '../../content/diagnostic.ts';

/** Whether a report has an error, not only warnings. */
export const hasErrors = (report: readonly Diagnostic[]): boolean =>
  report.some(({ isWarning }) => !isWarning);

/** One error on one line: `content/site.json:4 · «url» · Se encontró…`. */
export const formatError = ({ file, line, field, message }: Diagnostic): string => {
  const name = field === '' ? [] : [`«${field}»`];
  // A field's name or value may hold line breaks; an error is always one line.
  return [`${file}:${line}`, ...name, message].join(' · ').replace(/\s*[\r\n]+\s*/g, ' ');
};

/** One line that sums up a report. */
export const summarize = (report: readonly Diagnostic[]): string => {
  const { length } = report.filter(({ isWarning }) => !isWarning);
  if (length === 0) return 'El contenido está bien: ningún error.';
  return `Hay ${length} ${length === 1 ? 'error' : 'errores'} en el contenido.`;
};

/** The last line of a report with errors. */
export const HELP =
  'Cómo corregirlos: content/LEEME.md. Lo que no se pudo leer se revisa cuando lo corriges.';

/** The whole report in Spanish, one error per line, files apart; one sentence when there is none. */
export const formatReport = (report: readonly Diagnostic[]): string => {
  const files = Map.groupBy(report, ({ file }) => file);
  const groups = [...files.values()].map((group) => group.map(formatError).join('\n'));
  return [summarize(report), ...groups, ...(hasErrors(report) ? [HELP] : [])].join('\n\n');
};
