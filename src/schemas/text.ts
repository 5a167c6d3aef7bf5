import { z } from 'astro/zod';
import { explainMismatch } from './found-value.ts';

/** What an editor is told about a field: what it is for, and a value that would be right. */
export interface FieldHelp {
  help: string;
  example: string;
}

const readUnquoted = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return value instanceof Date ? value.toISOString().slice(0, 10) : undefined;
};

const explainText = (value: unknown, example: string): string => {
  const message = explainMismatch(value, `un texto, por ejemplo "${example}"`);
  const unquoted = readUnquoted(value);
  return unquoted === undefined ? message : `${message} Escríbelo entre comillas: "${unquoted}".`;
};

/** A text with at least one visible character. */
export const text = ({ help, example }: FieldHelp) =>
  z
    .string({ error: (issue) => explainText(issue.input, example) })
    .regex(/\S/, { error: (issue) => explainText(issue.input, example) })
    .meta({ description: help, examples: [example] });
