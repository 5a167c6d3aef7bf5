import type { ExhibitionEntry } from '../schemas/exhibition.ts';
import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';

interface Entry {
  data: Pick<ExhibitionEntry, 'number' | 'status' | 'date' | 'opens'>;
}

/** The exhibitions of one tab, and how many of its status there are. */
export interface TabExhibitions<Item> {
  shown: Item[];
  count: number;
}

/** Maximum of exhibitions in a tab, so that the home page doesn't grow; /exhibiciones lists all. */
const TAB_LIMIT = 6;
/** The first year of a date as people write it: "12 de noviembre de 2026 – 31 de enero de 2027". */
const YEAR = /\b(?:19|20)\d{2}\b/;

/** Sorts exhibitions by their number, highest first. */
export const sortExhibitions = <Item extends Entry>(entries: readonly Item[]): Item[] =>
  [...entries].sort((a, b) => b.data.number - a.data.number);

/** The exhibitions of each tab, those of the highest numbers where there are more than it holds. */
export const fillTabs = <Item extends Entry>(
  highestFirst: readonly Item[],
): Record<ExhibitionStatus, TabExhibitions<Item>> => {
  const listTab = (status: ExhibitionStatus) => {
    const items = highestFirst.filter(({ data }) => data.status === status);
    return { shown: items.slice(0, TAB_LIMIT), count: items.length };
  };
  return { past: listTab('past'), current: listTab('current'), upcoming: listTab('upcoming') };
};

const readYear = ({ date = '', opens }: Entry['data']): string | undefined =>
  opens?.slice(0, 'yyyy'.length) ?? YEAR.exec(date)?.[0];

/** Groups exhibitions by the year in which each opens, latest first; one that tells none has that of the next lower number, or ''. */
export const groupByYear = <Item extends Entry>(
  highestFirst: readonly Item[],
): { year: string; items: Item[] }[] => {
  const groups = new Map<string, Item[]>();
  let year = '';
  for (const item of highestFirst.toReversed()) {
    year = readYear(item.data) ?? year;
    groups.set(year, [item, ...(groups.get(year) ?? [])]);
  }
  return [...groups].map(([year, items]) => ({ year, items })).sort((a, b) => b.year.localeCompare(a.year));
};
