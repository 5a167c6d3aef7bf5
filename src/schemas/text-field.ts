import { z } from 'astro/zod';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales.ts';
import { type TextKind, createForbiddenTextLookahead } from './text-rules.ts';

/** Source of a character class without Unicode spaces and invisible characters. */
export const VISIBLE_CHARACTER = String.raw`[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]`;

/** Pattern of a text field. JSON Schema gets `source` and `flags`. */
export interface TextPattern extends Pick<RegExp, 'source' | 'flags' | 'test'> {
  /** Selects the rules of `text-rules.ts` that explain a text that doesn't match. */
  kind?: TextKind | undefined;
}

/** Creates a pattern that requires a visible character, and forbids what the rules for a kind of text forbid. */
function createPattern(kind: TextKind): TextPattern {
  const source = String.raw`^${createForbiddenTextLookahead(kind)}[\s\S]*${VISIBLE_CHARACTER}`;
  return Object.assign(new RegExp(source, 'u'), { kind });
}

// These patterns are constants, because compiling them is slow.
export const PLAIN_TEXT = createPattern('plain');
export const MARKED_TEXT = createPattern('marked');
export const ALT_TEXT = createPattern('picture');

/** Combines two patterns. JSON Schema gets one source with `first` as a lookahead; `test` runs both patterns. */
export const combinePatterns = (first: RegExp, second: TextPattern): TextPattern => ({
  source: `(?=${first.source})${second.source}`,
  flags: 'u',
  test: (text) => first.test(text) && second.test(text),
  kind: second.kind,
});

/** JSON Schema metadata of a text field that may hold translations: `{ es: "Hoy", en: "Today" }`. */
export const TRANSLATABLE_META = {
  type: ['string', 'object'] as ['string', 'object'],
  properties: Object.fromEntries(LOCALES.map((locale) => [locale, { type: 'string' as const }])),
  additionalProperties: false,
};

/** JSON Schema metadata of a text field without text in the default locale: `{ en: "Tide" }`. */
export const TRANSLATION_ONLY_META = {
  ...TRANSLATABLE_META,
  properties: Object.fromEntries(
    Object.entries(TRANSLATABLE_META.properties).filter(([locale]) => locale !== DEFAULT_LOCALE),
  ),
};

/** Metadata that makes a field multiline in the form. */
export const MULTILINE_META = { widget: 'text' };

interface TextFieldOptions {
  pattern: TextPattern;
  /** End of the Spanish sentence "Se espera …" in errors and in the help of the form. */
  expected: string;
  /** Description for editors, in Spanish. */
  description: string;
  /** Valid text, for errors and for the help in the form. */
  example?: string | undefined;
  isTranslatable?: boolean;
}

/** Creates a text field with the help that errors and the form show. */
export function textField({
  pattern,
  expected,
  description,
  example,
  isTranslatable = false,
}: TextFieldOptions): z.ZodString {
  const exampleHint = example === undefined ? '' : `, por ejemplo "${example}"`;
  const meta: z.GlobalMeta = { pattern: pattern.source, description, flags: pattern.flags };
  if (pattern.kind) meta.kind = pattern.kind;
  meta.errorMessage = `Se espera ${expected}${exampleHint}.`;
  if (example !== undefined) meta.examples = [example];
  if (isTranslatable) Object.assign(meta, TRANSLATABLE_META);
  return z
    .string()
    .refine((text) => pattern.test(text))
    .meta(meta);
}
