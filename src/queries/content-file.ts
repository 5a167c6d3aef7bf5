import { getCollection, getEntry, render, type CollectionEntry } from 'astro:content';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { originalOf } from '../schemas/translation.ts';
import type { CONTENT_FILES } from '../schemas/content-files.ts';
import { addWords, type Words, WORDS } from '../words.ts';
import { makeWriter } from './writer.ts';

type ContentFile = keyof typeof CONTENT_FILES;

/** What a page reads of a file of content/: what an editor wrote, and the words beside it. */
type Read<Name extends ContentFile> = CollectionEntry<Name>['data'] &
  (Name extends keyof Words ? Words[Name] : unknown);

/** Everything in one JSON file of content/ in a language, by its name in `src/schemas/content-files.ts`. Throws when it is not there. */
export const getContentFile = async <Name extends ContentFile>(
  name: Name,
  language: Language,
): Promise<Read<Name>> => {
  const id: string = language;
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`No hay contenido para «${name}». Ejecuta: npm run check:content`);
  const words = name in WORDS[language] ? WORDS[language][name as keyof Words] : {};
  return (Array.isArray(entry.data) ? entry.data : addWords(entry.data, words)) as Read<Name>;
};

/** The language of what is said with the texts of a JSON file: a sentence is of one language, Spanish where content/ has no file of it in that of the page. */
export const languageOf = async (name: ContentFile, language: Language): Promise<Language> => {
  const id = `${language}/${name}`;
  return (await getEntry('written', id)) ? language : DEFAULT_LANGUAGE;
};

/** How a language of content/ writes days, hours and numbers. */
export const getWriter = async (language: Language) =>
  makeWriter(language, (await getContentFile('site', language)).language);

type Folder = 'exhibitions' | 'textPages';

/**
 * Every Markdown file of a folder of content/: `name` is that of its file, `language` the one it is written in, which is Spanish
 * where there are no words in the language that is asked for.
 */
export const listFiles = async <Name extends Folder>(folder: Name, language: Language) => {
  const all = await getCollection(folder);
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return all
    .filter(({ filePath = '' }) => originalOf(filePath) === undefined)
    .map((entry) => {
      const translated = byId.get(`${entry.id}.${language}`);
      const written = translated ? language : DEFAULT_LANGUAGE;
      return { ...(translated ?? entry), name: entry.id, language: written };
    });
};

/** The text of a Markdown file as a component. Throws when it is empty: Astro only logs that it could not render a text. */
export const renderText = async (entry: CollectionEntry<Folder>) => {
  if (entry.rendered?.html.trim()) return (await render(entry)).Content;
  throw new Error(
    `El texto de «${entry.filePath ?? entry.id}» no se pudo convertir en página: saldría vacía. Revisa sus imágenes y enlaces.`,
  );
};
