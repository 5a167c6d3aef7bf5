import { expect, test } from 'vitest';
import { createDiagnostics } from '../../../src/content/diagnostic.ts';
import {
  formatError,
  formatReport,
  hasErrors,
  HELP,
  summarizeReport,
} from '../../../src/editing/content-check/report.ts';

const error = createDiagnostics('content/site.json')('Falta este campo.', 4, 'url');
const warning = createDiagnostics('content/visits.json', true)('revisa esto.');

test.each([
  ['El contenido está bien: ningún error.', []],
  ['El contenido está bien: ningún error.', [warning]],
  ['Hay 1 error en el contenido.', [error, warning]],
  ['Hay 2 errores en el contenido.', [error, error]],
])('summarizeReport counts errors but not warnings: %s', (summary, report) => {
  expect(summarizeReport(report)).toBe(summary);
  expect(hasErrors(report)).toBe(report.includes(error));
});

test('formatError joins a message of several lines', () => {
  expect(formatError({ ...error, message: 'Uno\r\n  dos.' })).toBe('content/site.json:4 · «url» · Uno dos.');
});

test('formatReport groups errors by file and ends with help', () => {
  expect(formatReport([error, error, warning]).split('\n\n')).toStrictEqual([
    'Hay 2 errores en el contenido.',
    `${formatError(error)}\n${formatError(error)}`,
    'content/visits.json:1 · Aviso, no detiene nada: revisa esto.',
    HELP,
  ]);
  expect(formatReport([warning])).not.toContain(HELP);
});
