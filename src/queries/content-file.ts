import { getEntry, render, type CollectionEntry } from 'astro:content';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import type { CONTENT_FILES } from '../schemas/content-files.ts';
import { createFormatter, type Formatter } from '../i18n/formatter.ts';

type ContentFile = keyof typeof CONTENT_FILES;

/** What an editor wrote in one JSON file of content/, in a language, or in Spanish where it isn't written in it, by its name in `src/schemas/content-files.ts`. Throws when it is not there. */
export const getContentFile = async <Name extends ContentFile>(
  name: Name,
  locale: Locale,
): Promise<CollectionEntry<Name>['data']> => {
  const entry = (await getEntry(name, locale as string)) ?? (await getEntry(name, DEFAULT_LOCALE as string));
  if (!entry) throw new Error(`No hay contenido para «${name}». Ejecuta: npm run check:content`);
  return entry.data;
};

/** The language of a sentence that holds texts of a JSON file: Spanish where the file isn't written in that of the page, so that none mixes two. */
export const getContentLocale = async (name: ContentFile, locale: Locale): Promise<Locale> =>
  (await getEntry(name, locale as string)) ? locale : DEFAULT_LOCALE;

/** The attribute `lang` of what is in a language, within a part of a page that is in another; undefined within its own. */
export const getLangAttribute = async (own: Locale, around: Locale): Promise<string | undefined> =>
  own === around ? undefined : (await getContentFile('site', own)).language;

/** How a language of content/ writes days, hours and numbers. */
export const getFormatter = async (locale: Locale): Promise<Formatter> =>
  createFormatter(locale, (await getContentFile('site', locale)).language);

/** The text of a Markdown file as a component. Throws when it is empty: Astro only logs that it could not render a text. */
export const renderText = async (entry: CollectionEntry<'exhibitions' | 'textPages'>) => {
  if (entry.rendered?.html.trim()) return (await render(entry)).Content;
  throw new Error(
    `El texto de «${entry.filePath ?? entry.id}» no se pudo convertir en página: saldría vacía. Revisa sus imágenes y enlaces.`,
  );
};
