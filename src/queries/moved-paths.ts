import { calendarPath, exhibitionPath, textPagePath } from '../paths.ts';
import { getExhibitionEntries } from './exhibitions.ts';
import { listTextPages } from './text-pages.ts';

/** A path that a page or calendar had before, and where it is now; `title` is that of a page. */
export type Move = Record<'from' | 'to', string> & { title?: string };

/** Every path that `formerly` keeps: of exhibitions, of their calendars, and of text pages. */
export const listMoves = async (): Promise<Move[]> => {
  const exhibitions = (await getExhibitionEntries()).flatMap(({ id, data: { formerly, title, opens } }) =>
    formerly.flatMap((name) => [
      { from: exhibitionPath(name), to: exhibitionPath(id), title },
      ...(opens === undefined ? [] : [{ from: calendarPath(name), to: calendarPath(id) }]),
    ]),
  );
  const textPages = (await listTextPages()).flatMap(({ id, data: { formerly, heading } }) =>
    formerly.map((name) => ({ from: textPagePath(name), to: textPagePath(id), title: heading })),
  );
  return [...exhibitions, ...textPages];
};
