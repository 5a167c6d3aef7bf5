import { quote } from './found-value.ts';
import { text, type FieldHelp } from './text.ts';

/** A language as browsers and screen readers know it: two letters, and a country if it matters (BCP 47). */
export const languageTag = ({ help, example }: FieldHelp) =>
  text({ help, example }).regex(/^[a-z]{2}(-[A-Z]{2})?$/, {
    error: ({ input }) =>
      `Se encontró ${quote(String(input))}. Se espera un código de idioma, por ejemplo "${example}".`,
  });
