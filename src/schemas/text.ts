import { z } from 'astro/zod';
import { explainMismatch, quote, VISIBLE } from './found-value.ts';

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

/** A text with at least one visible character; what is between braces is completed by the page (see template.ts). */
export const openText = ({ help, example }: FieldHelp) =>
  z
    .string({ error: (issue) => explainText(issue.input, example) })
    .regex(VISIBLE, { error: (issue) => explainText(issue.input, example), abort: true })
    .meta({ description: help, examples: [example] });

const PLACEHOLDER = /\{\w*\}/;

/** A text that is shown as it is written: with at least one visible character, and without braces to complete. */
export const text = (field: FieldHelp) =>
  openText(field).refine((value) => !PLACEHOLDER.test(value), {
    error: ({ input }) =>
      `Se encontró ${quote(String(input))}. La página no completa este texto: se espera sin llaves, por ejemplo "${field.example}".`,
    abort: true,
  });
