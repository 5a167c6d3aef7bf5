import { z } from 'astro/zod';
import { findFieldByHelp } from './field-by-help.ts';
import { explainMismatch } from './found-value.ts';
import { findNearName } from './near-name.ts';

const explainUnknownField = (name: string, shape: z.core.$ZodLooseShape): string => {
  const known = Object.keys(shape);
  const near = findNearName(name, known) ?? findFieldByHelp(name, shape);
  const suggestion = near ? `¿Quisiste escribir «${near}»?` : `Los campos posibles son: ${known.join(', ')}.`;
  return `Este campo no existe. ${suggestion}`;
};

/**
 * A group of named fields that accepts no other name: a misspelt field is an error with the near name, never a
 * value that vanishes; one in Spanish is known by the fields' help. The error for unknown names holds one line per
 * name, in the order of `issue.keys`.
 */
export const fieldGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) => explainUnknownField(name, shape)).join('\n')
        : explainMismatch(issue.input, `un grupo de campos: ${Object.keys(shape).join(', ')}`),
  });
