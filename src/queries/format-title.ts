import type { ExhibitionFields } from '../schemas/exhibition.ts';

/** Formats the title of an exhibition with its translation in brackets: `Marea (Tide)`. */
export const formatTitle = ({ title, gloss }: Pick<ExhibitionFields, 'title' | 'gloss'>): string =>
  gloss === undefined ? title : `${title} (${gloss})`;
