import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';
import { readExhibitionDates } from './exhibition-dates.ts';

interface Entry {
  data: { id: number; status: ExhibitionStatus; date: string };
}

/** The exhibitions of one tab, and how many of its status there are. */
export interface TabExhibitions<Item> {
  shown: Item[];
  count: number;
}

/** Most exhibitions that a tab shows: the home page stops growing there, and /exhibiciones has the others. */
const TAB_LIMIT = 6;

/** Sorts exhibitions by their number, highest first. */
export const sortNewestFirst = <Item extends Entry>(entries: readonly Item[]): Item[] =>
  [...entries].sort((a, b) => b.data.id - a.data.id);

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
 * Parts exhibitions by the year in which each ends, newest year first. A date that tells no year for certain has that of the
 * nearest older exhibition which does, or else of the nearest newer one; where none does, the one year is ''.
 */
export const groupByYear = <Item extends Entry>(
  newestFirst: readonly Item[],
): { year: string; items: Item[] }[] => {
  const years = newestFirst.map(({ data }) => {
    const dates = readExhibitionDates(data.date);
    return (dates?.endDate ?? dates?.startDate)?.slice(0, 'yyyy'.length);
  });
  const isKnown = (year: string | undefined) => year !== undefined;
  const groups = new Map<string, Item[]>();
  for (const [index, item] of newestFirst.entries()) {
    const year = years.slice(index).find(isKnown) ?? years.slice(0, index).findLast(isKnown) ?? '';
    groups.set(year, [...(groups.get(year) ?? []), item]);
  }
  return [...groups].map(([year, items]) => ({ year, items })).sort((a, b) => b.year.localeCompare(a.year));
};
