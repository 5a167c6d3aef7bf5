import en from '../../content/words/en.json' with { type: 'json' };
import es from '../../content/words/es.json' with { type: 'json' };
import type { Template } from './interpolate.ts';
import type { Locale } from './locales.ts';

type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type Interpolatable<Part> = Part extends string
  ? Template<PlaceholderOf<Part>>
  : { readonly [Name in keyof Part]: Interpolatable<Part[Name]> };

/** Texts of the user interface, grouped by section, with the keys and placeholders of `content/words/es.json`. */
export type UiStrings = Interpolatable<DefaultUiStrings>;

/** UI strings of each locale. Other locales than the default locale may lack the `UNTRANSLATED_SECTIONS`. */
export const UI_STRINGS = { es, en } as unknown as Record<Locale, UiStrings>;
