import type { z } from 'astro/zod';
import { quote } from './found-value.ts';
import { openText, type FieldHelp } from './text.ts';

/** The names between braces in a text, in order: `"{n} de {total}"` gives `["n", "total"]`. */
const readPlaceholders = (value: string): string[] =>
  [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');

/** A text that the page completes: it must hold every placeholder of the example, and no other. */
export const template = ({ help, example }: FieldHelp): z.ZodString => {
  const expected = [...new Set(readPlaceholders(example))];
  const isComplete = (value: string): boolean => {
    const found = readPlaceholders(value);
    const isWhole = !/[{}]/.test(value.replace(/\{[^{}]*\}/g, ''));
    return (
      isWhole &&
      expected.every((name) => found.includes(name)) &&
      found.every((name) => expected.includes(name))
    );
  };
  const names = expected.map((name) => `{${name}}`).join(', ');
  return openText({ help, example }).refine(isComplete, {
    error: ({ input }) =>
      `Se encontró ${quote(String(input))}. La página completa este texto: debe llevar ${names}, y nada más entre llaves, por ejemplo "${example}".`,
  });
};
