import { text, type FieldHelp } from './text.ts';

/** A country by its two letters (ISO 3166-1). */
export const countryCode = ({ help, example }: FieldHelp) =>
  text({ help, example }).regex(/^[A-Z]{2}$/, {
    error: ({ input }) =>
      `Se encontró "${String(input)}". Se esperan dos letras mayúsculas, por ejemplo "${example}".`,
  });
