import { calendarAddress, exhibitionAddress, textPageAddress } from '../addresses.ts';
import { getExhibitionEntries } from './exhibitions.ts';
import { listTextPages } from './text-pages.ts';

/** An address that a page or calendar had before, and where it is now; `title` is that of a page. */
export interface Move {
  from: string;
  to: string;
  title?: string;
}

/** Every address that `formerly` keeps: of exhibitions, of their calendars, and of text pages. */
export const listMoves = async (): Promise<Move[]> => {
  const exhibitions = (await getExhibitionEntries()).flatMap(({ id, data: { formerly, title, opens } }) =>
    formerly.flatMap((name) => [
      { from: exhibitionAddress(name), to: exhibitionAddress(id), title },
      ...(opens === undefined ? [] : [{ from: calendarAddress(name), to: calendarAddress(id) }]),
    ]),
  );
  const textPages = (await listTextPages()).flatMap(({ id, data: { formerly, heading } }) =>
    formerly.map((name) => ({ from: textPageAddress(name), to: textPageAddress(id), title: heading })),
  );
  return [...exhibitions, ...textPages];
};
