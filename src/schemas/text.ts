import type { z } from 'astro/zod';
import type { Template } from '../i18n/interpolate.ts';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales.ts';
import { getLanguageName } from './language-name.ts';
import {
  ALT_TEXT,
  combinePatterns,
  MARKED_TEXT,
  MULTILINE_META,
  PLAIN_TEXT,
  textField,
} from './text-field.ts';

/** Creates a field for a name, which is the same in every locale. */
export const nameField = (description: string, example: string): z.ZodString =>
  textField({ pattern: PLAIN_TEXT, expected: 'un texto', description, example });

const TITLE_ADVICE = [
  'Un título se escribe una sola vez, sin idiomas.',
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
    (locale) => `Lo que quiere decir en ${getLanguageName(locale)} va en gloss: { ${locale}: "…" }.`,
  ),
].join(' ');

/** Creates the title field of an exhibition or a work. The title has no translations. The field `gloss` translates its meaning. */
export const titleField = (description: string, example: string): z.ZodString =>
  nameField(description, example).meta({ once: TITLE_ADVICE });

/** Creates a plain text field with translations. */
export const translatedTextField = (description: string, example?: string): z.ZodString =>
  textField({ pattern: PLAIN_TEXT, expected: 'un texto', description, example, isTranslatable: true });

/** Creates a multiline text field with translations. */
export const multilineTextField = (description: string, example?: string): z.ZodString =>
  translatedTextField(description, example).meta(MULTILINE_META);

/** Source of a pattern for text whose asterisks are pairs, follow a word (footnote marks), or don't precede a word. */
const PAIRED_ASTERISKS = String.raw`(?=(?:\*[^\s*](?:[^*]*[^\s*])?\*|[\p{L}\p{N}]\*?|\*(?![\p{L}\p{N}¿¡«“"'(])|[^*\p{L}\p{N}])*$)`;
const CAPTION = combinePatterns(new RegExp(`^${PAIRED_ASTERISKS}`, 'u'), MARKED_TEXT);

/** Creates a caption field: one line, with italics between asterisks. */
export const captionField = (description: string, example?: string): z.ZodString =>
  textField({
    pattern: CAPTION,
    expected: 'un texto con los asteriscos (*) en pares',
    description,
    example,
    isTranslatable: true,
  });

/** Creates an alternative text field. The text is neither empty nor the name of a file. */
export const altTextField = (): z.ZodString =>
  textField({
    pattern: ALT_TEXT,
    expected: 'una frase que diga qué se ve en la imagen, no el nombre del archivo',
    description: 'Qué se ve en la imagen, para quien no puede verla',
    example: 'Dos lienzos blancos recargados en una columna de concreto, con luz de mañana',
    isTranslatable: true,
  }).meta(MULTILINE_META);

/** Length after which cards, search engines and social networks truncate a description. */
const MAX_DESCRIPTION_CHARACTERS = 240;

/** Creates the description field of a page, for cards, search engines and social networks. */
export const descriptionField = (label: string, example?: string): z.ZodString =>
  translatedTextField(label, example).max(MAX_DESCRIPTION_CHARACTERS).meta(MULTILINE_META);

/** Creates the document title field. The UI string `site.pageTitle` adds the name of the site. */
export const documentTitleField = (example?: string): z.ZodString =>
  textField({
    pattern: combinePatterns(/^[^|]*$/, PLAIN_TEXT),
    expected: 'un título sin el nombre del sitio, que la página ya pone, y sin |',
    description: 'El título en la pestaña del navegador, sin el nombre del sitio',
    example,
    isTranslatable: true,
  });

/** Creates the optional field for the prefilled lines of a message, which the visitor completes. */
export const messageOpeningField = (): z.ZodOptional<z.ZodString> =>
  multilineTextField(
    'Cómo empieza el mensaje: líneas que la persona completa en el formulario, o en WhatsApp si se atiende',
  ).optional();

/** Creates a text field that requires each of the placeholders, and forbids anything else between braces. */
export function templateField<Name extends string>(
  description: string,
  ...names: [Name, ...Name[]]
): z.ZodType<Template<Name>, string> {
  const lookaheads = names.map((name) => String.raw`(?=[\s\S]*\{${name}\})`).join('');
  const braces = new RegExp(String.raw`^${lookaheads}(?:[^{}]|\{(?:${names.join('|')})\})*$`, 'u');
  const placeholders = new Intl.ListFormat('es').format(names.map((name) => `{${name}}`));
  return textField({
    pattern: combinePatterns(braces, MARKED_TEXT),
    expected: `un texto con ${placeholders}, que la página completa, y nada más entre llaves`,
    description,
    isTranslatable: true,
  });
}
