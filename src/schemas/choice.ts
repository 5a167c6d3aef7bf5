import { z } from 'astro/zod';
import { explainMismatch } from './found-value.ts';
import { findNearName } from './near-name.ts';

/** One of a few fixed words; a wrong word is answered with the list and the near one. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values, help: string) =>
  z
    .enum(values, {
      error: ({ input }) => {
        const near = typeof input === 'string' ? findNearName(input, values) : undefined;
        const message = explainMismatch(input, `una de estas palabras: ${values.join(', ')}`);
        return near ? `${message} ¿Quisiste escribir "${near}"?` : message;
      },
    })
    .describe(help);
