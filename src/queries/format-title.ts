import type { ExhibitionFields } from '../schemas/exhibition.ts';

/** The title of an exhibition where a text has one line for it, with what it means in the language of the page: `Marea (Tide)`. */
export const formatTitle = ({ title, gloss }: Pick<ExhibitionFields, 'title' | 'gloss'>): string =>
  gloss === undefined ? title : `${title} (${gloss})`;
