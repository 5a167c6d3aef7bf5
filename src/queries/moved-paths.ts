import { calendarPath, exhibitionPath, textPagePath } from '../paths.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { getExhibitionEntries } from './exhibitions.ts';
import { listTextPages } from './text-pages.ts';

/** A path that a page or calendar had before, and where it is now; `title` is that of a page. */
export type Move = Record<'from' | 'to', string> & { title?: string };

/** Every path that `formerly` keeps: of exhibitions, of their calendars, and of text pages. */
export const listMoves = async (): Promise<Move[]> => {
  const exhibitions = (await getExhibitionEntries(DEFAULT_LANGUAGE)).flatMap(
    ({ id, data: { formerly, title, opens } }) =>
      formerly.flatMap((name) => [
        { from: exhibitionPath(name, DEFAULT_LANGUAGE), to: exhibitionPath(id, DEFAULT_LANGUAGE), title },
        ...(opens === undefined
          ? []
          : [{ from: calendarPath(name, DEFAULT_LANGUAGE), to: calendarPath(id, DEFAULT_LANGUAGE) }]),
      ]),
  );
  const textPages = (await listTextPages(DEFAULT_LANGUAGE)).flatMap(({ path, data: { formerly, heading } }) =>
    formerly.map((name) => ({
      from: textPagePath(name, DEFAULT_LANGUAGE),
      to: path,
      title: heading,
    })),
  );
  return [...exhibitions, ...textPages];
};
