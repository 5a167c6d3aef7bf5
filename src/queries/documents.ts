import { getEntry, type CollectionEntry } from 'astro:content';
import type { CONTENT_FILES } from '../schemas/content-files.ts';

type DocumentName = keyof typeof CONTENT_FILES;

/**
 * The data of one JSON document of content/.
 * Throws when the file is not there: the content check names it before a build gets this far.
 */
export const getDocument = async <Name extends DocumentName>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> => {
  const entry = await getEntry(name, 'document');
  if (!entry) throw new Error(`No hay contenido para «${name}». Ejecuta: npm run check:content`);
  return entry.data;
};
