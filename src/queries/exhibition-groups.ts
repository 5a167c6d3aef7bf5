import type { ExhibitionEntry } from '../schemas/exhibition.ts';
import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';

interface Entry {
  data: Pick<ExhibitionEntry, 'number' | 'status' | 'date' | 'opens' | 'closes'>;
}

/** The exhibitions of one tab, and how many of its status there are. */
export interface TabExhibitions<Item> {
  shown: Item[];
  count: number;
}

/** Maximum of exhibitions in a tab, so that the home page doesn't grow; /exhibiciones lists all. */
const TAB_LIMIT = 6;
/** The last year of a date as people write it: "12 de noviembre de 2026 – 31 de enero de 2027". */
const LAST_YEAR = /\b(?:19|20)\d{2}\b(?!.*\b(?:19|20)\d{2}\b)/;

/** Sorts exhibitions by their number, highest first. */
export const sortExhibitions = <Item extends Entry>(entries: readonly Item[]): Item[] =>
  [...entries].sort((a, b) => b.data.number - a.data.number);

/** The newest exhibitions of each tab. */
export const fillTabs = <Item extends Entry>(
  newestFirst: readonly Item[],
): Record<ExhibitionStatus, TabExhibitions<Item>> => {
  const fill = (status: ExhibitionStatus) => {
    const items = newestFirst.filter(({ data }) => data.status === status);
    return { shown: items.slice(0, TAB_LIMIT), count: items.length };
  };
  return { past: fill('past'), current: fill('current'), upcoming: fill('upcoming') };
};

/**
 * Groups exhibitions by the year in which each ends, newest year first. One that tells no year has that of the nearest older
 * exhibition which does, or else of the nearest newer one; where none does, the one year is ''.
 */
export const groupByYear = <Item extends Entry>(
  newestFirst: readonly Item[],
): { year: string; items: Item[] }[] => {
  const years = newestFirst.map(
    ({ data: { date, opens, closes = opens } }) =>
      closes?.slice(0, 'yyyy'.length) ?? LAST_YEAR.exec(date)?.[0],
  );
  const isKnown = (year: string | undefined) => year !== undefined;
  const groups = new Map<string, Item[]>();
  for (const [index, item] of newestFirst.entries()) {
    const year = years.slice(index).find(isKnown) ?? years.slice(0, index).findLast(isKnown) ?? '';
    groups.set(year, [...(groups.get(year) ?? []), item]);
  }
  return [...groups].map(([year, items]) => ({ year, items })).sort((a, b) => b.year.localeCompare(a.year));
};
