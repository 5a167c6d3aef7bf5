import { type CollectionEntry, getEntry, render, type RenderResult } from 'astro:content';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import type { CONTENT_FILES } from '../schemas/content-files.ts';
import { createFormatter, type Formatter } from '../i18n/formatter.ts';

type ContentFile = keyof typeof CONTENT_FILES;

/** Returns the data of a JSON file in `content/`, in the default locale if it isn't translated. Throws if the file is missing. */
export const getContentFile = async <Name extends ContentFile>(
  name: Name,
  locale: Locale,
): Promise<CollectionEntry<Name>['data']> => {
  const entry = (await getEntry(name, locale as string)) ?? (await getEntry(name, DEFAULT_LOCALE as string));
  if (!entry) throw new Error(`No hay contenido para «${name}». Ejecuta: npm run check:content`);
  return entry.data;
};

/** Returns the locale in which `getContentFile` returns a file. Use this locale for sentences that contain texts of the file. */
export const getContentLocale = async (name: ContentFile, locale: Locale): Promise<Locale> =>
  (await getEntry(name, locale as string)) ? locale : DEFAULT_LOCALE;

/** Returns the `lang` attribute of an element; undefined if the element has the locale of its context. */
export const getLangAttribute = async (locale: Locale, contextLocale: Locale): Promise<string | undefined> =>
  locale === contextLocale ? undefined : (await getContentFile('site', locale)).language;

/** Returns the formatter of a locale, with the language tag in site.json. */
export const getFormatter = async (locale: Locale): Promise<Formatter> =>
  createFormatter(locale, (await getContentFile('site', locale)).language);

/** Renders the body of a Markdown file as a component. Throws if the result is empty, because Astro only logs a rendering error. */
export const renderText = async (
  entry: CollectionEntry<'exhibitions' | 'textPages'>,
): Promise<RenderResult['Content']> => {
  if (entry.rendered?.html.trim()) return (await render(entry)).Content;
  throw new Error(
    `El texto de «${entry.filePath ?? entry.id}» no se pudo convertir en página: saldría vacía. Revisa sus imágenes y enlaces.`,
  );
};
