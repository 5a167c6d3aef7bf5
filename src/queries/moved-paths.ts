import { calendarPath, exhibitionPath, textPagePath } from '../paths.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { getExhibitionEntries } from './exhibitions.ts';
import { listTextPages } from './text-pages.ts';

/** A path that a page or calendar had before, and where it is now; `title` is that of a page. */
export type Move = Record<'from' | 'to', string> & { title?: string };

const listExhibitionMoves = async (): Promise<Move[]> => {
  const moves: Move[] = [];
  for (const { name, data } of await getExhibitionEntries(DEFAULT_LANGUAGE))
    for (const former of data.formerly) {
      const toMove = (pathOf: typeof exhibitionPath) => ({
        from: pathOf(former, DEFAULT_LANGUAGE),
        to: pathOf(name, DEFAULT_LANGUAGE),
      });
      moves.push({ ...toMove(exhibitionPath), title: data.title });
      if (data.opens !== undefined) moves.push(toMove(calendarPath));
    }
  return moves;
};

const listTextPageMoves = async (): Promise<Move[]> => {
  const pages = await listTextPages(DEFAULT_LANGUAGE);
  return pages.flatMap(({ path, data: { formerly, heading } }) =>
    formerly.map((former) => ({ from: textPagePath(former, DEFAULT_LANGUAGE), to: path, title: heading })),
  );
};

/** Every path that `formerly` keeps: of exhibitions, of their calendars, and of text pages. */
export const listMoves = async (): Promise<Move[]> => [
  ...(await listExhibitionMoves()),
  ...(await listTextPageMoves()),
];
