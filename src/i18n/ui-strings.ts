import en from '../../content/words/en.json' with { type: 'json' };
import es from '../../content/words/es.json' with { type: 'json' };
import type { UNTRANSLATED_SECTIONS } from '../content/ui-strings-file.ts';
import type { Template } from './interpolate.ts';
import type { Locale } from './locales.ts';

type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type Interpolatable<Part> = Part extends string
  ? Template<PlaceholderOf<Part>>
  : { readonly [Name in keyof Part]: Interpolatable<Part[Name]> };

/**
 * The words of the interface: labels, states, errors, names for screen readers and sentences that the page completes, by the part of
 * the site. Their names and placeholders are those of `content/words/es.json`.
 */
export type UiStrings = Interpolatable<DefaultUiStrings>;

const over = (uiStrings: Omit<typeof es, (typeof UNTRANSLATED_SECTIONS)[number]>): typeof es => ({
  ...es,
  ...uiStrings,
});

/** The words of the interface in each language: what is in Spanish alone is so in all of them. */
export const UI_STRINGS = { es, en: over(en) } as unknown as Record<Locale, UiStrings>;
