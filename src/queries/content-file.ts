import { getEntry, render, type CollectionEntry } from 'astro:content';
import type { CONTENT_FILES } from '../schemas/content-files.ts';

type ContentFile = keyof typeof CONTENT_FILES;

/** Everything in one JSON file of content/, by its name in `src/schemas/content-files.ts`. Throws when it is not there. */
export const getContentFile = async <Name extends ContentFile>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> => {
  const entry = await getEntry(name, 'document');
  if (!entry) throw new Error(`No hay contenido para «${name}». Ejecuta: npm run check:content`);
  return entry.data;
};

/** The text of a Markdown file as a component. Throws when it is empty: Astro only logs that it could not render a text. */
export const renderText = async (entry: CollectionEntry<'exhibitions' | 'textPages'>) => {
  if (entry.rendered?.html.trim()) return (await render(entry)).Content;
  throw new Error(
    `El texto de «${entry.filePath ?? entry.id}» no se pudo convertir en página: saldría vacía. Revisa sus imágenes y enlaces.`,
  );
};
