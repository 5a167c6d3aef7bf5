import type { Problem } from './problem.ts';

const countOf = (amount: number, one: string, many: string): string =>
  `${amount} ${amount === 1 ? one : many}`;

/** One problem on one line: `content/site.json:4 · «url» · Se encontró…`. */
export const formatProblem = ({ file, line, field, severity, message }: Problem): string => {
  const label = severity === 'warning' ? ['Aviso'] : [];
  const name = field === '' ? [] : [`«${field}»`];
  // A field's name or a found text may hold line ends of its own; a problem is one line all the same.
  return [`${file}:${line}`, ...name, ...label, message].join(' · ').replace(/\s*[\r\n]+\s*/g, ' ');
};

/** The whole report in Spanish, one problem per line, files apart; one sentence when there is none. */
export const formatReport = (problems: readonly Problem[]): string => {
  if (problems.length === 0) return 'El contenido está bien: ningún error y ningún aviso.';
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const summary = [
    ...(errors > 0 ? [countOf(errors, 'error', 'errores')] : []),
    ...(errors < problems.length ? [countOf(problems.length - errors, 'aviso', 'avisos')] : []),
  ].join(' y ');
  const files = [...new Set(problems.map(({ file }) => file))];
  const groups = files.map((name) =>
    problems
      .filter(({ file }) => file === name)
      .map(formatProblem)
      .join('\n'),
  );
  return [`Hay ${summary} en el contenido.`, ...groups, 'Cómo corregirlos: content/LEEME.md'].join('\n\n');
};
