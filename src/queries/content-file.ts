import { getEntry, render, type CollectionEntry } from 'astro:content';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import type { CONTENT_FILES } from '../schemas/content-files.ts';
import { addWords, type Words, WORDS } from '../words.ts';
import { makeWriter } from './writer.ts';

type ContentFile = keyof typeof CONTENT_FILES;

/** What a page reads of a file of content/: what an editor wrote, and the words beside it. */
type Read<Name extends ContentFile> = CollectionEntry<Name>['data'] &
  (Name extends Exclude<keyof Words, 'visits' | 'exhibitionsSection'> ? Words[Name] : unknown);

/** Everything in one JSON file of content/ in a language, or in Spanish where it isn't written in it, by its name in `src/schemas/content-files.ts`. Throws when it is not there. */
export const getContentFile = async <Name extends ContentFile>(
  name: Name,
  language: Language,
): Promise<Read<Name>> => {
  const entry =
    (await getEntry(name, language as string)) ?? (await getEntry(name, DEFAULT_LANGUAGE as string));
  if (!entry) throw new Error(`No hay contenido para «${name}». Ejecuta: npm run check:content`);
  const words = name in WORDS[language] ? WORDS[language][name as keyof Words] : {};
  return (Array.isArray(entry.data) ? entry.data : addWords(entry.data, words)) as Read<Name>;
};

/** The language of what is said with the texts of a JSON file: a sentence is of one language, Spanish where the file isn't written in that of the page. */
export const languageOf = async (name: ContentFile, language: Language): Promise<Language> =>
  (await getEntry(name, language as string)) ? language : DEFAULT_LANGUAGE;

/** How a language of content/ writes days, hours and numbers. */
export const getWriter = async (language: Language) =>
  makeWriter(language, (await getContentFile('site', language)).language);

/** The text of a Markdown file as a component. Throws when it is empty: Astro only logs that it could not render a text. */
export const renderText = async (entry: CollectionEntry<'exhibitions' | 'textPages'>) => {
  if (entry.rendered?.html.trim()) return (await render(entry)).Content;
  throw new Error(
    `El texto de «${entry.filePath ?? entry.id}» no se pudo convertir en página: saldría vacía. Revisa sus imágenes y enlaces.`,
  );
};
